// A match of the shelf is opened by the snapshot beside its save, and proved behind the screen by a replay of the save. Whatever is
// wrong with the snapshot, it is opened by replay, without a word.
import { latePart, must, randomOf } from '@sandtable/kernel';
import type { Outpost } from '@sandtable/kernel/testing';
import { openSnapshot } from '@sandtable/session';
import { expect, test } from 'vitest';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { outpostLink } from '../testing/outpost/link.ts';
import { savedTable } from '../testing/saved-table.ts';
import type { LinkFace } from '../face/link.ts';
import { Host } from './host.ts';
import { oneTab } from './one-tab.ts';
import type { Answers, News, Question } from './protocol.ts';
import { type Shelf, ShelfError } from './shelf.ts';
import type { Table } from './table.ts';

const { system } = outpostLink;
const SEATS = { red: { kind: 'person', name: 'One' }, blue: { kind: 'person', name: 'Two' } } as const;
const RESUME = { topic: 'resume', asked: { id: 'm1' } } as const;
const FIRST = 32;

/** Lets everything happen that can. What reads and keeps snapshots is loaded late: whoever asks for it here has it after the host. */
async function settle(): Promise<void> {
  await import('./shortcut-text.ts');
  for (let round = 0; round < 20; round++) await new Promise((done) => setTimeout(done, 0));
}

let hands = 0;

/** A tab with a match of outpost, whose rules count how often one is set up from its options, as every replay does. */
function tabOn(shelf: Shelf, game: LinkFace<Outpost> = outpostLink) {
  const counted = { replays: 0 };
  const counting: LinkFace<Outpost> = {
    ...game,
    system: {
      ...game.system,
      options: (...given) => (counted.replays++, game.system.options(...given)),
    },
  };
  const news: News<Outpost>[] = [];
  /** Whoever takes a breath waits until the test lets go. */
  const waiting: (() => void)[] = [];
  let isHeld = false;
  const host = new Host({
    game: counting,
    shelf,
    hand: `hand ${hands++}`,
    most: 20_000,
    tell: (it) => void news.push(structuredClone(it)),
    clock: () => 1914,
    breathe: () => (isHeld ? new Promise((go) => void waiting.push(go)) : Promise.resolve()),
    tab: oneTab(undefined),
  });
  const ask = <Q extends Question>(question: Q) => host.answer(question) as Promise<Answers<Outpost>[Q['topic']]>;
  const logOf = async (seat: string) => (await ask({ topic: 'sit', asked: { seat } })).log;
  const troubles = () => news.flatMap((it) => (it.kind === 'trouble' ? [it.trouble] : []));
  const hold = () => (isHeld = true);
  const release = async () => {
    isHeld = false;
    for (const go of waiting.splice(0)) go();
    await settle();
  };
  return { ask, logOf, troubles, counted, hold, release };
}

type Tab = ReturnType<typeof tabOn>;

/** Both people play on to this entry, and now and then take back what they said. */
async function play({ ask }: Tab, to: number): Promise<void> {
  for (let seat = 'red'; ;) {
    const now = (await ask({ topic: 'sit', asked: { seat } })).moments.at(-1);
    if (now === undefined) throw new Error('nobody sits there');
    const { seq, asks, undo, view } = now;
    if (asks === null) throw new Error(`it is over after ${seq} entries`);
    if (seq >= to) return;
    const takesBack = undo.granted && seq % 3 !== 0;
    if (!takesBack && asks !== seat) {
      seat = asks;
      continue;
    }
    const sentence = system.anySentence(view, randomOf('sfc32:play', String(seq)));
    const verdict = await ask(
      takesBack ? { topic: 'undo', asked: { seq } } : { topic: 'act', asked: { seq, sentence } },
    );
    expect(verdict).toMatchObject({ granted: true });
  }
}

/** A shelf with a match of so many entries; the snapshot is of the 32nd or a later one. */
async function played(entries: number, game = outpostLink, seed = 'sfc32:short') {
  const shelf = memoryShelf();
  const tab = tabOn(shelf, game);
  await tab.ask({ topic: 'begin', asked: { id: 'm1', plan: { options: { rounds: 6 }, seats: SEATS, seed } } });
  await play(tab, entries);
  await settle();
  return shelf;
}

const shelves = new Map<number, ReturnType<typeof played>>();

/** The same, played once and copied. */
async function shelfAt(entries: number) {
  const kept = shelves.get(entries) ?? played(entries);
  shelves.set(entries, kept);
  const from = await kept;
  const shelf = memoryShelf();
  const [summary] = (await from.list()).matches;
  if (summary !== undefined) await shelf.write(summary, textOn(from), 'another');
  for (const [id, text] of from.shortcuts) shelf.shortcuts.set(id, text);
  return shelf;
}

async function resumed(shelf: Shelf, game = outpostLink) {
  const tab = tabOn(shelf, game);
  tab.hold();
  const opening = await tab.ask(RESUME);
  return { ...tab, opening };
}

