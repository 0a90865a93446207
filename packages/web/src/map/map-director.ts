import type { BoardWidget } from '@sandtable/board';
import { breathIn } from '../match/breath.ts';
import { filmIn, isCovered, pastIn, rollIn, whyIn, wordsIn } from '../match/modes.ts';
import type { MapView, PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { passageOf, pastFocus } from './map-motion.ts';
import { mapNow, sceneNow } from './map-scene.ts';

interface DirectedBoard extends Pick<BoardWidget, 'setScene' | 'play' | 'finish' | 'reveal' | 'setMap' | 'fit'> {
  /** Called instead of throwing: a fault in drawing must not reach the code that changed the state. */
  onFault(error: unknown): void;
}

interface MapDirector extends Pick<MapView, 'play' | 'finish'> {
  stop(): void;
}

/** Milliseconds. No motion takes that long: one that has not ended by then never will. */
const ENDLESS = 20_000;

export function directMap(store: PlayStore, board: DirectedBoard): MapDirector {
  /** Ends the motion being played; null at rest. */
  let end: (() => void) | null = null;

  const safely = <T>(draw: () => T): T | undefined => {
    try {
      return draw();
    } catch (error) {
      board.onFault(error);
      return undefined;
    }
  };

  const draw = (state: PlayState, before: PlayState): void => {
    // While something moves the board is left alone: the end of the motion draws the state again.
    if (end !== null || isCovered(state)) return;
    if (mapNow(state) !== mapNow(before)) {
      board.setMap(mapNow(state));
      board.setScene(sceneNow(state));
      board.fit();
    } else if (isOtherScene(state, before)) {
      const hex = pastFocus(state, before);
      if (hex !== null) board.reveal(hex);
      board.setScene(sceneNow(state));
    }
  };

  board.setScene(sceneNow(store.getState()));
  const stop = store.subscribe((state, before) => safely(() => draw(state, before)));

  const play: MapView['play'] = (cue, done) => {
    const state = store.getState();
    const passage = mapNow(cue.after) === mapNow(state) ? passageOf(state, cue) : null;
    if (passage === null) return false;
    const over = safely(() => board.play(sceneNow(cue.after), passage));
    if (over === undefined) return false;
    const late = setTimeout(() => mine(), ENDLESS);
    const mine = (): void => {
      if (end !== mine) return;
      end = null;
      clearTimeout(late);
      board.finish();
      done();
    };
    end = mine;
    void over.then(mine, mine);
    return true;
  };
  const finish = (): void => end?.();
  return {
    play,
    finish,
    stop: () => {
      finish();
      stop();
    },
  };
}

const SHOWN: readonly ((state: PlayState) => unknown)[] = [
  ({ moment }) => moment,
  ({ unit }) => unit,
  ({ hasZones }) => hasZones,
  ({ isBare }) => isBare,
  ({ sighting }) => sighting,
  ({ intent }) => intent,
  ({ called }) => called,
  ({ lit }) => lit,
  ({ drag }) => drag?.unit,
  ({ hinted }) => hinted,
  ({ ideas }) => ideas,
  (state) => breathIn(state)?.before,
  ({ stage }) => stage.kind,
  ({ look }) => (look.kind === 'why' ? look.whatIf : null),
  filmIn,
  pastIn,
  whyIn,
  wordsIn,
  rollIn,
];

/** Hovering alone changes nothing, except with the line-of-sight tool. */
function isOtherScene(state: PlayState, before: PlayState): boolean {
  return (
    SHOWN.some((part) => part(state) !== part(before)) || (state.sighting !== null && state.hover !== before.hover)
  );
}

/** These keys move the map or hold the magnifier, so they do not end a motion. */
const LEAVES: ReadonlySet<string> = new Set([
  ...['Shift', 'Control', 'Alt', 'Meta'],
  ...['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-', '=', '0'],
]);

/** Any key, and any click outside the map, ends the motion. Returns a function that removes the listeners. */
export function hurryBy(map: HTMLElement, finish: () => void): () => void {
  const down = (event: KeyboardEvent): void => {
    if (!LEAVES.has(event.key)) finish();
  };
  // A drag on the map ends in a click too, so the map itself reports presses.
  const click = (event: MouseEvent): void => {
    if (!(event.target instanceof Node && map.contains(event.target))) finish();
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('keydown', down, { capture: true, signal });
  document.addEventListener('click', click, { capture: true, signal });
  // On a hidden page motions would never end.
  document.addEventListener('visibilitychange', finish, { signal });
  return () => listening.abort();
}
