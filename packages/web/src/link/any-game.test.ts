import { latePart, must } from '@sandtable/kernel';
import type { Outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { outpostLink, PLAN } from '../testing/outpost/link.ts';
import { Host } from './host.ts';
import { savedTable } from '../testing/saved-table.ts';
import { oneTab } from './one-tab.ts';
import { newTable } from './open-table.ts';
import type { News } from './protocol.ts';
import { explainRefusal } from './refusal-words.ts';
import { ONLOOKER } from './seating.ts';
import type { Shelf } from './shelf.ts';
import { UnloadedError, withRest } from './late-parts.ts';
import type { Table } from './table.ts';

const AGAINST_BOT = { red: { kind: 'person', name: 'You' }, blue: { kind: 'bot', bot: 'random' } } as const;

function outpostTable(): Table<Outpost> {
  const table = newTable(outpostLink, { options: { rounds: 2 }, seats: AGAINST_BOT, seed: 'outpost' });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  return table.value;
}

/** Plays the match to its end; the person says the first sentence offered. */
function playOut(table: Table<Outpost>): void {
  while (table.now().outcome === null) {
    if (table.step()) continue;
    const { seq, view } = table.now();
    const [sentence = []] = outpostLink.system.everySentence(view);
    expect(table.act(seq, sentence)).toMatchObject({ granted: true });
  }
}

test('a match of another game is played to its end, and opened again from its file it is the same', () => {
  const table = outpostTable();
  playOut(table);
  expect(table.now()).toMatchObject({ asks: null, seat: 'red' });
  expect(new Set(table.log().map(({ speaker }) => speaker))).toEqual(new Set([null, 'red', 'blue']));
  const again = savedTable(outpostLink, table.save());
  expect(again.match.hash()).toBe(table.match.hash());
  expect(again.log()).toEqual(table.log());
});

test('what a game has no answer to is said, and breaks nothing', () => {
  expect(() => outpostTable().whatIf(1, 0)).toThrow('no such question');
});

/** A host with a match of outpost, in the only tab. */
function hostOn(shelf: Shelf, tell: (news: News<Outpost>) => void = () => undefined): Host<Outpost> {
  return new Host({
    game: outpostLink,
    shelf,
    hand: 'mine',
    most: 99,
    tell,
    clock: () => 1914,
    breathe: async () => undefined,
    tab: oneTab(undefined),
  });
}

test('where nobody is a person, whoever looks on is told every entry to the end, from a file as well', async () => {
  const bots = { red: { kind: 'bot', bot: 'random' }, blue: { kind: 'bot', bot: 'random' } } as const;
  const told: number[] = [];
  const shelf = memoryShelf();
  const host = hostOn(
    shelf,
    (news) => void (news.kind === 'moment' && told.push(...news.entries.map(({ seq }) => seq))),
  );
  await host.answer({ topic: 'begin', asked: { id: 'o4', plan: { options: {}, seats: bots, seed: 'outpost' } } });
  await new Promise((done) => setTimeout(done, 0));
  const table = savedTable(outpostLink, shelf.texts.get('o4') ?? '');
  expect(table.now()).toMatchObject({ seat: ONLOOKER, asks: null });
  expect(told.length).toBeGreaterThan(4);
  expect(table.log().map(({ seq }) => seq)).toEqual([0, ...told]);
});

test('bots that weigh are loaded only where one of them is seated, from a file as well; a file that is missing is told as such', async () => {
  let loads = 0;
  const load = async () => {
    loads++;
    return outpostLink.bots;
  };
  const link = { ...outpostLink, bots: {}, thinkers: { names: ['random'], load } };
  const alone = must(newTable(link, PLAN));
  await alone.callBots();
  expect(loads).toBe(0);
  const plan = { options: { rounds: 2 }, seats: AGAINST_BOT, seed: 'outpost' };
  for (const table of [must(newTable(link, plan)), savedTable(link, must(newTable(link, plan)).save())]) {
    const before = loads;
    await table.callBots();
    expect(loads).toBe(before + 1);
  }
  const missing = { ...link, thinkers: { names: ['random'], load: () => Promise.reject(new Error('no network')) } };
  await expect(must(newTable(missing, plan)).callBots()).rejects.toThrow(UnloadedError);
});

test('the worker keeps it with the name of its game, and the game itself refuses what is of another', async () => {
  const shelf = memoryShelf();
  const host = hostOn(shelf);
  const plan = { options: {}, seats: AGAINST_BOT, seed: 'outpost' };
  expect(await host.answer({ topic: 'begin', asked: { id: 'o1', plan } })).toMatchObject({ ok: true });
  expect((await shelf.list()).matches).toMatchObject([
    { id: 'o1', system: 'outpost', standing: 'Round 1 of 3', asks: 'red' },
  ]);
  const text = (shelf.texts.get('o1') ?? '').replace('"system":"outpost"', '"system":"chess"');
  const opening = await host.answer({ topic: 'adopt', asked: { id: 'o2', text } });
  if (typeof opening !== 'object' || !('refusal' in opening)) throw new Error('it was not refused');
  expect(explainRefusal(opening.refusal).text).toBe('The match is from another game: "chess".');
});

test('a match that needs the rest of its game is begun and read once that is loaded', async () => {
  const rest = latePart<true>('the rest');
  const { system } = outpostLink;
  const options = (raw: unknown) => (rest() ? system.options(raw) : system.options(null));
  const loadRest = () => Promise.resolve(rest.fit(true));
  const game = { ...outpostLink, system: { ...system, options }, loadRest };
  const text = must(newTable(outpostLink, PLAN)).save();
  const missing = { ...game, loadRest: () => Promise.reject(new Error('no network')) };
  await expect(withRest(missing, () => savedTable(missing, text))).rejects.toThrow(UnloadedError);
  const read = await withRest(game, () => savedTable(game, text));
  expect(read.match.hash()).toBe(must(newTable(game, PLAN)).match.hash());
});

test('late parts are loaded one after another, each once; a part that stays away is told', async () => {
  const parts = { mission: latePart<1>('a mission'), words: latePart<2>('words') };
  const asked: string[] = [];
  const loadRest = async (part: string): Promise<void> => {
    asked.push(part);
    if (part === 'a mission') parts.mission.fit(1);
    if (part === 'words' && asked.length > 2) parts.words.fit(2);
  };
  const game = { ...outpostLink, loadRest };
  const work = () => [parts.mission(), parts.words()];
  await expect(withRest(game, work)).rejects.toThrow('words: needed, but not loaded');
  expect(await withRest(game, work)).toEqual([1, 2]);
  expect(asked).toEqual(['a mission', 'words', 'words']);
});