function textOn(shelf: ReturnType<typeof memoryShelf>): string {
  return shelf.texts.get('m1') ?? '';
}

function logsOf({ logs }: Table<Outpost>) {
  return Object.fromEntries(logs);
}

test.each([32, 41, 63, 70])(
  'after %i entries it opens at once, is for both people what a replay gives, and is proved once',
  async (entries) => {
    const shelf = await shelfAt(entries);
    const text = textOn(shelf);
    const replayed = savedTable(outpostLink, text);
    expect(replayed.match.entries.some((entry) => 'undo' in entry)).toBe(true);
    const tab = await resumed(shelf);
    expect(tab.opening).toMatchObject({ ok: true, opened: { moment: { seq: entries } } });
    expect(tab.counted.replays).toBe(0);
    expect({ red: await tab.logOf('red'), blue: await tab.logOf('blue') }).toEqual(logsOf(replayed));
    expect(await tab.ask({ topic: 'save', asked: null })).toBe(text);

    await tab.release();
    expect(tab.counted.replays).toBe(1);
    await tab.release();
    await play(tab, entries + 1);
    await tab.release();
    expect(tab.counted.replays).toBe(1);
    expect(tab.troubles()).toEqual([]);
    await play(tab, entries + 2);
    expect(savedTable(outpostLink, textOn(shelf)).match.seq).toBe(entries + 2);
  },
);

test('it is played on while it is being proved, and a look back is answered', async () => {
  const shelf = await shelfAt(45);
  const tab = await resumed(shelf);
  await play(tab, 50);
  expect(await tab.ask({ topic: 'at', asked: { seq: 20 } })).toMatchObject({ seq: 20 });
  await tab.release();
  expect(tab.troubles()).toEqual([]);
  const replayed = savedTable(outpostLink, textOn(shelf));
  expect(replayed.match.seq).toBe(50);
  expect({ red: await tab.logOf('red'), blue: await tab.logOf('blue') }).toEqual(logsOf(replayed));
});

test('a short match has no snapshot, and a long one never more than so many entries to say again, however often it is opened', async () => {
  expect((await shelfAt(31)).shortcuts.size).toBe(0);
  const shelf = await shelfAt(40);
  for (const entries of [50, 60, 70, 80]) {
    const tab = tabOn(shelf);
    await tab.ask(RESUME);
    await play(tab, entries);
    await settle();
    const [, , snapshot = ''] = (shelf.shortcuts.get('m1') ?? '').split('\n');
    expect(entries - must(openSnapshot(system, snapshot)).seq).toBeLessThan(FIRST);
  }
});

const line = (place: number, change: (text: string) => string) => (text: string) =>
  text
    .split('\n')
    .map((each, at) => (at === place ? change(each) : each))
    .join('\n');

const UNFIT: readonly [string, (text: string) => string | Promise<string>][] = [
  ['is empty', () => ''],
  ['is cut off', (text) => text.slice(0, -30)],
  ['has a cut snapshot', line(2, (text) => text.slice(0, -30))],
  ['has another state', line(2, (text) => text.replace(/"coins":\d/, '"coins":9'))],
  ['has another log', line(3, (text) => text.replace('"speaker":"red"', '"speaker":"blue"'))],
  ['has no seal', line(1, () => '')],
  ['says it needs more of its game', line(0, () => '["the rest"]')],
  ['is of an older app', line(0, () => '')],
  ['is of another match', async () => (await played(40, outpostLink, 'sfc32:other')).shortcuts.get('m1') ?? ''],
  ['is of a longer one', async () => (await shelfAt(70)).shortcuts.get('m1') ?? ''],
];

test.each(UNFIT)('where the snapshot %s, the match is replayed, without a word', async (_what, change) => {
  const shelf = await shelfAt(40);
  shelf.shortcuts.set('m1', await change(shelf.shortcuts.get('m1') ?? ''));
  const tab = await resumed(shelf);
  expect(tab.opening).toMatchObject({ ok: true, opened: { moment: { seq: 40 } } });
  expect(tab.counted.replays).toBe(1);
  await tab.release();
  // Nothing is left to prove.
  expect(tab.counted.replays).toBe(1);
  expect(tab.troubles()).toEqual([]);
  // And a new snapshot is there.
  expect((await resumed(shelf)).counted.replays).toBe(0);
});

const NEWER: readonly [string, LinkFace<Outpost>][] = [
  ['rules', { ...outpostLink, system: { ...system, version: system.version + 1 } }],
  ['content', { ...outpostLink, system: { ...system, pack: 'f00d' } }],
];

test.each(NEWER)('by other %s it is replayed as ever', async (_what, game) => {
  const tab = await resumed(await shelfAt(40), game);
  expect(tab.opening).toMatchObject({ ok: true, opened: { moment: { seq: 40 } } });
  expect(tab.counted.replays).toBe(1);
  await tab.release();
  expect(tab.troubles()).toEqual([]);
});

