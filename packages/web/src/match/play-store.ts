import type { Seat } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ONLOOKER, peopleOf } from '../link/seating.ts';
import { questionOf } from './first-words.ts';
import type { Instant } from './instant.ts';
import { FIRST_LOOKS, NOTHING_SAID, NOW, type PlayState } from './play-state.ts';
import { sheetFor } from './sheet.ts';
import type { Sitting } from './sitting.ts';

export type PlayStore = StoreApi<PlayState>;

/** One for each screen with a match on it. */
export function createPlayStore(sitting: Sitting): PlayStore {
  const moment = sitting.now();
  const next = awaitedAt(moment, sitting.seating);
  // Nobody knows who has just opened it: with several people it is asked before anything is shown.
  if (moment.seat === ONLOOKER && next !== undefined) return createStore(() => curtainDown(sitting, next));
  return createStore(() => ({
    ...nothingShown(sitting),
    log: sitting.log(),
    stage: questionOf(moment),
    isResultOpen: moment.outcome !== null,
    isSetUpOpen: moment.position.setUpOf(moment.seat)?.isFresh === true,
    // What is only watched is read.
    ...sheetFor(moment, sitting.isWatched ? 'log' : FIRST_LOOKS.tab),
  }));
}

/** Who is to sit down: whoever is asked, if it is a person; else any. */
function awaitedAt({ asks }: Instant, seating: Seating): Seat | undefined {
  const people = peopleOf(seating);
  return people.find((seat) => seat === asks) ?? people[0];
}

/** All that the page knows while the curtain is down: whom it waits for, and what everybody may know. */
export function curtainDown(sitting: Sitting, seat: Seat): PlayState {
  return { ...nothingShown(sitting), stage: { kind: 'handing', seat, curtain: 'down' } };
}

/** A screen that nobody has looked at yet. */
function nothingShown(sitting: Sitting): PlayState {
  return {
    ...FIRST_LOOKS,
    sitting,
    moment: sitting.now(),
    log: [],
    stage: NOTHING_SAID,
    kept: null,
    intent: null,
    look: NOW,
    isMoving: false,
    refusal: [],
    told: [],
    marks: [],
    banners: [],
    missed: [],
  };
}
