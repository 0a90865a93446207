import type { Motion } from '@sandtable/board';
import type { Reason, Verdict } from '@sandtable/kernel';
import { isByHand, type TableEntry as ByTable } from '@sandtable/session';
import type { Line } from '../face/field.ts';
import type { Position } from '../face/position.ts';
import { outcomesTo } from '../face/table.ts';
import { isBeginner, noteFinished } from '../settings/newcomer.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { chainIn, landed, pass, stageAfter } from './landing.ts';
import { filmIn, isReplay, newFilmIn, positionIn, wordsIn } from './modes.ts';
import { isProcedure } from './outcomes.ts';
import { type Arrival, type Answered, type Film, NOW, type PlayState } from './play-state.ts';
import { curtainDown, type PlayStore, sheetFor } from './play-store.ts';
import type { ScreenMoment, TableEntry } from './screen-moment.ts';
import { atRest } from './waiting.ts';

/** An entry has arrived; queues it to be shown. */
export function arrive(store: PlayStore, moment: ScreenMoment): void {
  const { sitting, coming } = store.getState();
  const log = sitting.log();
  const answer = answerTo(store, moment, log);
  const isNext = coming.every((each) => each.answer !== null);
  store.setState({ coming: [...coming, { moment, log, answer }] });
  if (isNext) showNext(store);
}

function answerTo(store: PlayStore, moment: ScreenMoment, log: readonly TableEntry[]): Answered | null {
  const spared = log.at(-1)?.undo === null ? spare(store, moment) : null;
  return spared === null && moment.isAnswered !== true ? null : { spared };
}

/** In a first match, answers beforehand the question that beginners skip. Returns the line that says so, or null. */
function spare(store: PlayStore, { asks, seat, isAnswered, position: { spared } }: ScreenMoment): string | null {
  const { sitting } = store.getState();
  if (spared === null || asks !== seat || !isBeginner() || isByHand(sitting.seating)) return null;
  if (isAnswered !== true) sitting.beforehand({ standing: spared.standing });
  return spared.line;
}

/** Shows the next arrival, unless something is being shown. A film waits until the person looks at the present. */
export function showNext(store: PlayStore): void {
  const state = store.getState();
  const [first] = state.coming;
  if (first === undefined || state.isMoving || (filmIn(state) ?? newFilmIn(state)) !== null) return;
  if (isFilmed(state, first)) return void (state.look.kind === 'now' && roll(store, first));
  const chain = chainIn(state.coming);
  // An answer given beforehand is shown together with its question.
  if (chain.length === 0) return;
  const { motions, isOwn } = ownMotions(state, chain);
  land(store, chain, { motions, isOwn });
}

function land(store: PlayStore, chain: readonly Arrival[], how: { motions: readonly Motion[]; isOwn: boolean }): void {
  pass(store, {
    ...how,
    change: (state) => shownIn(landed(state, chain), chain.length),
    goOn: () => settle(store),
  });
}

/** The state once the first entries have been shown. */
function shownIn(state: PlayState, count: number): PlayState {
  const coming = state.coming.slice(count);
  const isAnswered = (state.coming[count - 1]?.answer ?? null) !== null;
  return { ...state, coming, stage: stageAfter(state, isAnswered || coming.length > 0) };
}

function settle(store: PlayStore): void {
  const { moment } = store.getState();
  if (moment.outcome !== null) {
    noteFinished();
    void openResult(store, moment);
  }
  showNext(store);
}

/** The result covers the map, so it waits for banners and dialogs. */
async function openResult(store: PlayStore, moment: ScreenMoment): Promise<void> {
  await atRest(store);
  if (store.getState().moment === moment) store.setState({ isResultOpen: true });
}

/** Entries by others are shown frame by frame, unless films are off. */
function isFilmed({ sitting }: PlayState, { moment: { speaker } }: Arrival): boolean {
  const isOwn = speaker === null || sitting.isHere(speaker);
  return !isOwn && sitting.film !== null && useSettingsStore.getState().settings.aiSpeed !== 'instant';
}

/** Undos are not played, nor entries that came while the person looked at something else. */
function ownMotions({ sitting, moment, look }: PlayState, chain: readonly Arrival[]) {
  let before = moment;
  const motions: Motion[] = [];
  for (const { moment: after, log } of chain) {
    const isOwn = sitting.isHere(after.speaker) && after.seq === before.seq + 1;
    if (!isOwn || log.at(-1)?.undo !== null || look.kind !== 'now') return { motions: [], isOwn: false };
    motions.push(...sitting.motions(before, after));
    before = after;
  }
  return { motions, isOwn: true };
}

/** Skips, for a beginner, the question that first matches leave out, and says so. */
export function spareBeginner(store: PlayStore): void {
  const spared = spare(store, store.getState().moment);
  if (spared !== null) store.setState({ spared, stage: { kind: 'watching', film: null } });
}

async function roll(store: PlayStore, next: Arrival): Promise<void> {
  const { sitting, moment: before } = store.getState();
  if (sitting.film === null) return;
  store.setState({ stage: { kind: 'watching', film: null } });
  const { moment } = next;
  const why = isProcedure(sitting.seating, moment.speaker) ? await sitting.why(moment.seq).catch(() => null) : null;
  const from = why?.before ?? before;
  const model = await sitting.film(from, moment, why).catch(() => null);
  // First the news of the person's own order is shown to its end.
  await atRest(store);
  const state = store.getState();
  // The person may have skipped it meanwhile.
  if (state.coming[0]?.moment !== moment || state.moment !== before || filmIn(state) !== null) return;
  if (state.look.kind !== 'now') return;
  // Without a film, show it at once.
  if (model === null) return land(store, [next], { motions: [], isOwn: false });
  const film = { before: from, moment, model, hasReasons: why !== null, frame: -1 };
  store.setState({ stage: { kind: 'watching', film }, look: NOW, refusal: [], missed: [] });
  nextFrame(store);
}

