import type { Motion } from '@sandtable/board';
import { isSamePerson } from '@sandtable/session';
import { bannersOf, MOST_BANNERS } from './banners.ts';
import { breathAfter } from './breath.ts';
import { marksAfter, outcomesAfter } from './outcomes.ts';
import type { Arrival, Intent, PlayState, Stage } from './play-state.ts';
import { isHandAsked, type PlayStore, questionOf, sheetFor } from './play-store.ts';
import type { ScreenMoment } from './screen-moment.ts';

interface MapTransition {
  /** The motions that the map plays before the change. */
  readonly motions: readonly Motion[];
  readonly isOwn: boolean;
  readonly pace?: number;
  readonly change: (state: PlayState) => Partial<PlayState>;
  readonly goOn?: () => void;
}

/**
 * The one clock: the state, and with it the whole page, changes once the map has played what led to it; at once if
 * there is no map or nothing on it moves.
 */
export function pass(store: PlayStore, { change, goOn, ...cue }: MapTransition): void {
  const state = store.getState();
  const land = (): void => {
    store.setState((now) => ({ ...change(now), isMoving: false }));
    goOn?.();
  };
  const isPlayed =
    cue.motions.length > 0 && state.map?.play({ ...cue, after: { ...state, ...change(state) } }, land) === true;
  if (isPlayed) store.setState({ isMoving: true });
  else land();
}

/** Everything that changes on the page when these entries become the moment on the screen. */
export function landed(state: PlayState, arrivals: readonly Arrival[]): PlayState {
  return arrivals.length === 0 ? state : arrivals.reduce(withEntry, { ...state, banners: [] });
}

function withEntry(state: PlayState, { moment, log, answer }: Arrival): PlayState {
  const { sitting, moment: before } = state;
  const motions = sitting.motions(before, moment);
  return {
    ...state,
    moment,
    log,
    breath: breathAfter(state, moment),
    refusal: [],
    outcomes: outcomesAfter(state.outcomes, before, moment, sitting),
    marks: marksAfter(state.marks, motions, sitting.isHere(moment.speaker)),
    banners: [...state.banners, ...bannersOf(before, moment, motions, sitting.seating)].slice(-MOST_BANNERS),
    missed: [],
    intent: stillMeant(state.intent, moment),
    isResultOpen: false,
    isSetUpOpen: state.isSetUpOpen || isMadeBy(before, moment),
    spared: answer?.spared ?? state.spared,
    unit: staysChosen(moment, state.unit) ? state.unit : -1,
    ...sheetFor(moment, state.tab),
  };
}

/** A lost unit, or one that has arrived, stops marching. */
function stillMeant(intent: Intent | null, { position }: ScreenMoment): Intent | null {
  if (intent === null || position.isLost(intent.unit)) return null;
  return position.hexOfUnit(intent.unit) === intent.goal ? null : intent;
}

/** A new turn deselects the unit. A question is about the unit that acted, so it stays selected. */
function staysChosen(moment: ScreenMoment, unit: number): boolean {
  const { position, asks, seat, isTurn } = moment;
  if (position.isLost(unit) || isHandAsked(moment)) return false;
  return position.plan !== null || (asks === seat && !isTurn);
}

function isMadeBy(before: ScreenMoment, { position, seat }: ScreenMoment): boolean {
  return before.position.draftOf(before.seat) !== null && position.setUpOf(seat) !== null;
}

/** What the screen does after this moment; `isMore`: more entries follow without a question. */
export function stageAfter({ sitting, moment }: PlayState, isMore: boolean): Stage {
  const { asks, seat } = moment;
  if (isMore) return { kind: 'watching', film: null };
  const isHandedOver = asks !== null && sitting.isHere(asks) && !isSamePerson(sitting.seating, asks, seat);
  return isHandedOver ? { kind: 'handing', seat: asks, curtain: 'open' } : questionOf(moment);
}

/** The first arrivals up to one that awaits no answer given beforehand; empty while such an answer has not arrived. */
export function chainIn(coming: readonly Arrival[]): readonly Arrival[] {
  return coming.slice(0, coming.findIndex(({ answer }) => answer === null) + 1);
}
