import type { BoardWidget, Passage, Scene } from '@sandtable/board';

type Board = Pick<BoardWidget, 'setScene' | 'play' | 'finish' | 'reveal'>;

/** A scene to show, and how to get there. */
export interface DirectorCue {
  readonly scene: Scene;
  /** The motions from the scene before; null: at once. */
  readonly passage: Passage | null;
  /** A hex to bring into view first; null for none. */
  readonly reveal: string | null;
}

/** Shows one scene after the other: cues that come while something moves wait. */
export interface Director {
  show(cue: DirectorCue): void;
  /** Shows the last waiting scene at once. */
  finish(): void;
}

/** `tell` is called when motion starts and stops. */
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
    // If it was cut short, `finish` has seen to the rest.
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
    show(cue) {
      if (!isMoving) {
        start(cue);
        return;
      }
      const last = waiting.at(-1);
      // Of still scenes only the last would be seen.
      const isCovered = last !== undefined && last.passage === null && cue.passage === null;
      const reveal = cue.reveal ?? (isCovered ? last.reveal : null);
      waiting = [...(isCovered ? waiting.slice(0, -1) : waiting), { ...cue, reveal }];
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

/** These keys move the map or hold the magnifier, so they do not end a motion. */
const LEAVES: ReadonlySet<string> = new Set([
  ...['Shift', 'Control', 'Alt', 'Meta'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', '=', '0'],
]);

/** Any key, and any click beside the map, ends the motion. Returns a function that removes the listeners. */
export function hurryBy(map: HTMLElement, director: Director): () => void {
  const down = (event: KeyboardEvent): void => {
    if (!LEAVES.has(event.key)) director.finish();
  };
  // A drag on the map ends in a click too, so the map itself reports presses.
  const click = (event: MouseEvent): void => {
    if (!(event.target instanceof Node && map.contains(event.target))) director.finish();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', down, { capture: true, signal });
  document.addEventListener('click', click, { capture: true, signal });
  // On a hidden page motions would never end.
  document.addEventListener('visibilitychange', () => director.finish(), { signal });
  return () => listening.abort();
}