/** The next frame, and after the last one the next entry. */
export function nextFrame(store: PlayStore): void {
  const state = store.getState();
  const film = filmIn(state);
  if (film === null) return;
  if (film.frame + 1 < film.model.frames.length) turnTo(store, film, film.frame + 1);
  else if (isReplay(state)) endReplay(store);
  else endFilm(store, film);
}

/** A frame with an outcome comes after the map has played it; with the last of them the entry becomes the current moment. */
function turnTo(store: PlayStore, film: Film, frame: number): void {
  const { frames } = film.model;
  const [done, now, all] = [film.frame, frame, Infinity].map((each) => outcomesTo(frames, each));
  const isResult = now !== done && now === all;
  pass(store, {
    motions: now === done ? [] : film.model.motions().slice(done, now).flat(),
    isOwn: false,
    change: (state) => {
      const shown = isResult && !isReplay(state) ? landed(state, state.coming.slice(0, 1)) : state;
      return withFilm(shown, { ...film, frame });
    },
  });
}

function withFilm(state: PlayState, film: Film): PlayState {
  const { look } = state;
  if (look.kind === 'why' && look.replay !== null) return { ...state, look: { ...look, replay: film } };
  return { ...state, stage: { kind: 'watching', film } };
}

/** If the film had no outcome, the map plays the entry at its end. */
function endFilm(store: PlayStore, film: Film): void {
  const { moment, coming } = store.getState();
  if (moment !== film.moment)
    return land(store, coming.slice(0, 1), { motions: film.model.motions().flat(), isOwn: false });
  store.setState((state) => shownIn(state, 1));
  settle(store);
}

export function skipFilm(store: PlayStore): void {
  const { map } = store.getState();
  map?.finish();
  const state = store.getState();
  if (isReplay(state)) return endReplay(store);
  const { coming, moment } = state;
  if (coming.length === 0) return;
  const left = coming[0]?.moment === moment ? coming.slice(1) : coming;
  store.setState((now) => shownIn(landed(now, left), coming.length));
  settle(store);
}

/** Goes to the last frame at once; the first showing of an entry stays there until told to go on. */
export function toLastFrame(store: PlayStore): Film | null {
  store.getState().map?.finish();
  const film = newFilmIn(store.getState());
  if (film === null) return null;
  const last = { ...film, frame: film.model.frames.length - 1 };
  store.setState((state) =>
    withFilm(state.moment === film.moment ? state : landed(state, state.coming.slice(0, 1)), last),
  );
  return last;
}

function endReplay(store: PlayStore): void {
  store.setState(({ look }) => ({ look: look.kind === 'why' ? { ...look, replay: null } : look, stop: 'half' }));
  showNext(store);
}

/** Forgets everything the last person saw, so that neither browser tools nor a bug can show it to the next. */
export function dropCurtain(store: PlayStore): void {
  const { stage, sitting, hasZones, isBare, hasMinimap, peek, unbriefed } = store.getState();
  if (stage.kind !== 'handing' || stage.curtain !== 'open') return;
  sitting.local?.rise();
  store.setState({ ...curtainDown(sitting, stage.seat), hasZones, isBare, hasMinimap, peek, unbriefed }, true);
}

/** The next person is at the screen: shows their view, and what they missed. */
export async function liftCurtain(store: PlayStore): Promise<void> {
  const { stage, sitting } = store.getState();
  const { local } = sitting;
  if (stage.kind !== 'handing' || stage.curtain !== 'down' || local === null) return;
  store.setState({ stage: { ...stage, curtain: 'rising' } });
  const moments = await local.sit(stage.seat).catch((error: unknown) => {
    store.setState({ stage });
    throw error;
  });
  const moment = moments.at(-1) ?? sitting.now();
  store.setState({
    moment,
    coming: [],
    stage: stageAfter({ ...store.getState(), moment }, false),
    look: NOW,
    refusal: [],
    // Nobody has missed the set-up: it is before the first entry.
    missed: moments.filter(({ seq, events }) => seq > 0 && events.length > 0),
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
  // One question at a time: while another answer is awaited or shown, there is nothing to take back yet.
  if (!moment.undo.granted || stage.kind === 'sending' || stage.kind === 'watching') return;
  store.setState({ stage: { kind: 'sending', words: wordsIn({ stage }), before: stage } });
  note(store, await sitting.undo(moment.seq));
}

export async function endMatch(store: PlayStore, ending: ByTable): Promise<void> {
  const { sitting, moment, stage } = store.getState();
  if (stage.kind === 'sending' || stage.kind === 'watching') return;
  store.setState({ stage: { kind: 'sending', words: wordsIn({ stage }), before: stage } });
  note(store, await sitting.end(moment.seq, ending));
}

const TOO_LONG: Line = { rule: '', text: 'This order is too long. Say less at once.', amount: null };

/** The limit on an entry's length is the session's rule, so the game cannot explain it. */
function explainReasons(position: Position, reasons: readonly Reason[]): readonly Line[] {
  const own = reasons.filter(({ rule }) => rule !== 'session');
  const isTooLong = reasons.some(({ rule, key }) => rule === 'session' && key === 'tooLong');
  return [...(isTooLong ? [TOO_LONG] : []), ...(own.length === 0 ? [] : position.explain(own))];
}

export function note(store: PlayStore, verdict: Verdict): void {
  if (verdict.granted) return;
  store.setState((state) => ({
    stage: state.stage.kind === 'sending' ? state.stage.before : state.stage,
    refusal: explainReasons(positionIn(state), verdict.reasons),
  }));
}
