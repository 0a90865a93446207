import type { BoardWidget, Passage, Scene } from '@sandtable/board';

type Board = Pick<BoardWidget, 'setScene' | 'play' | 'finish' | 'reveal'>;

/** Something to be shown. */
export interface DirectorCue {
  readonly scene: Scene;
  /** How one comes to it from the one before; null: at once. */
  readonly passage: Passage | null;
  /** A hex that is to be in sight first; null for none. */
  readonly reveal: string | null;
}

/** Sees to it that nothing on the map happens at the same time: what comes while something moves waits for its turn. */
export interface Director {
  show(showing: DirectorCue): void;
  /** The last of all that waits stands at once. */
  finish(): void;
}

/** `tell` hears whether something moves. */
export function makeDirector(board: Board, tell: (isMoving: boolean) => void): Director {
  let waiting: readonly DirectorCue[] = [];
  let isMoving = false;
  let run = 0;

  function start({ scene, passage, reveal }: DirectorCue): void {
    if (reveal !== null) board.reveal(reveal);
    if (passage === null) board.setScene(scene);
    else void act(scene, passage);
  }

  async function act(scene: Scene, passage: Passage): Promise<void> {
    isMoving = true;
    run += 1;
    const mine = run;
    tell(true);
    await board.play(scene, passage);
    // Whoever was cut short has been seen to.
    if (isMoving && run === mine) next();
  }

  function next(): void {
    const [first, ...others] = waiting;
    isMoving = false;
    waiting = others;
    if (first === undefined) return tell(false);
    start(first);
    return isMoving ? undefined : next();
  }

  return {
    show(showing) {
      if (!isMoving) {
        start(showing);
        return;
      }
      const last = waiting.at(-1);
      // Of pictures that stand, only the last would be seen.
      const isCovered = last !== undefined && last.passage === null && showing.passage === null;
      const reveal = showing.reveal ?? (isCovered ? last.reveal : null);
      waiting = [...(isCovered ? waiting.slice(0, -1) : waiting), { ...showing, reveal }];
    },
    finish() {
      if (!isMoving) return;
      const last = waiting.at(-1);
      waiting = [];
      isMoving = false;
      board.finish();
      if (last !== undefined) start({ ...last, passage: null });
      tell(false);
    },
  };
}

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
