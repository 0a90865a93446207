import type { Reason, Sentence, Verdict } from '@sandtable/kernel';
import type { Line } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import { isPerson, isSameHolder } from '../link/seating.ts';
import { isBeginner, noteFinished } from '../settings/newcomer.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { isAsked } from './open-sentence.ts';
import { curtainDown, isHandAsked, type PlayStore, questionOf, sheetFor } from './play-store.ts';
import type { ScreenMoment } from './screen-moment.ts';
import { filmIn, isReplay, positionIn, wordsIn } from './modes.ts';
import { type Film, type Intent, NOW, type PlayState, type Stage } from './play-state.ts';
import { atRest } from './waiting.ts';
import { bannersOf } from './banners.ts';
import { isProcedure, marksAfter, outcomesAfter } from './outcomes.ts';

/** An entry has arrived. If others made it, it is shown frame by frame, unless films are off. */
export function arrive(store: PlayStore, moment: ScreenMoment): void {
  const state = store.getState();
  const { sitting, stage } = state;
  store.setState({ log: sitting.log() });
  const isOwn = moment.speaker === null || isPersons(state, moment);
  const isShown = !isOwn && sitting.film !== null && useSettingsStore.getState().settings.aiSpeed !== 'instant';
  const isBusy = filmIn(state) !== null || stage.kind === 'watching';
  if (!isBusy && !isShown) return show(store, moment);
  store.setState({
    stage:
      stage.kind === 'watching'
        ? { ...stage, coming: [...stage.coming, moment] }
        : { kind: 'watching', coming: [moment], film: null },
  });
  if (!isBusy) void roll(store);
}

/** Makes it the current moment; `left` is still to be shown. */
function show(store: PlayStore, moment: ScreenMoment, left: readonly ScreenMoment[] = []): void {
  const { sitting, moment: before } = store.getState();
  const motions = sitting.motions(before, moment);
  store.setState((state) => ({
    moment,
    stage: stageAfter(state, moment, left),
    refusal: [],
    outcomes: outcomesAfter(state.outcomes, state.moment, moment, state.sitting.seating),
    marks: marksAfter(state.marks, motions, isPersons(state, moment)),
    banners: bannersOf(before, moment, motions, sitting.seating),
    missed: [],
    intent: stillMeant(state.intent, moment),
    isResultOpen: false,
    isSetUpOpen: state.isSetUpOpen || isMadeBy(state.moment, moment),
    unit: staysChosen(moment, state.unit) ? state.unit : -1,
    ...sheetFor(moment, state.tab),
  }));
  const state = store.getState();
  if (moment.outcome !== null) {
    noteFinished();
    void openResult(store, moment);
  }
  const answer = rollAnswer(state) ?? onlyAnswer(state);
  if (state.rollPayment !== null) store.setState({ rollPayment: null });
  if (answer !== null) void answerAlone(store, answer);
  else spareBeginner(store);
}

/** The result covers the map, so what decided the match is shown to its end first. */
async function openResult(store: PlayStore, moment: ScreenMoment): Promise<void> {
  await atRest(store);
  if (store.getState().moment === moment) store.setState({ isResultOpen: true });
}

/** Answers for a beginner what the game does not ask in a first match, and says so. */
export function spareBeginner(store: PlayStore): void {
  const state = store.getState();
  const { spared } = state.moment.position;
  if (spared === null || !isAsked(state) || !isBeginner()) return;
  store.setState({ spared: spared.line });
  void answerAlone(store, spared.answer);
}

/** A unit that is lost or has arrived stops marching. */
function stillMeant(intent: Intent | null, { position }: ScreenMoment): Intent | null {
  if (intent === null || position.isLost(intent.unit)) return null;
  return position.hexOfUnit(intent.unit) === intent.goal ? null : intent;
}

function isPersons({ sitting }: PlayState, { speaker }: ScreenMoment): boolean {
  return isPerson(sitting.seating, speaker);
}

/** A new turn deselects the unit; an answer is about the unit that has acted, so it stays selected. */
function staysChosen(moment: ScreenMoment, unit: number): boolean {
  const { position, asks, seat, isTurn } = moment;
  if (position.isLost(unit) || isHandAsked(moment)) return false;
  return position.plan !== null || (asks === seat && !isTurn);
}

/** Whether this entry completed the draft. */
function isMadeBy(before: ScreenMoment, { position, seat }: ScreenMoment): boolean {
  return before.position.draftOf(before.seat) !== null && position.setUpOf(seat) !== null;
}

function stageAfter({ sitting: { seating } }: PlayState, moment: ScreenMoment, left: readonly ScreenMoment[]): Stage {
  const { asks, seat } = moment;
  const [next, ...others] = left;
  if (next !== undefined) return { kind: 'watching', coming: [next, ...others], film: null };
  if (asks === null || !isPerson(seating, asks) || asks === seat) return questionOf(moment);
  return isSameHolder(seating, asks, seat) ? questionOf(moment) : { kind: 'handing', seat: asks, curtain: 'open' };
}

/** The answer that was chosen together with the order. */
function rollAnswer(state: PlayState): Sentence | null {
  const { rollPayment, moment } = state;
  if (rollPayment === null || moment.isTurn || !isAsked(state)) return null;
  return moment.position.offers([]).some(({ word, kind }) => word === rollPayment && kind === 'payment')
    ? [rollPayment]
    : null;
}

