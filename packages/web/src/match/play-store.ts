import type { Seat, Word } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ONLOOKER, peopleOf } from '../link/seating.ts';
import { clickablesOf } from '../saying/clickables.ts';
import type { ScreenMoment } from './screen-moment.ts';
import { FIRST_LOOKS, NOTHING_SAID, NOW, type PlayState, type Stage, type Stop, type Tab } from './play-state.ts';
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
function awaitedAt({ asks }: ScreenMoment, seating: Seating): Seat | undefined {
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

/**
 * How a question opens. Where its answers all begin alike they are begun: whoever is asked which enemy falls back chooses the
 * enemy, and does not say first that one is to fall back.
 */
export function questionOf({ position, isTurn, asks, seat }: ScreenMoment): Stage {
  if (isTurn || asks !== seat) return NOTHING_SAID;
  const words: Word[] = [];
  for (;;) {
    const [only, another] = position.offers(words);
    if (only === undefined || another !== undefined || only.kind === 'send') break;
    if (words.length === 0 && only.kind !== 'verb') break;
    words.push(only.word);
  }
  return words.length < 2 && position.offers(words).length < 2
    ? NOTHING_SAID
    : { kind: 'saying', words, later: [], chooser: null, roll: null };
}

/**
 * How far the sheet of a phone is drawn up, and for what: a hand of cards to play from is shown; all else is begun on the map,
 * and what is to be chosen stands on the sheet at its lowest.
 */
export function sheetFor(moment: ScreenMoment, tab: Tab): { readonly stop: Stop; readonly tab: Tab } {
  const { asks, seat, isTurn, position } = moment;
  if (isHandAsked(moment)) return { stop: 'half', tab: 'cards' };
  if (position.draftOf(seat) !== null) return { stop: 'peek', tab: 'inspect' };
  return { stop: 'peek', tab: asks === null || isTurn ? tab : 'inspect' };
}

/** Somebody plays a card of his hand for one of its halves. */
export function isHandAsked({ asks, seat, position }: ScreenMoment): boolean {
  return asks === seat && position.draftOf(seat) !== null && clickablesOf({ position, words: [] }).halves.length > 0;
}
