import type { MapPicture, Scene } from '../model.ts';

/** The map in words: a list to read through, and a line that says where the cursor is. Neither is seen. */
export interface Readout {
  show(words: ReadonlyMap<string, string>): void;
  say(text: string): void;
  remove(): void;
}

export function makeReadout(host: HTMLElement, listLabel: string): Readout {
  const list = hidden(host, 'ol');
  list.setAttribute('aria-label', listLabel);
  const line = hidden(host, 'div');
  line.setAttribute('aria-live', 'polite');
  const items = new Map<string, HTMLElement>();
  return {
    show(words) {
      for (const [id, text] of words) {
        const item = items.get(id) ?? list.appendChild(document.createElement('li'));
        items.set(id, item);
        if (item.textContent !== text) item.textContent = text;
      }
      for (const [id, item] of items) {
        if (words.has(id)) continue;
        item.remove();
        items.delete(id);
      }
    },
    say(text) {
      line.textContent = text;
    },
    remove() {
      list.remove();
      line.remove();
    },
  };
}

/** There for those who listen, out of sight for those who look. */
function hidden(host: HTMLElement, name: 'ol' | 'div'): HTMLElement {
  const element = document.createElement(name);
  Object.assign(element.style, {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: '0',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  });
  return host.appendChild(element);
}

/** What is said of each hex in play, with all that is in it, in the order of the map. */
export function hexWords(map: MapPicture, { pieces, markers }: Scene): ReadonlyMap<string, string> {
  const said = new Map(map.hexes.filter(({ isInPlay }) => isInPlay).map(({ id, words }) => [id, [words]]));
  for (const { at, words } of [...markers, ...pieces]) said.get(at)?.push(words);
  return new Map([...said].map(([id, words]) => [id, words.filter((each) => each !== '').join('; ')]));
}
