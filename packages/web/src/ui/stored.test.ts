import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** Stubs localStorage with these items, and returns them. */
function browserWith(stored: Readonly<Record<string, string>>): Map<string, string> {
  const items = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  return items;
}

/** All stores, created afresh as on a page load. */
async function openStores() {
  const { useSettingsStore } = await import('../settings/settings.ts');
  const { isBeginner, noteFinished, useMet } = await import('../settings/newcomer.ts');
  const { isBlind, makeBlind } = await import('../link/blind.ts');
  const { useTallyStore } = await import('../missions/tally.ts');
  const { useBestsStore } = await import('../link/bests.ts');
  const { useProgress } = await import('../lessons/progress.ts');
  const { turnsSeen } = await import('../motion/pace.ts');
  const { isOffered, noteOffered } = await import('../sound/hearing.ts');
  const { lastGame, rememberGame } = await import('../app/nav.tsx');
  return {
    ...{ useSettingsStore, isBeginner, noteFinished, useMet, isBlind, makeBlind, useTallyStore, useProgress },
    useBestsStore,
    ...{ turnsSeen, isOffered, noteOffered, lastGame, rememberGame },
  };
}

const STORED = {
  'sandtable/settings': '{"commit":"one","theme":"field","aiSpeed":"step","volume":"low"}',
  'sandtable/met': '["bear/check","bear/hit"]',
  'sandtable/finished': 'true',
  'sandtable/blind': '["a1","a2"]',
  'sandtable/tally': '{"first-shots":{"a1":"begun","a2":"won"}}',
  'sandtable/lessons': '{"done":["bear/move"],"left":{"bear/fire":{"step":2,"text":"{}"}}}',
  'sandtable/ai-turns-seen': '3',
  'sandtable/sound-offered': 'true',
  'sandtable/game': '"limanowa"',
};

test('what release 0.2.0 has stored is read, and a change is written in the same form', async () => {
  const items = browserWith(STORED);
  const stores = await openStores();
  expect(items).toEqual(new Map(Object.entries(STORED)));
  const { settings, set } = stores.useSettingsStore.getState();
  expect(settings).toMatchObject({ commit: 'one', theme: 'field', aiSpeed: 'step', volume: 'low', sound: 'off' });
  expect(stores.useMet.getState().met).toEqual(['bear/check', 'bear/hit']);
  expect([stores.isBeginner(), stores.isOffered(), stores.isBlind('a2'), stores.isBlind('a3')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(stores.useTallyStore.getState().tally).toEqual({ 'first-shots': { a1: 'begun', a2: 'won' } });
  expect(stores.useProgress.getState()).toMatchObject({
    done: ['bear/move'],
    left: { 'bear/fire': { step: 2, text: '{}' } },
  });
  expect([stores.turnsSeen(), stores.lastGame().id]).toEqual([3, 'limanowa']);

  set('theme', 'paper');
  stores.useMet.getState().meet('bear/rally');
  stores.useProgress.getState().finish('bear/fire');
  stores.makeBlind('a3');
  expect(JSON.parse(items.get('sandtable/settings') ?? '')).toEqual({ ...settings, theme: 'paper' });
  expect(items.get('sandtable/met')).toBe('["bear/check","bear/hit","bear/rally"]');
  expect(items.get('sandtable/lessons')).toBe('{"done":["bear/move","bear/fire"],"left":{}}');
  expect(items.get('sandtable/blind')).toBe('["a1","a2","a3"]');
});

test('what is damaged is let go, piece by piece', async () => {
  browserWith({
    'sandtable/settings': '{"theme":"neon","text":"large"}',
    'sandtable/met': '["bear/check", 3]',
    'sandtable/finished': '{',
    'sandtable/blind': '[1,"a2"]',
    'sandtable/tally': '{"first-shots":{"a1":"stolen","a2":"won"},"x":7}',
    'sandtable/bests': '{"jabloniec-ridge":{"novice":7,"tried":-1},"x":7}',
    'sandtable/lessons': '{"done":["bear/move",7],"left":{"bear/fire":{"step":"two"}}}',
    'sandtable/ai-turns-seen': '-3',
    'sandtable/game': 'limanowa',
  });
  const stores = await openStores();
  expect(stores.useSettingsStore.getState().settings).toMatchObject({ theme: 'system', text: 'large' });
  expect(stores.useMet.getState().met).toEqual(['bear/check']);
  expect([stores.isBeginner(), stores.isBlind('a2'), stores.turnsSeen()]).toEqual([true, true, 0]);
  expect(stores.useTallyStore.getState().tally).toEqual({ 'first-shots': { a2: 'won' }, x: {} });
  expect(stores.useBestsStore.getState().bests).toEqual({ 'jabloniec-ridge': { novice: 7 }, x: {} });
  expect(stores.useProgress.getState()).toMatchObject({ done: ['bear/move'], left: {} });
  expect(stores.lastGame().id).toBe('bear');
});

const refuse = (): never => {
  throw new Error('denied');
};

test.each([
  ['has none', undefined],
  ['refuses all', { getItem: refuse, setItem: refuse }],
  ['is full', { getItem: () => null, setItem: refuse }],
  ['is full of nonsense', { getItem: () => '{"', setItem: refuse }],
])('a browser whose storage %s has the defaults, and changes last as long as the page', async (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  const stores = await openStores();
  const { settings, set } = stores.useSettingsStore.getState();
  expect(settings).toMatchObject({ theme: 'system', commit: 'two' });
  set('theme', 'paper');
  stores.useMet.getState().meet('bear/check');
  stores.noteFinished();
  stores.noteOffered();
  stores.makeBlind('a1');
  stores.rememberGame(stores.lastGame());
  expect(stores.useSettingsStore.getState().settings.theme).toBe('paper');
  expect(stores.useMet.getState().met).toEqual(['bear/check']);
});
