import type { Reason, Sentence, Verdict } from '@sandtable/kernel';
import type { Line } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import { isSameHolder } from '../link/seating.ts';
import { isBeginner, noteFinished } from '../settings/beginner.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { isAsked } from './asked.ts';
import { questionOf } from './first-words.ts';
import type { Instant } from './instant.ts';
import { filmIn, isReplay, positionIn, wordsIn } from './modes.ts';
import { type Film, type Intent, NOW, type PlayState, type Stage } from './play-state.ts';
import { curtainDown, type PlayStore } from './play-store.ts';
import { atRest } from './at-rest.ts';
import { bannersOf } from './banners.ts';
import { marksAfter } from './marks.ts';
import { isHandAsked, sheetFor } from './sheet.ts';
import { isProcedure, toldAfter } from './told.ts';

/** An entry has come. What nobody at the screen said is shown picture by picture, unless that is not wanted. */
export function arrive(store: PlayStore, moment: Instant): void {
  const state = store.getState();
  const { sitting, stage } = state;
  store.setState({ log: sitting.log() });
  const isOwn = moment.speaker === null || isPersons(state, moment);
  const isShown = !isOwn && useSettingsStore.getState().settings.aiSpeed !== 'instant';
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

/** Puts it on the table; `left` is still to be shown. */
function show(store: PlayStore, moment: Instant, left: readonly Instant[] = []): void {
  const { sitting, moment: before } = store.getState();
  const motions = sitting.motions(before, moment);
  store.setState((state) => ({
    moment,
    stage: stageAfter(state, moment, left),
    refusal: [],
    told: toldAfter(state.told, state.moment, moment, state.sitting.seating),
    marks: marksAfter(state.marks, motions, isPersons(state, moment)),
    banners: bannersOf(moment, motions),
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
  const answer = keptAnswer(state) ?? onlyAnswer(state);
  if (state.kept !== null) store.setState({ kept: null });
  if (answer !== null) void answerAlone(store, answer);
  else spareBeginner(store);
}

/** What decided it is seen to its end on the map before the result covers that. */
async function openResult(store: PlayStore, moment: Instant): Promise<void> {
  await atRest(store);
  if (store.getState().moment === moment) store.setState({ isResultOpen: true });
}

/** What nobody is asked in a first match is answered for him, and he is told so. */
export function spareBeginner(store: PlayStore): void {
  const state = store.getState();
  const { spared } = state.moment.position;
  if (spared === null || !isAsked(state) || !isBeginner()) return;
  store.setState({ spared: spared.line });
  void answerAlone(store, spared.answer);
}

/** Who is lost or has come there is on his way no more. */
function stillMeant(intent: Intent | null, { position }: Instant): Intent | null {
  if (intent === null || position.isLost(intent.unit)) return null;
  return position.hexOfUnit(intent.unit) === intent.goal ? null : intent;
}

function isPersons({ sitting }: PlayState, { speaker }: Instant): boolean {
  return speaker !== null && sitting.seating[speaker]?.kind === 'person';
}

/** With a new turn nobody is chosen, so that whoever looks chosen is; an answer is about the one who has acted. */
function staysChosen(moment: Instant, unit: number): boolean {
  const { position, asks, seat, isTurn } = moment;
  if (position.isLost(unit) || isHandAsked(moment)) return false;
  return position.plan !== null || (asks === seat && !isTurn);
}

/** The match has just been made. */
function isMadeBy(before: Instant, { position, seat }: Instant): boolean {
  return before.position.draftOf(before.seat) !== null && position.setUpOf(seat) !== null;
}

function stageAfter({ sitting: { seating } }: PlayState, moment: Instant, left: readonly Instant[]): Stage {
  const { asks, seat } = moment;
  const [next, ...others] = left;
  if (next !== undefined) return { kind: 'watching', coming: [next, ...others], film: null };
  if (asks === null || seating[asks]?.kind !== 'person' || asks === seat) return questionOf(moment);
  return isSameHolder(seating, asks, seat) ? questionOf(moment) : { kind: 'handing', seat: asks, curtain: 'open' };
}

/** What was said with the order need not be asked again. */
function keptAnswer(state: PlayState): Sentence | null {
  const { kept, moment } = state;
  if (kept === null || moment.isTurn || !isAsked(state)) return null;
  return moment.position.offers([]).some(({ word, kind }) => word === kept && kind === 'payment') ? [kept] : null;
}

/** Where there is but one answer to a question, nobody is made to give it; unless he has just taken it back. */
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

/** Begins to show the next entry that has come. */
async function roll(store: PlayStore): Promise<void> {
  const { sitting, stage, moment: before } = store.getState();
  if (stage.kind !== 'watching') return;
  const [next] = stage.coming;
  const why = isProcedure(sitting.seating, next.speaker) ? await sitting.why(next.seq).catch(() => null) : null;
  // What came of the own order is seen to its end before anybody answers it.
  await atRest(store);
  const state = store.getState();
  // Somebody may have skipped it while it was asked for.
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

/** The next picture, and after the last one the next entry. */
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

/** To the end of all that has come. */
export function skipFilm(store: PlayStore): void {
  const state = store.getState();
  if (isReplay(state)) return endReplay(store);
  const last = state.stage.kind === 'watching' ? state.stage.coming.at(-1) : undefined;
  if (last !== undefined) show(store, last);
}

/** Back to where one was before it was shown again, and on with whatever has come meanwhile. */
function endReplay(store: PlayStore): void {
  store.setState(({ look }) => ({ look: look.kind === 'why' ? { ...look, replay: null } : look, stop: 'full' }));
  void roll(store);
}

/** The page forgets whatever the last person saw: neither a tool of the browser nor a fault may show it to the next. */
export function dropCurtain(store: PlayStore): void {
  const { stage, sitting, hasZones, isBare, peek } = store.getState();
  if (stage.kind !== 'handing' || stage.curtain !== 'open') return;
  sitting.rise();
  store.setState({ ...curtainDown(sitting, stage.seat), hasZones, isBare, peek }, true);
}

/** The next person is at the screen: how he sees it, and what he missed. */
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
    told: [],
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
  // One answer at a time: while another is awaited, or is being shown, there is nothing to take back yet.
  if (!moment.undo.granted || stage.kind === 'sending' || stage.kind === 'watching') return;
  store.setState({ stage: { kind: 'sending', words: wordsIn({ stage }), before: stage } });
  note(store, await sitting.undo(moment.seq));
}

const TOO_LONG: Line = { rule: '', text: 'This order is too long. Say less at once.', amount: null };

/** A game knows nothing of how long an entry may be. */
function explainReasons(position: Position, reasons: readonly Reason[]): readonly Line[] {
  const own = reasons.filter(({ rule }) => rule !== 'session');
  const isTooLong = reasons.some(({ rule, key }) => rule === 'session' && key === 'tooLong');
  return [...(isTooLong ? [TOO_LONG] : []), ...(own.length === 0 ? [] : position.explain(own))];
}

/** What was refused is told with its reasons. */
export function note(store: PlayStore, verdict: Verdict): void {
  if (verdict.granted) return;
  store.setState((state) => ({
    stage: state.stage.kind === 'sending' ? state.stage.before : state.stage,
    refusal: explainReasons(positionIn(state), verdict.reasons),
  }));
}
