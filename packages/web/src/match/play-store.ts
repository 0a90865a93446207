import type { Seat, Word } from '@sandtable/kernel';
import type { Seating } from '@sandtable/session';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { ONLOOKER, peopleOf } from '../link/seating.ts';
import { clickablesOf } from '../saying/clickables.ts';
import { isWhole, type ScreenMoment } from './screen-moment.ts';
import { FIRST_VIEW_STATE, NOTHING_SAID, NOW, type PlayState, type Stage, type Stop, type Tab } from './play-state.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { isBriefed } from '../settings/newcomer.ts';
import { titleOf } from './modes.ts';
import type { Sitting } from './sitting.ts';

export type PlayStore = StoreApi<PlayState>;

export function createPlayStore(sitting: Sitting): PlayStore {
  const moment = sitting.now();
  const next = awaitedAt(moment, sitting.seating);
  // With several people, ask who is there before showing anything.
  if (sitting.local !== null && moment.seat === ONLOOKER && next !== undefined)
    return createStore(() => curtainDown(sitting, next));
  return createStore(() => ({
    ...nothingShown(sitting),
    log: sitting.log(),
    stage: questionOf(moment),
    isResultOpen: moment.outcome !== null,
    isSetUpOpen: moment.position.setUpOf(moment.seat)?.isFresh === true,
    // A match that is only watched opens at its log, and the onlooker follows it there.
    ...sheetFor(moment, sitting.isWatched || moment.seat === ONLOOKER ? 'log' : FIRST_VIEW_STATE.tab),
  }));
}

/** While a live clock runs nothing covers the board: a player who is due a briefing finds it in an open tab. */
export function briefInTab(store: PlayStore): void {
  const { unbriefed, moment } = store.getState();
  store.setState({ unbriefed: [], ...(unbriefed.includes(moment.seat) ? { tab: 'mission' } : {}) });
}

/** The people new to this match, if its mission was never briefed in this browser. */
function unbriefedAt(sitting: Sitting): readonly Seat[] {
  const { position, seat } = sitting.now();
  if (sitting.isWatched || isBriefed(titleOf(position))) return [];
  if (useSettingsStore.getState().settings.briefing === 'off') return [];
  const log = sitting.log();
  const isFresh = position.setUpOf(seat)?.isFresh === true;
  // A log of more than one page means its players have already acted.
  const isNew = (each: Seat): boolean => isWhole(log) && !log.some(({ speaker }) => speaker === each);
  return peopleOf(sitting.seating).filter((each) => isFresh || isNew(each));
}

/** Who should sit down: the person who is asked, or else any. */
function awaitedAt({ asks }: ScreenMoment, seating: Seating): Seat | undefined {
  const people = peopleOf(seating);
  return people.find((seat) => seat === asks) ?? people[0];
}

/** All that the page knows while the curtain is down: whom it waits for, and what is visible to all. */
export function curtainDown(sitting: Sitting, seat: Seat): PlayState {
  return { ...nothingShown(sitting), stage: { kind: 'handing', seat, curtain: 'down' } };
}

function nothingShown(sitting: Sitting): PlayState {
  return {
    ...FIRST_VIEW_STATE,
    unbriefed: unbriefedAt(sitting),
    sitting,
    moment: sitting.now(),
    log: [],
    coming: [],
    stage: NOTHING_SAID,
    breath: null,
    intent: null,
    look: NOW,
    isMoving: false,
    refusal: [],
    outcomes: [],
    marks: [],
    banners: [],
    missed: [],
  };
}

/**
 * The stage in which a question opens, with the words that all answers share already said: a player asked which enemy
 * falls back picks the enemy without first saying "fall back".
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

/** Stop and tab of a phone's sheet: a hand to play from is shown; otherwise the map is, with the sheet at its lowest stop. */
export function sheetFor(moment: ScreenMoment, tab: Tab): { readonly stop: Stop; readonly tab: Tab } {
  const { asks, seat, isTurn, position } = moment;
  if (isHandAsked(moment)) return { stop: 'half', tab: 'cards' };
  if (position.draftOf(seat) !== null) return { stop: 'peek', tab: 'inspect' };
  // An onlooker is never asked.
  return { stop: 'peek', tab: asks === null || isTurn || seat === ONLOOKER ? tab : 'inspect' };
}

/** Whether the person must play a card for one of its halves. */
export function isHandAsked({ asks, seat, position }: ScreenMoment): boolean {
  return asks === seat && position.draftOf(seat) !== null && clickablesOf({ position, words: [] }).halves.length > 0;
}
