import { must, randomOf } from '@sandtable/kernel';
import { type Outpost, outpost } from '@sandtable/kernel/testing';
import type { Seating } from '@sandtable/session';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { FarLink } from '../link/far-link.ts';
import type { FromTable, ToTable } from '../link/far-protocol.ts';
import { newTable } from '../link/open-table.ts';
import { ReliableWire } from '../link/reliable-wire.ts';
import { logOf, keyOf } from '../log/log-model.ts';
import { mainActionOf } from '../orders/main-button.tsx';
import { promptOf } from '../orders/prompt-slot.tsx';
import { castOf } from '../result/cast.ts';
import { useSettingsStore } from '../settings/settings.ts';
import { FarHost } from '../testing/far-host.ts';
import { lossyWire } from '../testing/lossy-wire.ts';
import { outpostFace } from '../testing/outpost/face.tsx';
import { outpostLink } from '../testing/outpost/link.ts';
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

const TWO: Seating = { red: { kind: 'person', name: 'Ann' }, blue: { kind: 'person', name: 'Ben' } };

/** A table elsewhere whose log comes in pages of three entries. */
function hostOf(): FarHost<Outpost> {
  return new FarHost(must(newTable(outpostLink, { options: { rounds: 3 }, seats: TWO, seed: 'sfc32:far' })), 3);
}

async function linkTo(host: FarHost<Outpost>, seat: string): Promise<FarLink<Outpost>> {
  const later = (work: () => void): (() => void) => {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  };
  const { near, far } = lossyWire<ToTable, FromTable<Outpost>>('sfc32:far', { lost: 0, twice: 0, delay: 0 }, later);
  host.connect(seat, far);
  const link = await FarLink.open('far', new ReliableWire<Outpost>(near));
  onTestFinished(() => link.close());
  return link;
}

async function screenAt(host: FarHost<Outpost>, seat: string): Promise<PlayStore> {
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
function playOn(host: FarHost<Outpost>, entries: number): void {
  const { table } = host;
  for (let entry = 0; entry < entries && table.match.asks !== null; entry++) {
    table.sit(table.match.asks);
    const { seq, view } = table.now();
    const sentence = outpost.anySentence(view, randomOf('sfc32:far', String(seq)));
    expect(table.act(seq, sentence)).toMatchObject({ granted: true });
  }
}

test('while somebody elsewhere is asked the screen waits without a curtain, can be looked around in, and goes on by itself', async () => {
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
  const store = await screenAt(hostOf(), 'spectator');
  expect(store.getState()).toMatchObject({ stage: { kind: 'saying' }, moment: { seat: 'spectator', asks: 'red' } });
  expect([awaitedIn(store.getState()), eyesOf(store.getState().sitting, store.getState().moment)]).toEqual(['red', []]);
});

test('with only the newest page of the log the screen stands, and older pages come before it, also while news come', async () => {
  const host = hostOf();
  const other = await linkTo(host, 'blue');
  playOn(host, 9);
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
  host.table.sit(host.table.match.asks ?? '');
  const { asks, seq } = host.table.now();
  const link = asks === 'blue' ? other : null;
  if (link === null) void store.getState().sitting.act(seq, ['pass']);
  else void link.act(seq, ['pass']);
  await reading;
  await settle();
  while (filmIn(store.getState()) !== null) nextFrame(store);
  expect(seqs()).toEqual(Array.from({ length: seq + 2 }, (_, place) => place));
  host.table.sit('red');
  expect(standingLog(store.getState().log, seq + 1).map((entry) => entry.seq)).toEqual(
    standingLog(host.table.log(), seq + 1).map((entry) => entry.seq),
  );
});

function keysIn(store: PlayStore): string[] {
  const items = logOf(standingLog(store.getState().log, store.getState().moment.seq));
  return items.map((_, place) => keyOf(items, place));
}

test('the log is read back to where the round began, which the map needs, and whole for the result', async () => {
  const host = hostOf();
  playOn(host, Infinity);
  const store = await screenAt(host, 'red');
  const { sitting, moment } = store.getState();
  expect(isWhole(sitting.log())).toBe(false);
  await readRound(store);
  const { log } = store.getState();
  expect(isWhole(log) || log.some(({ events }) => events.some(({ round }) => round !== null))).toBe(true);
  host.table.sit('red');
  const result = await sitting.result(moment, castOf(sitting, moment.position));
  expect(result.entries).toBe(standingLog(host.table.log(), moment.seq).length);
  expect(isWhole(sitting.log())).toBe(true);
});

test('an undo that goes back behind the oldest entry here takes back all that is here', () => {
  const entries = [5, 6, 7].map((seq) => ({ seq, undo: seq === 7 ? 3 : null }));
  expect(standingLog(entries, 7)).toEqual([]);
  expect(standingLog([...[3, 4].map((seq) => ({ seq, undo: null })), ...entries], 7).map(({ seq }) => seq)).toEqual([
    3,
  ]);
});
