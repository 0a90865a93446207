import { type Random, randomOf, type Realm, type Sentence, type WordCounts } from '@sandtable/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test, vi } from 'vitest';
import type { Bear } from '@sandtable/bear';
import type { Limanowa } from '@sandtable/limanowa';
import type { Seating } from '@sandtable/session';
import { bearFace } from '../bear/face.ts';
import { bearLink } from '../bear/link/link.ts';
import type { GameFace } from '../face/game.ts';
import type { LinkFace } from '../face/link.ts';
import { outcomesTo } from '../face/table.ts';
import { limanowaFace } from '../limanowa/face.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { newTable } from '../link/open-table.ts';
import type { TablePlan } from '../link/protocol.ts';
import type { Table } from '../link/table.ts';
import { chainIn } from '../match/landing.ts';
import { filmIn } from '../match/modes.ts';
import { isAsked } from '../match/open-sentence.ts';
import type { Arrival, PlayState } from '../match/play-state.ts';
import type { ScreenMoment } from '../match/screen-moment.ts';
import { doNow } from '../match/saying-actions.ts';
import { dropCurtain, liftCurtain, nextFrame, skipFilm } from '../match/turn-actions.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { useCaption } from '../sound/hearing.ts';
import { openScripted, type ScriptedScreen, settled, stubPage, type StubPage } from '../testing/scripted-board.ts';
import { ABOUT_MATCH, brokenBy, type PageText, PARTS, readPage } from '../testing/watched-page.tsx';

let page: StubPage;
beforeAll(() => {
  page = stubPage();
});
beforeEach(() => {
  page.hidden = false;
  delete page.documentElement.dataset['motion'];
  useSettingsStore.getState().set('aiSpeed', 'normal');
  useSettingsStore.getState().set('captions', 'on');
});
afterAll(() => {
  useSettingsStore.getState().reset();
  vi.unstubAllGlobals();
});

/** What was met, over all matches. */
interface Tally {
  passages: number;
  films: number;
  chains: number;
  readonly keys: Map<string, number>;
  readonly broken: string[];
}

interface Played<R extends Realm> {
  readonly face: GameFace<R>;
  readonly link: LinkFace<R>;
  readonly plan: TablePlan;
}

function open<R extends Realm>({
  face,
  link,
  plan,
}: Played<R>): { readonly table: Table<R>; readonly screen: ScriptedScreen } {
  const made = newTable(link, plan);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const screen = openScripted(face, made.value);
  onTestFinished(screen.unmount);
  return { table: made.value, screen };
}

/** Of some sentences one that rolls dice, or else the longest. */
function livelyOf({ moment: { position } }: PlayState, draw: () => Sentence): Sentence {
  const drawn = Array.from({ length: 6 }, draw).toSorted((a, b) => b.length - a.length);
  return drawn.find((sentence) => position.rolls(sentence).length > 0) ?? drawn[0] ?? [];
}

/** Waits until the link has answered, and the film of what has come is there, however long it takes to load. */
async function rested({ store, board }: ScriptedScreen): Promise<void> {
  const isLoading = ({ stage, coming, banners, isSetUpOpen }: PlayState): boolean =>
    stage.kind === 'watching' && stage.film === null && coming.length > 0 && banners.length === 0 && !isSetUpOpen;
  do await settled();
  while (board.passage === null && isLoading(store.getState()));
}

/** Plays at random, and looks at the page at every beat of what the map plays. */
async function playWatched<R extends Realm>(game: Played<R>, tally: Tally, enough: number): Promise<void> {
  const { table, screen } = open(game);
  const { store, board } = screen;
  const [random, spoken]: [Random, WordCounts] = [randomOf(game.plan.seed, 'play'), new Map()];
  const answered = new Set<ScreenMoment>();
  let last = readPage(screen);
  store.subscribe((state, before) => {
    for (const { moment, answer } of state.coming) if (answer !== null) answered.add(moment);
    tally.broken.push(...brokenBy(state, before, board.passage !== null, answered));
    if (state.moment !== before.moment) last = readPage(screen);
  });
  const until = tally.passages + enough;
  for (let idle = 0; idle < 5 && tally.passages < until; idle++) {
    await rested(screen);
    const state = store.getState();
    if (state.banners.length > 0 || state.isSetUpOpen) store.setState({ banners: [], isSetUpOpen: false });
    else if (board.passage !== null) await watchPassage(screen, () => last, tally);
    else if (filmIn(state) !== null) nextFrame(store);
    else if (isAsked(state)) {
      doNow(
        store,
        livelyOf(state, () => game.link.system.anySentence(table.now().view, random, spoken)),
      );
      last = readPage(screen);
    } else continue;
    idle = -1;
  }
  tally.chains += answered.size;
}

