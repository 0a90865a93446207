import type { GameSystem, Realm, Seat } from '@sandtable/kernel';
import { randomOf } from '@sandtable/kernel';
import { branchFrom, type Seating } from '@sandtable/session';
import { expect, test } from 'vitest';
import { bearLink } from '../bear/link/link.ts';
import type { LinkFace } from '../face/link.ts';
import type { TableLink } from '../face/moment.ts';
import { limanowaLink } from '../limanowa/link/link.ts';
import { directLink } from '../link/direct-link.ts';
import { newTable } from '../link/open-table.ts';
import { packedPast, unpackedPast } from '../link/packed-past.ts';
import { withRest } from '../link/late-parts.ts';
import type { Table } from '../link/table.ts';
import { fitDraft } from '../bear/draft/fit-draft.ts';
import { ReplayLink } from './replay-link.ts';

fitDraft();

const TWO = (one: Seat, other: Seat): Seating => ({
  [one]: { kind: 'person', name: 'One' },
  [other]: { kind: 'person', name: 'Two' },
});

interface Witnessed<R extends Realm> {
  readonly table: Table<R>;
  /** What each seat saw when it happened, entry by entry, as text. */
  readonly seen: Map<Seat, string[]>;
}

/** A match said at random, at most so far; whoever saw what is written down on the way. */
function witnessed<R extends Realm>(game: LinkFace<R>, options: object, seats: Seating, most: number): Witnessed<R> {
  const made = newTable(game, { options: { ...options }, seats, seed: 'sfc32:eyes' });
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const table = made.value;
  const { match } = table;
  const seen = new Map<Seat, string[]>(Object.keys(seats).map((seat) => [seat, []]));
  const random = randomOf('sfc32:eyes', 'says');
  const note = (): void => {
    for (const [seat, all] of seen) {
      const { view, events } = match.now(seat);
      all.push(JSON.stringify([view, events]));
    }
  };
  note();
  while (match.asks !== null && match.seq < most) {
    const { asks } = match;
    const said = match.say(asks, match.seq, game.system.anySentence(match.now(asks).view, random));
    if (!said.granted) throw new Error(JSON.stringify(said));
    note();
  }
  return { table, seen };
}

/** Its answers go over the wire, as a worker's do. */
function wired<R extends Realm>(table: Table<R>): TableLink<R> {
  return {
    ...directLink(table),
    past: async (span) => unpackedPast(structuredClone(packedPast(table.past(span)))),
  };
}

async function expectSeen<R extends Realm>(
  { table, seen }: Witnessed<R>,
  past: ReplayLink<R>,
  seat: Seat,
): Promise<void> {
  const shown: string[] = [];
  for (let seq = 0; seq <= table.match.seq; seq++) {
    const { view, events } = await past.seenBy(seat, seq);
    shown.push(JSON.stringify([view, events]));
  }
  expect(shown).toEqual(seen.get(seat));
}

/** Ended by the table if it is not over: then everybody's eyes may be taken. */
async function expectReplayed<R extends Realm>(told: Witnessed<R>): Promise<void> {
  const { table, seen } = told;
  const { match } = table;
  if (match.asks !== null) match.sayByTable(match.seq, { table: 'draw', by: Object.keys(table.seating) });
  for (const [seat, all] of seen)
    if (all.length <= match.seq) all.push(JSON.stringify([match.now(seat).view, match.now(seat).events]));
  const past = new ReplayLink(wired(table));
  for (const seat of seen.keys()) await expectSeen(told, past, seat);
}

const FIRST_SHOTS = { mission: 'first-shots' };
const BATTLE = { mission: 'battle-of-limanowa', players: 2 };

test('bear: a seat sees in a replay, byte for byte, what it saw then', async () => {
  await expectReplayed(witnessed(bearLink, FIRST_SHOTS, TWO('german', 'soviet'), 120));
});

test('limanowa: a seat sees in a replay, byte for byte, what it saw then', async () => {
  await expectReplayed(witnessed(limanowaLink, BATTLE, TWO('p1', 'p2'), 80));
});

test('while a match is played nobody looks through the eyes of someone who has secrets, nor sees everything', async () => {
  const { table } = witnessed(bearLink, FIRST_SHOTS, TWO('german', 'soviet'), 8);
  table.sit('german');
  const ask = (eyes: string) => () => table.past({ from: 0, to: 3, eyes });
  expect(ask('german')()).toHaveLength(4);
  expect(ask('spectator')()).toHaveLength(4);
  expect(ask('soviet')).toThrow('may look');
  expect(ask('referee')).toThrow('may look');
  table.match.sayByTable(table.match.seq, { table: 'resign', by: ['german'] });
  for (const eyes of ['german', 'soviet', 'spectator', 'referee']) expect(ask(eyes)()).toHaveLength(4);
  expect(ask('nobody')).toThrow('may look');
});

/** A branch is made of a view: two worlds that look alike to somebody lead to the same branch. */
function expectNothingTold<R extends Realm>(system: GameSystem<R>, { table }: Witnessed<R>, audience: Seat): void {
  const { match } = table;
  const before = match.hash();
  const known = (view: R['view']) => ({ view, audience, seating: match.seating, options: match.options });
  const { view } = match.at(match.seq - 1, audience);
  const other = system.imagine(view, audience, randomOf('sfc32:other', 'imagine'));
  const branches = [view, system.view(other, audience)].map((each) => {
    const branch = branchFrom(system, known(each), 'sfc32:branch');
    if (!branch.ok) throw new Error(JSON.stringify(branch.problems));
    return branch.value;
  });
  const [one, another] = branches.map((branch) => branch.hash());
  expect(one).toBe(another);
  for (const branch of branches) {
    const { asks } = branch;
    if (asks !== null) branch.say(asks, 0, system.anySentence(branch.now(asks).view, randomOf('sfc32:branch', 'says')));
  }
  expect(match.hash()).toBe(before);
}

test('a branch tells nothing that its eyes could not know, and touches nothing', async () => {
  const bear = witnessed(bearLink, FIRST_SHOTS, TWO('german', 'soviet'), 12);
  for (const seat of ['german', 'soviet']) expectNothingTold(bearLink.system, bear, seat);
  const limanowa = witnessed(limanowaLink, BATTLE, TWO('p1', 'p2'), 30);
  for (const seat of ['p1', 'p2'])
    await withRest(limanowaLink, () => expectNothingTold(limanowaLink.system, limanowa, seat));
});
