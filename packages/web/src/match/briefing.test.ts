import { afterAll, expect, test } from 'vitest';
import { bearFace } from '../bear/face.ts';
import { bearLink } from '../bear/link/link.ts';
import { directLink } from '../link/direct-link.ts';
import { newTable } from '../link/open-table.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { landmarksOf } from './banners.ts';
import { filmIn, isBriefingDue } from './modes.ts';
import { briefInTab, createPlayStore, type PlayStore } from './play-store.ts';
import { confirm, say } from './saying-actions.ts';
import { sitDown } from './sitting.ts';
import { arrive, liftCurtain } from './turn-actions.ts';

afterAll(() => useSettingsStore.getState().reset());

const ALONE = { ai: { kind: 'procedure' }, german: { kind: 'person', name: 'Me' } } as const;
const TWO = { german: { kind: 'person', name: 'One' }, soviet: { kind: 'person', name: 'Two' } } as const;

function open(mission: string, seats: typeof ALONE | typeof TWO): PlayStore {
  const made = newTable(bearLink, { options: { mission }, seats, seed: 'sfc32:briefing' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const store = createPlayStore(sitDown(bearFace, directLink(made.value)));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  return store;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve));
}

test('the briefing comes before the initiative is asked, and the AI waits until it is read', async () => {
  const store = open('whose-crossroads', ALONE);
  const { moment, sitting } = store.getState();
  expect([moment.isTurn, moment.asks, isBriefingDue(store.getState())]).toEqual([false, 'german', true]);
  expect(landmarksOf(moment.position, sitting.seating, 'german').map(({ title }) => title)).toEqual([
    'What counts',
    'Your units',
    'The enemy',
  ]);
  // By keyboard the question can be answered all the same; what follows waits.
  say(store, ['caps:0']);
  confirm(store);
  await settle();
  expect([isBriefingDue(store.getState()), filmIn(store.getState())]).toEqual([true, null]);
  store.setState({ unbriefed: [] });
  await settle();
  expect(isBriefingDue(store.getState())).toBe(false);
});

test('two at one screen: each is briefed when they first take it, before their question', async () => {
  const store = open('first-shots', TWO);
  expect([store.getState().stage.kind, isBriefingDue(store.getState())]).toEqual(['handing', false]);
  await liftCurtain(store);
  const { moment } = store.getState();
  expect([moment.isTurn, moment.seat, isBriefingDue(store.getState())]).toEqual([false, moment.asks, true]);
});

test('while a live clock runs the briefing covers nothing: its tab is open instead', () => {
  const store = open('whose-crossroads', ALONE);
  briefInTab(store);
  const { unbriefed, tab } = store.getState();
  expect([unbriefed, tab, isBriefingDue(store.getState())]).toEqual([[], 'mission', false]);
  briefInTab(store);
  expect(store.getState().tab).toBe('mission');
});

test('whoever has turned briefings off is never kept waiting', () => {
  useSettingsStore.getState().set('briefing', 'off');
  expect(open('whose-crossroads', ALONE).getState().unbriefed).toEqual([]);
});