/** The only possible answer, given without asking, unless it has just been taken back. */
function onlyAnswer(state: PlayState): Sentence | null {
  const { position, isTurn, seq } = state.moment;
  if (isTurn || !isAsked(state)) return null;
  const isTakenBack = state.log.some((entry) => entry.seq === seq && entry.undo !== null);
  if (isTakenBack) return null;
  const [only, another] = position.offers([]);
  if (only === undefined || another !== undefined) return null;
  return position.offers([only.word]).every(({ kind }) => kind === 'send') ? [only.word] : null;
}

async function answerAlone(store: PlayStore, answer: Sentence): Promise<void> {
  const { sitting, moment } = store.getState();
  store.setState(({ stage }) => ({ stage: { kind: 'sending', words: [], before: stage } }));
  note(store, await sitting.act(moment.seq, answer));
}

/** Begins the film of the next entry. */
async function roll(store: PlayStore): Promise<void> {
  const { sitting, stage, moment: before } = store.getState();
  if (stage.kind !== 'watching' || sitting.film === null) return;
  const [next] = stage.coming;
  const why = isProcedure(sitting.seating, next.speaker) ? await sitting.why(next.seq).catch(() => null) : null;
  // First the outcome of the person's own order is shown to its end.
  await atRest(store);
  const state = store.getState();
  // It may have been skipped meanwhile.
  if (state.stage.kind !== 'watching' || state.stage.coming[0] !== next || state.moment !== before) return;
  const from = why?.before ?? before;
  const film = {
    before: from,
    moment: next,
    model: sitting.film(from, next, why),
    hasReasons: why !== null,
    frame: 0,
  };
  store.setState({ stage: { ...state.stage, film }, look: NOW, refusal: [], missed: [] });
}

/** The next frame, and after the last one the next entry. */
export function nextFrame(store: PlayStore): void {
  const state = store.getState();
  const film = filmIn(state);
  if (film === null) return;
  if (film.frame + 1 < film.model.frames.length) return showFilm(store, { ...film, frame: film.frame + 1 });
  if (isReplay(state)) return endReplay(store);
  const left = state.stage.kind === 'watching' ? state.stage.coming.slice(1) : [];
  show(store, film.moment, left);
  if (left.length > 0) void roll(store);
}

function showFilm(store: PlayStore, film: Film): void {
  store.setState(({ stage, look }) => {
    if (look.kind === 'why' && look.replay !== null) return { look: { ...look, replay: film } };
    return stage.kind === 'watching' ? { stage: { ...stage, film } } : {};
  });
}

/** Skips to the last entry that has arrived. */
export function skipFilm(store: PlayStore): void {
  const state = store.getState();
  if (isReplay(state)) return endReplay(store);
  const last = state.stage.kind === 'watching' ? state.stage.coming.at(-1) : undefined;
  if (last !== undefined) show(store, last);
}

/** Back to the reasons, and on with the entries that have arrived meanwhile. */
function endReplay(store: PlayStore): void {
  store.setState(({ look }) => ({ look: look.kind === 'why' ? { ...look, replay: null } : look, stop: 'full' }));
  void roll(store);
}

/** Forgets everything the last person saw: neither a browser tool nor a fault may show it to the next. */
export function dropCurtain(store: PlayStore): void {
  const { stage, sitting, hasZones, isBare, peek, unbriefed } = store.getState();
  if (stage.kind !== 'handing' || stage.curtain !== 'open') return;
  sitting.rise();
  store.setState({ ...curtainDown(sitting, stage.seat), hasZones, isBare, peek, unbriefed }, true);
}

/** The next person is at the screen: shows their view, and what they missed. */
export async function liftCurtain(store: PlayStore): Promise<void> {
  const { stage, sitting } = store.getState();
  if (stage.kind !== 'handing' || stage.curtain !== 'down') return;
  store.setState({ stage: { ...stage, curtain: 'rising' } });
  const moments = await sitting.sit(stage.seat).catch((error: unknown) => {
    store.setState({ stage });
    throw error;
  });
  const moment = moments.at(-1) ?? sitting.now();
  store.setState({
    moment,
    stage: stageAfter(store.getState(), moment, []),
    look: NOW,
    refusal: [],
    missed: moments.filter(({ events }) => events.length > 0),
    outcomes: [],
    marks: [],
    banners: [],
    log: sitting.log(),
    unit: -1,
    isResultOpen: moment.outcome !== null,
    isSetUpOpen: moment.position.setUpOf(moment.seat)?.isFresh === true,
    ...sheetFor(moment, sitting.isWatched ? 'log' : 'inspect'),
  });
}

export async function takeBack(store: PlayStore): Promise<void> {
  const { sitting, moment, stage } = store.getState();
  // One answer at a time: while another is awaited or shown, there is nothing to take back yet.
  if (!moment.undo.granted || stage.kind === 'sending' || stage.kind === 'watching') return;
  store.setState({ stage: { kind: 'sending', words: wordsIn({ stage }), before: stage } });
  note(store, await sitting.undo(moment.seq));
}

const TOO_LONG: Line = { rule: '', text: 'This order is too long. Say less at once.', amount: null };

/** The limit on an entry's length is the session's, so the game cannot explain it. */
function explainReasons(position: Position, reasons: readonly Reason[]): readonly Line[] {
  const own = reasons.filter(({ rule }) => rule !== 'session');
  const isTooLong = reasons.some(({ rule, key }) => rule === 'session' && key === 'tooLong');
  return [...(isTooLong ? [TOO_LONG] : []), ...(own.length === 0 ? [] : position.explain(own))];
}

/** Shows the reasons if it was refused. */
export function note(store: PlayStore, verdict: Verdict): void {
  if (verdict.granted) return;
  store.setState((state) => ({
    stage: state.stage.kind === 'sending' ? state.stage.before : state.stage,
    refusal: explainReasons(positionIn(state), verdict.reasons),
  }));
}
