import type { Outpost } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newTable } from '../link/open-table.ts';
import type { Table } from '../link/table.ts';
import { type Settings, useSettingsStore } from '../settings/settings.ts';
import { directLink } from '../link/direct-link.ts';
import { outpostFace } from '../testing/outpost/face.tsx';
import { outpostLink } from '../testing/outpost/link.ts';
import { breathIn, goOn, holdBreath, watchBreath } from './breath.ts';
import { lookBack, lookNow } from './look-actions.ts';
import { wordsIn } from './modes.ts';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { confirm, say } from './saying-actions.ts';
import { sitDown } from './sitting.ts';
import { arrive, liftCurtain, takeBack } from './turn-actions.ts';
import { isWaiting, waitOf } from './waiting.ts';

const SOLO: Seating = { red: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };
const AGAINST_BOT: Seating = { red: { kind: 'person', name: 'You' }, blue: { kind: 'bot', bot: 'random' } };
const TWO: Seating = { red: { kind: 'person', name: 'One' }, blue: { kind: 'person', name: 'Two' } };
const STEP = ['u1', 'step', 'b1', 'dug'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => useSettingsStore.getState().reset());

function tableOf(seats: Seating): Table<Outpost> {
  const opponent = seats['ai'] === undefined ? 'seat' : 'procedure';
  const made = newTable(outpostLink, { options: { rounds: 2, opponent }, seats, seed: 'sfc32:breath' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

interface Screen {
  readonly store: PlayStore;
  readonly leave: () => void;
}

/** A screen without a page, where the AI is not shown but answers at once when it may. */
function openScreen(seats: Seating = SOLO, breath: Settings['breath'] = 'short', table = tableOf(seats)): Screen {
  useSettingsStore.getState().set('aiSpeed', 'instant');
  useSettingsStore.getState().set('breath', breath);
  const store = createPlayStore(sitDown(outpostFace, directLink(table)));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  return { store, leave: watchBreath(store) };
}

async function told(): Promise<void> {
  for (let round = 0; round < 20; round++) await Promise.resolve();
}

async function act(store: PlayStore, sentence = STEP): Promise<void> {
  say(store, sentence);
  await told();
  if (wordsIn(store.getState()).length > 0) confirm(store);
  await told();
}

const seq = (store: PlayStore): number => store.getState().moment.seq;
const seconds = (store: PlayStore): number => breathIn(store.getState())?.seconds ?? 0;

test('an order that revealed nothing is answered after three seconds, counted down', async () => {
  const { store } = openScreen();
  await act(store);
  expect([seq(store), seconds(store)]).toEqual([1, 3]);
  expect([isWaiting(store.getState()), waitOf(store.getState())]).toEqual([true, null]);
  const counted = [];
  for (let second = 0; second < 3; second++) {
    vi.advanceTimersByTime(999);
    counted.push(seconds(store));
    vi.advanceTimersByTime(1);
  }
  await told();
  expect(counted).toEqual([3, 2, 1]);
  expect(seconds(store)).toBe(0);
  expect(store.getState().moment).toMatchObject({ speaker: 'ai', asks: 'red' });
});

test('how it stood before the entry comes with the entry, in one change of the state', async () => {
  const { store } = openScreen();
  const before = store.getState().moment;
  const shown: unknown[] = [];
  store.subscribe(({ moment, breath }) => void (moment.isPaused === true && shown.push(breath?.before)));
  await act(store);
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.every((each) => each === before)).toBe(true);
});

test('taken back in time, nothing is answered; said again, it waits anew', async () => {
  const { store } = openScreen();
  await act(store);
  vi.advanceTimersByTime(2500);
  await takeBack(store);
  await told();
  expect(store.getState().moment).toMatchObject({ seq: 2, asks: 'red' });
  vi.advanceTimersByTime(10_000);
  await told();
  expect(seq(store)).toBe(2);
  await act(store);
  expect([seq(store), seconds(store)]).toEqual([3, 3]);
});

test('going on ends it at once, and once', async () => {
  const { store } = openScreen(SOLO, 'long');
  await act(store);
  expect(seconds(store)).toBe(10);
  goOn(store);
  goOn(store);
  await told();
  expect(store.getState().moment).toMatchObject({ seq: 2, speaker: 'ai', asks: 'red' });
  expect(store.getState().moment.undo.granted).toBe(false);
});

test('it stands still while Undo is pointed at, the past is looked at or help is open, and loses nothing by it', async () => {
  const { store } = openScreen();
  await act(store);
  vi.advanceTimersByTime(1500);
  const stills: [() => unknown, () => unknown][] = [
    [() => holdBreath(store, true), () => holdBreath(store, false)],
    [() => lookBack(store, 0), () => lookNow(store)],
    [() => store.setState({ isHelpOpen: true }), () => store.setState({ isHelpOpen: false })],
    [() => store.setState({ isMoving: true }), () => store.setState({ isMoving: false })],
  ];
  for (const [still, on] of stills) {
    await still();
    vi.advanceTimersByTime(60_000);
    expect([seq(store), seconds(store)]).toEqual([1, 2]);
    on();
  }
  vi.advanceTimersByTime(1499);
  expect(seconds(store)).toBe(1);
  vi.advanceTimersByTime(1);
  await told();
  expect(store.getState().moment.speaker).toBe('ai');
});

test('no breath: by the setting, after dice or cards, between two people, and in a lesson, where nobody counts', async () => {
  const answered = async ({ store }: Screen, sentence = STEP): Promise<boolean> => {
    await act(store, sentence);
    return seconds(store) === 0 && store.getState().moment.isPaused !== true;
  };
  expect(await answered(openScreen(SOLO, 'none'))).toBe(true);
  expect(await answered(openScreen(SOLO, 'short'), ['draw'])).toBe(true);
  const two = openScreen(TWO);
  await liftCurtain(two.store);
  expect(await answered(two)).toBe(true);
  expect(two.store.getState()).toMatchObject({ moment: { seq: 1 }, stage: { kind: 'handing' } });
  const lesson = openScreen();
  lesson.leave();
  lesson.store.setState({ breath: null });
  expect(await answered(lesson)).toBe(true);
  expect(lesson.store.getState().moment.speaker).toBe('ai');
});

test('a bot is waited for like the AI; whoever leaves the screen lets the match go on', async () => {
  const { store, leave } = openScreen(AGAINST_BOT);
  await act(store);
  expect(store.getState().moment).toMatchObject({ seq: 1, asks: 'blue', isPaused: true });
  leave();
  await told();
  expect(store.getState().moment.seq).toBeGreaterThan(1);
});

test('a match found waiting is counted from the start, or answered at once where the setting is none by now', async () => {
  const { store } = openScreen();
  await act(store);
  vi.advanceTimersByTime(2000);
  const { sitting } = store.getState();
  const again = createPlayStore(sitting);
  watchBreath(again);
  expect(seconds(again)).toBe(3);
  useSettingsStore.getState().set('breath', 'none');
  const third = createPlayStore(sitting);
  sitting.subscribe((moment) => arrive(third, moment));
  watchBreath(third);
  await told();
  expect(third.getState().moment).toMatchObject({ seq: 2, speaker: 'ai' });
});
