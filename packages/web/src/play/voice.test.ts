import type { Seating } from '@sandtable/session';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bearLink } from '../bear/link/link.ts';
import { newTable } from '../link/open-table.ts';
import { isHeard } from '../match/heard.ts';
import { wordsIn } from '../match/modes.ts';
import { createPlayStore, type PlayStore } from '../match/play-store.ts';
import { confirm, pressOn, say } from '../match/saying-actions.ts';
import { sitDown } from '../match/sitting.ts';
import { arrive } from '../match/turn-actions.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { directLink } from '../link/direct-link.ts';
import { voiceOf } from './voice.tsx';

const SEATS: Seating = { german: { kind: 'person', name: 'You' }, ai: { kind: 'procedure' } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  useSettingsStore.getState().set('aiSpeed', 'instant');
});
afterAll(() => {
  useSettingsStore.getState().reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface Table {
  readonly store: PlayStore;
  /** What has been spoken since it was last asked. */
  heard(): readonly string[];
  alarm(): string;
  /** The map's cursor goes there and rests. */
  walk(...hexes: readonly string[]): void;
  press(hex: string): void;
  /** Lets the link answer everything. */
  settle(): Promise<void>;
}

/** The first own turn, heard from its beginning. */
async function sit(): Promise<Table> {
  const made = newTable(bearLink, { options: { mission: 'whose-crossroads' }, seats: SEATS, seed: 'sfc32:voice' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const store = createPlayStore(sitDown(bearFace, directLink(made.value)));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  const { spoken, listen } = voiceOf(store);
  onTestFinished(listen());
  let last = -1;
  const hexOf = (name: string): number => store.getState().moment.position.hexNamed(name);
  const table: Table = {
    store,
    heard: () => {
      const news = spoken.getState().lines.filter(({ id }) => id > last);
      last = news.at(-1)?.id ?? last;
      return news.map(({ text }) => text);
    },
    alarm: () => spoken.getState().alarm.text,
    walk: (...hexes) => {
      for (const name of hexes) store.setState({ cursor: { hex: hexOf(name) }, hover: hexOf(name) });
      vi.runAllTimers();
    },
    press: (name) => pressOn(store, { hex: hexOf(name) }, { by: 'key' }),
    settle: async () => {
      for (let turns = 0; turns < 50; turns++) await Promise.resolve();
      await vi.runAllTimersAsync();
    },
  };
  confirm(store);
  await table.settle();
  return table;
}

test('every result is told in order, then the prompt; what is spoken last never replaces it', async () => {
  const { store, heard, settle } = await sit();
  const first = heard();
  expect(first[0]).toBe('How many CAPs do you add to your initiative roll?');
  expect(first[1]).toBe('No CAP. Roll. Enter confirms');
  expect(first.findIndex((line) => line.includes('initiative'))).toBeLessThan(first.length - 1);
  expect(first.at(-1)).toMatch(/^Your turn: \w+ fresh units?, \d CAPs?/);
  const { log } = store.getState();
  const told = log.slice(1).flatMap(({ events }) => events.map(({ text }) => text.replace(/\.$/, '')));
  expect(told.filter((text) => !first.some((line) => line.includes(text)))).toEqual([]);
  await settle();
  expect(heard()).toEqual([]);
});

test('a walk is spoken where it rests, with the price and the threat there, or the reason against it', async () => {
  const { store, heard, alarm, walk, press } = await sit();
  heard();
  walk('F07', 'F06');
  expect(heard()).toEqual([expect.stringMatching(/^F06, light woods; German Rifle squad 01, fresh, facing SE$/)]);
  pressOn(store, { unit: store.getState().moment.position.unitNamed('g01') }, { by: 'key' });
  expect(heard()).toEqual(['German Rifle squad 01 chosen, fresh, facing SE', 'What does the Rifle squad do?']);
  walk('F07');
  expect(heard()).toEqual([expect.stringMatching(/^F07, open ground\. Move: 1 AP, \d+% spent, .*threat/)]);
  walk('F05');
  expect(heard()).toEqual([expect.stringMatching(/^F05, light woods; .*\. Enter chooses it$/)]);
  pressOn(store, { unit: store.getState().moment.position.unitNamed('g21') }, { by: 'key' });
  say(store, ['g21', 'fire']);
  walk('F07');
  const reason = heard().at(-1) ?? '';
  expect(reason).toMatch(/^F07, open ground\. Not possible: ./);
  press('F07');
  expect(reason).toBe(`${alarm()}. Fire, 17% · 3 AP: Enter confirms`);
});

test('Enter does only what was spoken last about it, and a walk ends with it', async () => {
  const { store, heard, walk, press, settle } = await sit();
  const seq = store.getState().moment.seq;
  useSettingsStore.getState().set('commit', 'one');
  pressOn(store, { unit: store.getState().moment.position.unitNamed('g01') }, { by: 'key' });
  walk('F07');
  heard();
  press('F07');
  expect(wordsIn(store.getState()).slice(0, 3)).toEqual(['g01', 'move', 'F07']);
  const [, deed] = heard();
  expect(deed).toMatch(/^Rifle squad 01, F07, facing .*\. Move: 1 AP, \d+% spent, .*\. Enter confirms$/);
  expect(isHeard(store)).toBe(true);
  store.setState({ cursor: { hex: store.getState().moment.position.hexNamed('E06') } });
  expect(isHeard(store)).toBe(false);
  expect(heard()).toEqual([deed]);
  expect(isHeard(store)).toBe(true);
  walk('E06');
  expect(heard()).toEqual([expect.stringMatching(/^E06, .*Move · 1 AP: Enter confirms$/)]);
  expect(isHeard(store)).toBe(true);
  walk('F07');
  expect(heard()).toEqual([expect.stringContaining(deed ?? '')]);
  press('F07');
  expect(store.getState().stage.kind).not.toBe('saying');
  await settle();
  expect(store.getState().moment.seq).toBeGreaterThan(seq);
  expect(heard()[0]).toContain('Your Rifle squad 01 moves from F06 to F07');
});