test('what needed the rest of its game has it again before it is opened', async () => {
  let loads = 0;
  const needing = (): LinkFace<Outpost> => {
    const rest = latePart<true>('the rest');
    const options: typeof system.options = (raw) => (rest() ? system.options(raw) : system.options(null));
    const loadRest = async () => (loads++, rest.fit(true));
    return { ...outpostLink, system: { ...system, options }, loadRest };
  };
  const shelf = await played(40, needing());
  expect(loads).toBe(1);
  const tab = await resumed(shelf, needing());
  expect(tab.opening).toMatchObject({ ok: true, opened: { moment: { seq: 40 } } });
  expect({ loads, ...tab.counted }).toEqual({ loads: 2, replays: 0 });
});

test('a file from elsewhere is replayed, even if the shelf has a snapshot of it', async () => {
  const shelf = await shelfAt(40);
  const tab = tabOn(shelf);
  await tab.ask({ topic: 'adopt', asked: { id: 'm1', text: textOn(shelf) } });
  expect(tab.counted.replays).toBe(1);
});

/** The same rules by their stamp, by which somebody has found a coin. */
const LYING: LinkFace<Outpost> = {
  ...outpostLink,
  system: {
    ...system,
    apply: (state, ...given) => {
      system.apply(state, ...given);
      const [red] = state.players;
      if (red !== undefined) red.coins = 9;
    },
  },
};

test('a save that its snapshot bears out, but no replay, is found out behind the screen; from then on only the log counts', async () => {
  const shelf = await played(32, LYING);
  const tab = await resumed(shelf);
  expect(tab.opening).toMatchObject({ ok: true });
  await tab.release();
  const broken = { kind: 'broken', isUnlike: true, message: expect.stringMatching(/^(entries|record|hash)/) };
  expect(tab.troubles()).toEqual([broken]);
  const kept = textOn(shelf);
  expect(await tab.ask({ topic: 'act', asked: { seq: 32, sentence: ['pass'] } })).toMatchObject({ granted: false });
  expect(tab.troubles()).toEqual([broken, broken]);
  expect(textOn(shelf)).toBe(kept);
  expect((await resumed(shelf)).opening).toMatchObject({ ok: false, refusal: { kind: 'wrong' } });
});

test('a snapshot that lies about what was told is found out too, and the match goes on by its log', async () => {
  const shelf = await shelfAt(40);
  const [rest = '', , snapshot = '', told = ''] = (shelf.shortcuts.get('m1') ?? '').split('\n');
  const forged = told.replace('"speaker":"red"', '"speaker":"blue"');
  const seal = must(openSnapshot(system, snapshot)).digests.seal([rest, forged]);
  shelf.shortcuts.set('m1', [rest, seal, snapshot, forged].join('\n'));
  const tab = await resumed(shelf);
  expect(tab.counted.replays).toBe(0);
  await tab.release();
  expect(tab.troubles()).toEqual([{ kind: 'broken', isUnlike: true, message: 'what red was told' }]);
  const again = await resumed(shelf);
  expect(again.counted.replays).toBe(1);
  await again.release();
  expect(await again.logOf('red')).toEqual(logsOf(savedTable(outpostLink, textOn(shelf)))['red']);
  await play(again, 44);
  expect(again.troubles()).toEqual([]);
});

test('a shelf without room for the snapshot keeps the match, and one without room for the match gives up snapshots', async () => {
  const shelf = memoryShelf();
  let isFull = false;
  const small: Shelf = {
    ...shelf,
    write: async (...given) => {
      if (isFull && shelf.shortcuts.size > 0) throw new ShelfError('full', 'no room');
      await shelf.write(...given);
    },
    writeShortcut: async (...given) => {
      if (isFull) throw new ShelfError('full', 'no room');
      await shelf.writeShortcut(...given);
    },
  };
  const tab = tabOn(small);
  const plan = { options: { rounds: 6 }, seats: SEATS, seed: 'sfc32:short' };
  await tab.ask({ topic: 'begin', asked: { id: 'm1', plan } });
  await play(tab, 40);
  await settle();
  expect(shelf.shortcuts.size).toBe(1);
  isFull = true;
  await play(tab, 70);
  await settle();
  expect(shelf.shortcuts.size).toBe(0);
  expect(tab.troubles()).toEqual([]);
  expect((await resumed(shelf)).opening).toMatchObject({ ok: true, opened: { moment: { seq: 70 } } });
});

test('a tab that has lost the match, or whose match was deleted, leaves no snapshot', async () => {
  const shelf = await shelfAt(40);
  const tab = tabOn(shelf);
  await tab.ask(RESUME);
  await shelf.claim('m1', 'another tab');
  shelf.shortcuts.clear();
  await shelf.writeShortcut('m1', 'late', 'hand 0');
  expect(shelf.shortcuts.size).toBe(0);
  await shelf.remove('m1');
  await shelf.writeShortcut('m1', 'late', 'another tab');
  expect(shelf.shortcuts.size).toBe(0);
});
