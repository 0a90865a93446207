import { afterEach, expect, test, vi } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bearLink } from '../bear/link/link.ts';
import { newTable } from '../link/open-table.ts';
import { noteFinished } from '../settings/newcomer.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { directLink } from '../link/direct-link.ts';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { sitDown } from './sitting.ts';
import { arrive, spareBeginner } from './turn-actions.ts';

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

afterEach(() => vi.unstubAllGlobals());

async function sitDownAt(): Promise<PlayStore> {
  useSettingsStore.getState().set('aiSpeed', 'instant');
  const seats = { german: { kind: 'person', name: 'You' }, soviet: { kind: 'bot', bot: 'captain' } } as const;
  const made = newTable(bearLink, { options: { mission: 'first-shots' }, seats, seed: 'sfc32:first' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  await made.value.callBots();
  const store = createPlayStore(sitDown(bearFace, directLink(made.value)));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  spareBeginner(store);
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
  return store;
}

test('B3.2.4 in a first match the initiative is rolled without the question about CAPs, by a sentence like any other', async () => {
  vi.stubGlobal('localStorage', storage());
  const { moment, log, spared } = (await sitDownAt()).getState();
  expect(moment.isTurn || moment.asks !== 'german').toBe(true);
  expect(spared).toContain('Initiative');
  expect(log.find(({ speaker }) => speaker === 'german')?.said).toEqual(['caps:0']);
  expect(log.flatMap(({ events }) => events.map(({ key }) => key))).not.toContain('declared');
});

test('B3.2.4 whoever has finished a match or a lesson is asked', async () => {
  vi.stubGlobal('localStorage', storage());
  noteFinished();
  const { moment, spared } = (await sitDownAt()).getState();
  expect(moment).toMatchObject({ asks: 'german', isTurn: false });
  expect(spared).toBeNull();
});
