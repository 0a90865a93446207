import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Engine } from '../engine/engine.ts';
import { peopleOf, isSameHolder } from '../link/seating.ts';
import type { TableLink } from '../link/table-link.ts';
import { FIRST_LOOKS, type PlayState } from './play-state.ts';

export type PlayStore = StoreApi<PlayState>;

/** One for each screen with a match on it. */
export function createPlayStore(engine: Engine, link: TableLink): PlayStore {
  const moment = link.now();
  return createStore<PlayState>()(() => ({
    ...FIRST_LOOKS,
    engine,
    link,
    moment,
    log: link.log(),
    coming: [],
    film: null,
    isMoving: false,
    // Nobody knows who has just opened it: with several people it is asked before anything is shown.
    handing: hasSeveralPeople(link) && moment.outcome === null ? { seat: moment.seat, isCurtainDown: true } : null,
    missed: [],
    words: [],
    chooser: null,
    isSending: false,
    refusal: [],
    told: [],
    isResultOpen: moment.outcome !== null,
  }));
}

function hasSeveralPeople({ seating }: TableLink): boolean {
  const [first, ...others] = peopleOf(seating);
  return first !== undefined && others.some((other) => !isSameHolder(seating, first, other));
}
