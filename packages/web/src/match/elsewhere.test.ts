import { randomOf } from '@sandtable/kernel';
import { type Outpost, outpost } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { farServer, type FarServer } from '../../../../scripts/harness/far-server.ts';
import { FarLink } from '../link/far-link.ts';
import { ReliableWire } from '../link/reliable-wire.ts';
import { logOf, keyOf } from '../log/log-model.ts';
import { mainActionOf } from '../orders/main-button.tsx';
import { promptOf } from '../orders/prompt-slot.tsx';
import { castOf } from '../result/cast.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { lossyCarrier } from '../testing/lossy-wire.ts';
import { outpostFace } from '../testing/outpost/face.tsx';
import { readLog, readOlder, readRound } from './log-pages.ts';
import { lookBack, lookNow } from './look-actions.ts';
import { eyesOf, filmIn } from './modes.ts';
import { createPlayStore, type PlayStore } from './play-store.ts';
import { confirm, say } from './saying-actions.ts';
import { isWhole, standingLog } from './screen-moment.ts';
import { sitDown } from './sitting.ts';
import { arrive, endMatch, nextFrame } from './turn-actions.ts';
import { awaitedIn, isWaiting, waitOf } from './waiting.ts';

afterAll(() => useSettingsStore.getState().reset());

const TWO: Seating = {
  red: { kind: 'person', id: 'ann', name: 'Ann' },
  blue: { kind: 'person', id: 'ben', name: 'Ben' },
};
const PEOPLE: Readonly<Record<string, string>> = { red: 'ann', blue: 'ben' };

/** A table of the server whose log comes in pages of three entries. */
function hostOf(): FarServer {
  return farServer({ system: outpost, options: { rounds: 3 }, seats: TWO, seed: 'sfc32:far', page: 3 });
}

async function linkTo(host: FarServer, seat: string): Promise<FarLink<Outpost>> {
  const later = (work: () => void, time = 0): (() => void) => {
    const timer = setTimeout(work, time);
    return () => clearTimeout(timer);
  };
  const perfect = { lost: 0, twice: 0, delay: 0, breaks: 0 };
  const connect = (send: (text: string) => void) => host.connect(PEOPLE[seat] ?? 'carl', send);
  const carrier = lossyCarrier('sfc32:far', perfect, later, connect);
  const link = await FarLink.open('far', new ReliableWire(carrier, 'm1', seat), { system: outpost });
  onTestFinished(() => link.close());
  return link;
}

async function screenAt(host: FarServer, seat: string): Promise<PlayStore> {
  useSettingsStore.getState().set('aiSpeed', 'step');
  const store = createPlayStore(sitDown(outpostFace, await linkTo(host, seat)));
  store.getState().sitting.subscribe((moment) => arrive(store, moment));
  return store;
}

/** Until everything that is on its way has come. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** Plays on at the table itself. */
async function playOn({ table }: FarServer, entries: number): Promise<void> {
  const { match } = table;
  for (let entry = 0; entry < entries && match.asks !== null; entry++) {
    const { asks, seq } = match;
    const view = match.now(asks).view as Outpost['view'];
    const words = outpost.anySentence(view, randomOf('sfc32:far', String(seq))).join(' ');
    expect(await table.say(asks, seq, words)).toMatchObject({ granted: true });
  }
}

test('while someone elsewhere is asked the screen waits without a curtain, can be looked around in, and goes on by itself', async () => {
  const host = hostOf();
  const store = await screenAt(host, 'red');
  const other = await linkTo(host, 'blue');
  expect(awaitedIn(store.getState())).toBe(null);
  say(store, ['u1', 'step', 'b1']);
  confirm(store);
  await settle();
  expect(store.getState()).toMatchObject({ stage: { kind: 'saying' }, moment: { seq: 1, asks: 'blue', seat: 'red' } });
  expect(promptOf(store.getState())).toBe('Waiting for Ben, blue');
  expect([awaitedIn(store.getState()), isWaiting(store.getState()), waitOf(store.getState())]).toEqual([
    'blue',
    true,
    null,
  ]);
  expect(mainActionOf(store.getState())).toMatchObject({ kind: 'none', label: 'Wait' });

  // Whoever looks at something else is not disturbed: the film waits.
  await lookBack(store, 0);
  await other.act(1, ['pass']);
  await settle();
  expect(store.getState()).toMatchObject({
    look: { kind: 'past' },
    moment: { seq: 1 },
    coming: [{ moment: { seq: 2 } }],
  });
  expect(filmIn(store.getState())).toBe(null);
  lookNow(store);
  await settle();
  expect(filmIn(store.getState())).toMatchObject({ moment: { speaker: 'blue' }, hasReasons: false });
  while (filmIn(store.getState()) !== null) nextFrame(store);
  expect(store.getState()).toMatchObject({ stage: { kind: 'saying' }, moment: { seq: 2, asks: 'red' } });
  expect(store.getState().outcomes.map(({ speaker }) => speaker)).toEqual(['red', 'blue']);
  expect([awaitedIn(store.getState()), isWaiting(store.getState())]).toEqual([null, false]);
});

