import { createStore, type StoreApi } from 'zustand/vanilla';
import { isSameHolder, peopleOf } from '../link/seating.ts';
import { questionOf } from './first-words.ts';
import { FIRST_LOOKS, NOW, type PlayState } from './play-state.ts';
import { sheetFor } from './sheet.ts';
import type { Sitting } from './sitting.ts';

export type PlayStore = StoreApi<PlayState>;

/** One for each screen with a match on it. */
export function createPlayStore(sitting: Sitting): PlayStore {
  const moment = sitting.now();
  // Nobody knows who has just opened it: with several people it is asked before anything is shown.
  const isAnyones = !sitting.isShared && hasSeveralPeople(sitting) && moment.outcome === null;
  return createStore<PlayState>()(() => ({
    ...FIRST_LOOKS,
    sitting,
    moment,
    log: sitting.log(),
    stage: isAnyones ? { kind: 'handing', seat: moment.seat, isCurtainDown: true } : questionOf(moment),
    kept: null,
    intent: null,
    look: NOW,
    isMoving: false,
    refusal: [],
    told: [],
    marks: [],
    banners: [],
    missed: [],
    isResultOpen: moment.outcome !== null,
    isSetUpOpen: moment.position.setUpOf(moment.seat)?.isFresh === true,
    // What is only watched is read.
    ...sheetFor(moment, sitting.isWatched ? 'log' : FIRST_LOOKS.tab),
  }));
}

function hasSeveralPeople({ seating }: Sitting): boolean {
  const [first, ...others] = peopleOf(seating);
  return first !== undefined && others.some((other) => !isSameHolder(seating, first, other));
}