async function watchPassage(screen: ScriptedScreen, last: () => PageText, tally: Tally): Promise<void> {
  const { store, board } = screen;
  const [state, old] = [store.getState(), last()];
  const isFilm = filmIn(state) !== null;
  // The link knows more than the page may show.
  expect(state.sitting.now().seq).toBeGreaterThan(state.moment.seq);
  const parts = isFilm ? ABOUT_MATCH : Object.keys(PARTS);
  const now = readPage(screen);
  expect(parts.filter((name) => now[name] !== old[name])).toEqual([]);
  let caption = useCaption.getState().said;
  board.run(
    () => expect([store.getState(), useCaption.getState().said]).toEqual([state, caption]),
    () => (caption = useCaption.getState().said),
  );
  expect(store.getState()).toBe(state);
  const { coming } = state;
  await board.end();
  tally.passages += 1;
  if (isFilm) tally.films += 1;
  const { moment, outcomes } = store.getState();
  if (moment === state.moment) return;
  // Everything is new, all at once.
  const chain = coming.slice(0, coming.findIndex((each) => each.moment === moment) + 1);
  for (const { key } of chain.flatMap((each) => each.moment.events))
    tally.keys.set(key, (tally.keys.get(key) ?? 0) + 1);
  const told = outcomes.at(-1)?.events ?? [];
  for (const { text } of told) {
    expect(last()['announcer']).toContain(renderToStaticMarkup(<>{text}</>));
    expect(last()['log']).not.toBe(old['log']);
  }
}

const PERSON = { kind: 'person', name: 'You' } as const;
const AI = { kind: 'procedure' } as const;
const TWO: Seating = { german: PERSON, soviet: { kind: 'person', name: 'Two' } };
const SOLO: Played<Bear> = {
  face: bearFace,
  link: bearLink,
  plan: { options: { mission: 'whose-crossroads' }, seats: { german: PERSON, ai: AI }, seed: 'sfc32:clock' },
};
const HOT_SEAT: Played<Bear> = { ...SOLO, plan: { ...SOLO.plan, options: { mission: 'first-shots' }, seats: TWO } };
const NEU_SANDEZ: Played<Limanowa> = {
  face: limanowaFace,
  link: limanowaLink,
  plan: { options: { mission: 'bridge-at-neu-sandez' }, seats: { p1: PERSON, ai: AI }, seed: 'sfc32:clock' },
};

function nothingYet(): Tally {
  return { passages: 0, films: 0, chains: 0, keys: new Map(), broken: [] };
}

const PASSAGES = 26 * inject('samples');

/** What comes after those is seldom, and is waited for in pieces of so many. */
const MORE = 20;

/** Matches of a game until so much has been played on the map, and all of these events with it. */
async function watchMatches<R extends Realm>(game: Played<R>, keys: readonly string[]): Promise<Tally> {
  const tally = nothingYet();
  const isAll = (): boolean => keys.every((key) => tally.keys.has(key));
  for (let match = 0; (tally.passages < PASSAGES || !isAll()) && match < PASSAGES; match++) {
    const plan = { ...game.plan, seed: `sfc32:clock${match}` };
    await playWatched({ ...game, plan }, tally, Math.max(MORE, PASSAGES - tally.passages));
  }
  expect([...tally.keys.keys()]).toEqual(expect.arrayContaining([...keys]));
  expect(tally.passages).toBeGreaterThanOrEqual(PASSAGES);
  return tally;
}

test('until the map has played it, no part of the page knows what happened: attacks, moves, rallies and AI turns', async () => {
  const met = ['hit', 'missed', 'moved', 'rolled', 'rallied', 'checked'];
  const { broken, passages, films, chains } = await watchMatches(SOLO, met);
  expect(broken).toEqual([]);
  expect(Math.min(films, passages - films)).toBeGreaterThan(10);
  expect(chains).toBeGreaterThan(2);
});

test('nor does it in a game of plans, in which one entry may hold many attacks', async () => {
  const { broken, films } = await watchMatches(NEU_SANDEZ, ['rolled', 'moved', 'lostRp', 'woundRolled']);
  expect(broken).toEqual([]);
  expect(films).toBeGreaterThan(10);
});

/** Enough to meet everything that moves. */
const TURNS = 60;

