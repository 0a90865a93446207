import type { Scene } from '@sandtable/board';
import type { Position } from '../face/position.ts';
import { wordsIn } from '../match/modes.ts';
import { freshSentenceOf, isAsked } from '../match/open-sentence.ts';
import type { PlayState } from '../match/play-state.ts';
import type { PlayStore } from '../match/play-store.ts';
import { whenIdle } from '../ui/idle.ts';
import { sceneNow } from './map-scene.ts';

/** Milliseconds that nothing was said before we start: whoever decides at once needs none of it. */
const AHEAD = 250;

/**
 * Works out what a tap on each unit will show, one unit at a time while the browser is idle: on a slow phone the tap then only draws. The
 * position keeps the results. `rehearse` draws a scene without showing it, because code is slow when it runs for the first time.
 * Returns a function that stops this.
 */
export function readAhead(store: PlayStore, rehearse: (scene: Scene) => void): () => void {
  let read: Position | null = null;
  /** How many units of that position. */
  let done = 0;
  let callOff = (): void => undefined;
  const readNext = (): void => {
    const look = looksOf(store.getState())[done];
    if (look === undefined) return;
    look.moment.position.deeds(look.unit);
    const scene = sceneNow(look);
    if (done === 0) rehearse(scene);
    done += 1;
    callOff = whenIdle(readNext, 0);
  };
  const goOn = (state: PlayState): void => {
    callOff();
    if (!isChoosing(state)) return;
    const { position } = state.moment;
    if (position !== read) [read, done] = [position, 0];
    callOff = whenIdle(readNext, AHEAD);
  };
  goOn(store.getState());
  const stopListening = store.subscribe((state, before) => {
    if (
      state.moment.position !== before.moment.position ||
      state.stage !== before.stage ||
      isAsked(state) !== isAsked(before)
    )
      goOn(state);
  });
  return () => {
    stopListening();
    callOff();
  };
}

/** Whether the person at the screen is asked and has said no more than a unit, so that the next tap may be on another. */
function isChoosing(state: PlayState): boolean {
  return isAsked(state) && wordsIn(state).length <= 1;
}

/** The screen after a tap on each unit that can be given an order. */
function looksOf(state: PlayState): PlayState[] {
  const asked = freshSentenceOf(state);
  const { stage } = state;
  if (asked === null || stage.kind !== 'saying') return [];
  const { plan } = asked.saying.position;
  if (plan !== null) return plan.own.map((unit) => ({ ...state, unit }));
  return [...asked.clickables.units].map(([unit, [first]]) => ({
    ...state,
    unit,
    stage: { ...stage, words: first?.words ?? [] },
  }));
}
