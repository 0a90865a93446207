import type { Sentence, Verdict } from '@sandtable/kernel';
import type { Moment } from '../link/link.ts';
import { isSameHolder } from '../link/seating.ts';
import { linesOf } from '../saying/line.ts';
import { useSettingsStore } from '../settings/settings-store.ts';
import { askedOf, seenOf } from './asked.ts';
import { framesOf } from './film.ts';
import type { Handing, PlayState } from './play-state.ts';
import type { PlayStore } from './play-store.ts';
import { toldAfter } from './told.ts';

/** What has been said is forgotten with every entry: it was about another position. */
const NOTHING_SAID = { words: [], chooser: null, isSending: false, refusal: [] } as const;

/** An entry has come. What nobody at the screen said is shown picture by picture, unless that is not wanted. */
export function arrive(store: PlayStore, moment: Moment): void {
  const { link, coming, film } = store.getState();
  store.setState({ log: link.log() });
  const isOwn = moment.speaker === null || link.seating[moment.speaker]?.kind === 'person';
  const isShown = !isOwn && useSettingsStore.getState().settings.aiSpeed !== 'instant';
  if (film === null && coming.length === 0 && !isShown) return show(store, moment);
  store.setState({ coming: [...coming, moment] });
  if (film === null && coming.length === 0) void roll(store);
}

/** Puts it on the table. */
function show(store: PlayStore, moment: Moment): void {
  store.setState((state) => ({
    ...NOTHING_SAID,
    moment,
    told: toldAfter(state.told, state.moment, moment, state.link.seating),
    missed: [],
    film: null,
    handing: handingAfter(state, moment),
    isResultOpen: moment.outcome !== null,
    unit: stillThere(moment, state.unit),
    // A question brings its answers; an order begins on the map.
    stop: moment.pending === null || moment.pending.key === 'turn' ? 'peek' : 'half',
    tab: moment.pending?.key === 'turn' ? state.tab : 'inspect',
  }));
  const answer = onlyAnswer(store.getState());
  if (answer !== null) void answerAlone(store, answer);
}

/** Where there is but one answer to a question, nobody is made to give it. */
function onlyAnswer(state: PlayState): Sentence | null {
  const asked = askedOf(state);
  if (asked === null || state.moment.pending?.key === 'turn') return null;
  const { game, seen } = asked.saying;
  const [only, another] = game.offers(seen.view, []);
  if (only === undefined || another !== undefined) return null;
  return game.offers(seen.view, [only.word]).every(({ kind }) => kind === 'stop') ? [only.word] : null;
}

async function answerAlone(store: PlayStore, answer: Sentence): Promise<void> {
  const { link, moment } = store.getState();
  store.setState({ isSending: true });
  note(store, await link.act(moment.seq, answer));
}

function stillThere({ view }: Moment, unit: number): number {
  return view.units[unit]?.fate === 'lost' ? -1 : unit;
}

function handingAfter({ link: { seating } }: PlayState, { asks, seat }: Moment): Handing | null {
  if (asks === null || seating[asks]?.kind !== 'person' || asks === seat) return null;
  return isSameHolder(seating, asks, seat) ? null : { seat: asks, isCurtainDown: false };
}

/** Begins to show the next entry that has come. */
async function roll(store: PlayStore): Promise<void> {
  const { link, coming, moment: before } = store.getState();
  const [next] = coming;
  if (next === undefined) return;
  const isProcedure = next.speaker !== null && link.seating[next.speaker]?.kind === 'procedure';
  const trace = isProcedure ? await link.why(next.seq).catch(() => null) : null;
  const state = store.getState();
  // Somebody may have skipped it while it was asked for.
  if (state.coming[0] !== next || state.moment !== before) return;
  const film = { before: trace?.before ?? before, moment: next, trace, frame: 0, isReplay: false };
  store.setState({ ...NOTHING_SAID, film, past: null, why: null, missed: [] });
}

/** The next picture, and after the last one the next entry. */
export function nextFrame(store: PlayStore): void {
  const { engine, film, coming } = store.getState();
  if (film === null) return;
  if (film.frame + 1 < framesOf(engine, film).length) {
    store.setState({ film: { ...film, frame: film.frame + 1 } });
    return;
  }
  if (film.isReplay) return endReplay(store);
  const left = coming.slice(1);
  store.setState({ coming: left });
  show(store, film.moment);
  if (left.length > 0) void roll(store);
}

/** To the end of all that has come. */
export function skipFilm(store: PlayStore): void {
  const { film, coming } = store.getState();
  if (film?.isReplay === true) return endReplay(store);
  const last = coming.at(-1);
  store.setState({ coming: [] });
  if (last !== undefined) show(store, last);
}

/** Back to where one was before it was shown again, and on with whatever has come meanwhile. */
function endReplay(store: PlayStore): void {
  store.setState({ film: null, stop: 'full' });
  if (store.getState().coming.length > 0) void roll(store);
}

export function dropCurtain(store: PlayStore): void {
  store.setState(({ handing }) => ({ handing: handing === null ? null : { ...handing, isCurtainDown: true } }));
}

/** The next person is at the screen: how he sees it, and what he missed. */
export async function liftCurtain(store: PlayStore): Promise<void> {
  const { handing, link } = store.getState();
  if (handing === null) return;
  const moments = await link.sit(handing.seat);
  const moment = moments.at(-1) ?? link.now();
  store.setState({
    ...NOTHING_SAID,
    moment,
    missed: moments.filter(({ events }) => events.length > 0),
    told: [],
    log: link.log(),
    handing: null,
    unit: -1,
    past: null,
    why: null,
    isResultOpen: moment.outcome !== null,
  });
}

export async function takeBack(store: PlayStore): Promise<void> {
  const { link, moment } = store.getState();
  if (!moment.undo.granted) return;
  note(store, await link.undo(moment.seq));
}

/** What was refused is told with its reasons. */
export function note(store: PlayStore, verdict: Verdict): void {
  if (verdict.granted) return;
  store.setState((state) => ({ isSending: false, refusal: linesOf(seenOf(state), verdict.reasons) }));
}
