import type { Scene } from '@sandtable/board';
import { isCovered } from '../match/modes.ts';
import { openSentenceOf } from '../match/open-sentence.ts';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { whenIdle } from '../ui/idle.ts';
import { sceneNow } from './map-scene.ts';

/** Milliseconds for which a decision is open before we start: whoever decides at once needs none of it. */
const AHEAD = 250;

/**
 * Works out what a tap on each unit will show, one unit at a time while the browser is idle: on a slow phone the tap then only draws. The
 * position keeps the results. `rehearse` draws a scene without showing it, because code is slow when it runs for the first time.
 * Returns a function that stops this.
 */
export function readAhead(store: PlayStore, rehearse: (scene: Scene) => void): () => void {
  let callOff = (): void => undefined;
  const startOver = (): void => {
    let done = 0;
    const readNext = (): void => {
      const looks = looksOf(store.getState());
      const look = looks[done++];
      if (look === undefined) return;
      look.moment.position.deeds(look.unit);
      const scene = sceneNow(look);
      if (done === 1) rehearse(scene);
      callOff = whenIdle(readNext, 0);
    };
    callOff();
    callOff = whenIdle(readNext, AHEAD);
  };
  startOver();
  const stopListening = store.subscribe((state, before) => {
    if (state.moment.position !== before.moment.position) startOver();
  });
  return () => {
    stopListening();
    callOff();
  };
}

/** The screen after a tap on each unit that can be given an order; none in the middle of one. */
function looksOf(state: PlayState): PlayState[] {
  const { stage } = state;
  if (stage.kind !== 'saying' || stage.words.length > 0 || isCovered(state)) return [];
  const asked = openSentenceOf(state);
  if (asked === null) return [];
  const { plan } = asked.saying.position;
  if (plan !== null) return plan.own.map((unit) => ({ ...state, unit }));
  return [...asked.clickables.units].map(([unit, [first]]) => ({
    ...state,
    unit,
    stage: { ...stage, words: first?.words ?? [] },
  }));
}
