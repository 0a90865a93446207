import type { Bot, PackName, Realm } from '@sandtable/kernel';
import { type Seating, verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { engine } from '../bear/engine/engine.ts';
import { generatorWith } from '../bear/generate/generator.ts';
import { bots as bearBots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import { missionsWith as bearMissions } from '../bear/missions/missions.ts';
import { result as bearResult } from '../bear/result/result.ts';
import type { LinkFace } from '../face/link.ts';
import type { Played, ResultFace } from '../face/result.ts';
import { engine as limanowaEngine } from '../limanowa/engine/engine.ts';
import { bots as limanowaBots } from '../limanowa/link/bots.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { missionsWith as limanowaMissions } from '../limanowa/missions/missions.ts';
import { result as limanowaResult } from '../limanowa/result/result.ts';
import type { TablePlan } from '../link/protocol.ts';
import type { Table } from '../link/table.ts';
import { defaultSitters, seatingOf } from '../missions/seats.tsx';
import { anySentence } from '../testing/any-sentence.ts';
import { hostWith, settle } from '../testing/hosted.ts';
import { memoryShelf } from '../testing/memory-shelf.ts';
import { ALONE, BOX, laid, MORE_CARDS } from '../testing/own-packs.ts';
import { playedAs, playedOut } from '../testing/played-out.ts';
import { savedTable } from '../testing/saved-table.ts';

// A pack of one's own plays everywhere ours do: whole matches by bots, drafts, files, the replay, the result, one screen for two.

const YOU = { kind: 'person', name: 'You' } as const;
const alone = laid('bear', ALONE);
const more = laid('bear', MORE_CARDS);
const box = laid('limanowa', BOX);

/** Played to its end, kept as a file, proved entry by entry, and opened again: the same position, with the same name of the pack. */
function keptWhole<R extends Realm>(link: LinkFace<R>, plan: TablePlan, bot: Bot<R['view']>, pack: PackName): Table<R> {
  const table = playedOut(link, plan, bot);
  expect(table.now().outcome).not.toBeNull();
  const text = table.save();
  expect(JSON.parse(text)).toMatchObject({ options: { pack } });
  expect(verify(link.system, text)).toMatchObject({ ok: true });
  const again = savedTable(link, text);
  again.sit(table.seat);
  expect(again.now()).toEqual(table.now());
  expect(again.save()).toBe(text);
  expect(link.standingOf(table.now().view).pack).toEqual(pack);
  return table;
}

/** What the end of the match and the replay read of it. */
function toldWhole<R extends Realm>(table: Table<R>, result: ResultFace<R>, cast: Played<R>['cast']): string {
  const played = playedAs(table, table.seat, cast);
  expect(played.moments.map(({ seq }) => seq)).toEqual(played.entries.map(({ seq }) => seq));
  const story = result.storyOf?.(played);
  const told = JSON.stringify([result.resultOf(table.now(), played.entries), story]);
  expect(told).not.toMatch(/undefined|NaN/);
  return told;
}

test('a pack that stands alone: its mission against the AI, by its own Order Cards, counters and board', async () => {
  const { all, optionsOf } = await bearMissions([alone.kept]);
  const its = all.filter(({ pack }) => pack?.id === 'mill-road');
  expect(its.map(({ name }) => name)).toEqual(['The Mill Road']);
  const [{ id } = { id: '' }] = its;
  const options = optionsOf(id, {});
  const seats: Seating = { german: YOU, ai: { kind: 'procedure' } };
  const table = keptWhole(bearLink, { options, seats, seed: 'sfc32:alone' }, bearBots.captain, alone.named);
  const { pack } = engine().on(table.now().view);
  expect(pack.orderCards).toHaveLength(12);
  expect(pack.unitTypes.map(({ id: type }) => type)).toEqual(['g-cyclist', 's-militia']);
  expect(table.log().filter(({ speaker }) => speaker === 'ai').length).toBeGreaterThan(3);
  expect(toldWhole(table, bearResult, { german: 'you', soviet: 'ai' })).toContain('The Mill Road');
});

test.each([
  ['that stands alone', alone, [1, 4]],
  ['with more generator cards and tiles, and other Order Cards', more, [26, 29]],
] as const)('a battle is drafted from the cards of a pack %s, and fought to its end', async (_, pack, [from, to]) => {
  const generator = await generatorWith([pack.kept]);
  const wish = { pack: pack.named.hash.slice(0, 16), guideline: '9' };
  const sheet = generator.sheetOf(wish);
  expect(sheet).toMatchObject({ refusal: null, isSolo: true, options: { pack: pack.named } });
  expect(sheet.guidelines?.map(({ name }) => name)).toContain('9 The Mill Road');
  const plan = { options: sheet.options, seats: { p1: YOU, ai: { kind: 'procedure' } } as const, seed: 'sfc32:draft' };
  const table = keptWhole(bearLink, plan, bearBots.captain, pack.named);
  const cards = table
    .log()
    .flatMap(({ events }) => events.flatMap((event) => (event.key === 'halfPlayed' ? [event.card] : [])));
  const { generatorCards } = engine().on(table.now().view).pack;
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) {
    const { number = 0 } = generatorCards[card] ?? {};
    expect([number >= from, number <= to]).toEqual([true, true]);
  }
  toldWhole(table, bearResult, { german: 'named', soviet: 'named' });
});

test('Limanowa with figures, a map, cards and a mission of a pack, by bots and the AI', async () => {
  const { all, optionsOf, rulesOf } = await limanowaMissions([box.kept]);
  const id = all.find(({ pack }) => pack?.id === 'limanowa-my-box')?.id ?? '';
  const { parties } = rulesOf(id, {});
  const seats = seatingOf(parties, defaultSitters(parties, 'corps'));
  const options = optionsOf(id, {});
  const table = keptWhole(limanowaLink, { options, seats, seed: 'sfc32:box' }, limanowaBots.corps, box.named);
  const { pack, map } = limanowaEngine().on(table.now().view);
  expect([pack.ruleset.forestDv, pack.unitTypes.find(({ id: type }) => type === 'rifles')?.dv]).toEqual([2, 5]);
  expect(map.terrain.length).toBe(48);
  expect(toldWhole(table, limanowaResult, { austria: 'you', russia: 'ai' })).toContain('The Poprad Road');
});

test('two people at one screen play a mission of a pack, and each has their own eyes on it afterwards', async () => {
  const { all, optionsOf } = await bearMissions([alone.kept]);
  const id = all.find(({ pack }) => pack?.id === 'mill-road')?.id ?? '';
  // The same without its AI: a mission for two.
  const two = laid('bear', { ...ALONE, id: 'for-two', missions: withoutAi(ALONE['missions']) });
  const options = { ...optionsOf(id, {}), pack: two.named };
  const shelf = memoryShelf();
  const { ask } = hostWith(shelf);
  const seats: Seating = { german: YOU, soviet: { kind: 'person', name: 'Player 2' } };
  const opening = await ask({ topic: 'begin', asked: { id: 'm1', plan: { options, seats, seed: 'sfc32:two' } } });
  expect(opening).toMatchObject({ ok: true });
  const spoken = new Set<string>();
  for (let seat = 'german', turn = 0; turn < 8; turn++) {
    await settle();
    const { moments: seen } = await ask({ topic: 'sit', asked: { seat } });
    const now = seen.at(-1);
    if (now === undefined || now.asks === null) throw new Error('it is over');
    if (now.asks !== seat) {
      seat = now.asks;
      continue;
    }
    spoken.add(seat);
    expect(now.view.options.pack).toEqual(two.named);
    const said = await ask({ topic: 'act', asked: { seq: now.seq, sentence: anySentence(now.view) } });
    expect(said).toMatchObject({ granted: true });
  }
  expect([...spoken].toSorted()).toEqual(['german', 'soviet']);
  const again = hostWith(shelf);
  expect(await again.ask({ topic: 'resume', asked: { id: 'm1' } })).toMatchObject({ ok: true });
  expect(await again.ask({ topic: 'save', asked: null })).toBe(shelf.texts.get('m1'));
  expect((await shelf.list()).matches).toMatchObject([{ pack: two.named, name: 'The Mill Road' }]);
});

function withoutAi(missions: unknown): readonly object[] {
  return (missions as { solo: unknown }[]).map(({ solo: _solo, ...mission }) => mission);
}