test('whoever waits may resign; the result knows who reads it, and there is nothing of a table in this browser', async () => {
  const host = hostOf();
  const store = await screenAt(host, 'blue');
  expect(awaitedIn(store.getState())).toBe('red');
  await endMatch(store, { table: 'resign', by: ['blue'] });
  await settle();
  const { moment, sitting } = store.getState();
  expect(moment.outcome).toMatchObject({ winners: ['red'], by: ['blue'] });
  expect(castOf(sitting, moment.position)).toEqual({ red: 'named', blue: 'you' });
  expect([sitting.local, sitting.isWatched, eyesOf(sitting, moment)]).toEqual([null, false, []]);
});

test('one who only looks on sees the table at once, and waits for everybody', async () => {
  const store = await screenAt(hostOf(), 'observer');
  expect(store.getState()).toMatchObject({ stage: { kind: 'saying' }, moment: { seat: 'spectator', asks: 'red' } });
  expect([awaitedIn(store.getState()), eyesOf(store.getState().sitting, store.getState().moment)]).toEqual(['red', []]);
});

test('with only the newest page of the log the screen stands, and older pages come before it, also while news come', async () => {
  const host = hostOf();
  const other = await linkTo(host, 'blue');
  await playOn(host, 9);
  const store = await screenAt(host, 'red');
  const seqs = (): number[] => store.getState().log.map(({ seq }) => seq);
  expect(seqs()).toEqual([7, 8, 9]);
  expect([isWhole(store.getState().log), store.getState().unbriefed]).toEqual([false, []]);
  const keysBefore = keysIn(store);

  await readOlder(store);
  expect(seqs()).toEqual([4, 5, 6, 7, 8, 9]);
  // What is on the page keeps its place in it.
  expect(keysIn(store).slice(-keysBefore.length)).toEqual(keysBefore);
  const reading = readLog(store, 0);
  const { asks, seq } = host.table.match;
  const link = asks === 'blue' ? other : null;
  if (link === null) void store.getState().sitting.act(seq, ['pass']);
  else void link.act(seq, ['pass']);
  await reading;
  await settle();
  while (filmIn(store.getState()) !== null) nextFrame(store);
  expect(seqs()).toEqual(Array.from({ length: seq + 2 }, (_, place) => place));
  expect(standingLog(store.getState().log, seq + 1).map((entry) => entry.seq)).toEqual(seqs());
});

function keysIn(store: PlayStore): string[] {
  const items = logOf(standingLog(store.getState().log, store.getState().moment.seq));
  return items.map((_, place) => keyOf(items, place));
}

test('the log is read back to where the round began, which the map needs, and whole for the result', async () => {
  const host = hostOf();
  await playOn(host, Infinity);
  const store = await screenAt(host, 'red');
  const { sitting, moment } = store.getState();
  expect(isWhole(sitting.log())).toBe(false);
  await readRound(store);
  const { log } = store.getState();
  expect(isWhole(log) || log.some(({ events }) => events.some(({ round }) => round !== null))).toBe(true);
  const result = await sitting.result(moment, castOf(sitting, moment.position));
  expect(result.entries).toBe(host.table.match.seq + 1);
  expect(isWhole(sitting.log())).toBe(true);
});

test('an undo that goes back behind the oldest entry here takes back all that is here', () => {
  const entries = [5, 6, 7].map((seq) => ({ seq, undo: seq === 7 ? 3 : null }));
  expect(standingLog(entries, 7)).toEqual([]);
  expect(standingLog([...[3, 4].map((seq) => ({ seq, undo: null })), ...entries], 7).map(({ seq }) => seq)).toEqual([
    3,
  ]);
});
