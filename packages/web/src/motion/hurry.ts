import type { Director } from './director.ts';

/** These move the map or hold the glass, and leave what moves on it in peace. */
const LEAVES: ReadonlySet<string> = new Set([
  ...['Shift', 'Control', 'Alt', 'Meta'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', '=', '0'],
]);

/** Nobody has to wait: any key, and any click beside the map, ends what moves. Gives back what takes it off again. */
export function hurryBy(map: HTMLElement, director: Director): () => void {
  const down = (event: KeyboardEvent): void => {
    if (!LEAVES.has(event.key)) director.finish();
  };
  // On the map a drag ends in a click as well; a press is told by the map itself.
  const click = (event: MouseEvent): void => {
    if (!(event.target instanceof Node && map.contains(event.target))) director.finish();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', down, { capture: true, signal });
  document.addEventListener('click', click, { capture: true, signal });
  // On a page that nobody sees, nothing would ever come to rest.
  document.addEventListener('visibilitychange', () => director.finish(), { signal });
  return () => listening.abort();
}