/** Plays until the map moves, or for long; returns how far the match has come. */
async function untilMoving<R extends Realm>(
  { link, plan }: Played<R>,
  table: Table<R>,
  screen: ScriptedScreen,
): Promise<number> {
  const { store, board } = screen;
  const random = randomOf(plan.seed, 'play');
  for (let turns = 0; turns < TURNS && board.passage === null; turns++) {
    await rested(screen);
    const state = store.getState();
    if (board.passage !== null || state.moment.outcome !== null) break;
    if (state.banners.length > 0) store.setState({ banners: [] });
    else if (state.stage.kind === 'handing') {
      dropCurtain(store);
      screen.unmount();
      await liftCurtain(store);
      screen.mount();
    } else if (filmIn(state) !== null) nextFrame(store);
    else if (isAsked(state))
      doNow(
        store,
        livelyOf(state, () => link.system.anySentence(table.now().view, random)),
      );
  }
  return store.getState().sitting.now().seq;
}

test('without motion all change at once: by the setting, at once for the AI, on a hidden page, without a map', async () => {
  const ways: readonly ((screen: ScriptedScreen) => void)[] = [
    () => (page.documentElement.dataset['motion'] = 'none'),
    () => useSettingsStore.getState().set('aiSpeed', 'instant'),
    () => (page.hidden = true),
    ({ unmount }) => unmount(),
  ];
  for (const still of ways) {
    const { table, screen } = open(SOLO);
    const { store, board } = screen;
    const broken: string[] = [];
    store.subscribe((state, before) => {
      broken.push(...brokenBy(state, before, false, new Set()));
      // Whatever has arrived is shown, or has its film, or waits for it.
      const isQuiet = filmIn(state) !== null || state.stage.kind === 'watching' || state.coming.length === 0;
      if (state.isMoving || !(isQuiet || state.coming.at(-1)?.answer !== undefined)) broken.push('it waits');
    });
    still(screen);
    expect(await untilMoving(SOLO, table, screen)).toBeGreaterThan(10);
    expect([broken, board.told.includes('play')]).toEqual([[], false]);
    skipFilm(store);
    expect(store.getState().coming.length).toBe(0);
    page.hidden = false;
    delete page.documentElement.dataset['motion'];
    useSettingsStore.getState().set('aiSpeed', 'normal');
  }
});

test('whatever ends a motion, all change in the same moment: a key, a click, a hidden page, no map, too long', async () => {
  const { table, screen } = open(SOLO);
  const { store, board } = screen;
  const ends: Readonly<Record<string, () => void>> = {
    key: () => page.fire('keydown', { key: 'f' }),
    click: () => page.fire('click', { target: null }),
    hidden: () => page.fire('visibilitychange'),
    skip: () => skipFilm(store),
    late: () => vi.advanceTimersByTime(60_000),
    unmount: () => screen.unmount(),
  };
  for (const [way, end] of Object.entries(ends)) {
    // A guard that was set before keeps to the real time.
    if (way === 'late') vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await untilMoving(SOLO, table, screen);
    const before = store.getState();
    const shown = nextShown(before);
    page.fire('keydown', { key: 'Shift' });
    expect([way, store.getState() === before, before.isMoving]).toEqual([way, true, true]);
    end();
    const state = store.getState();
    expect([way, state.isMoving, board.passage]).toEqual([way, false, null]);
    expect([way, state.moment.seq, state.log.at(-1)?.seq]).toEqual([way, shown.moment.seq, shown.log.at(-1)?.seq]);
    vi.useRealTimers();
  }
});

/** What the page is about once the motion has ended: an entry of several actions is shown with the last of them. */
function nextShown(state: PlayState): Pick<Arrival, 'moment' | 'log'> {
  const film = filmIn(state);
  if (film === null) return chainIn(state.coming).at(-1) ?? state;
  const { frames } = film.model;
  const isLast = outcomesTo(frames, film.frame + 1) === outcomesTo(frames, Infinity);
  return (isLast ? state.coming[0] : undefined) ?? state;
}

test('between two people the curtain waits until the last entry has been shown', async () => {
  const { table, screen } = open(HOT_SEAT);
  const { store, board } = screen;
  const broken: string[] = [];
  store.subscribe((state, before) => void broken.push(...brokenBy(state, before, board.passage !== null, new Set())));
  let handed = 0;
  for (let passage = 0; passage < 12; passage++) {
    await untilMoving(HOT_SEAT, table, screen);
    expect(store.getState()).toMatchObject({ isMoving: true, stage: { kind: 'sending' } });
    await board.end();
    if (store.getState().stage.kind === 'handing') handed += 1;
  }
  expect([broken, handed > 2]).toEqual([[], true]);
});
