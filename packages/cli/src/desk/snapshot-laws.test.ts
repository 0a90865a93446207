import { type GameSystem, type Random, randomOf, type Realm } from '@sandtable/kernel';
import { outpost, pig } from '@sandtable/kernel/testing';
import {
  createMatch,
  exportForKeeper,
  type Match,
  openSnapshot,
  readMatch,
  snapshotOf,
  type TableEntry,
  verify,
} from '@sandtable/session';
import { expect, inject, test } from 'vitest';
import { openTable as openBear } from '../bear/table.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';

// A snapshot is the match: tried after every entry of random matches of four games, with seeds of both kinds.

/** The last of them is a sentence. */
const MOST_ENTRIES = 29;

type Law = <R extends Realm>(system: GameSystem<R>, options: object) => void;

const GAMES: readonly [string, (law: Law) => void][] = [
  ['pig', (law) => law(pig, {})],
  ['outpost', (law) => law(outpost, { rounds: 3 })],
  ['bear', (law) => law(openBear().game, { mission: 'first-shots' })],
  ['bear with its AI', (law) => law(openBear().game, { mission: 'panzerkoloss-solo' })],
  ['limanowa', (law) => law(openLimanowa().game, { mission: 'battle-of-limanowa' })],
];

const SERVER = 'b'.repeat(32);

function begin<R extends Realm>(system: GameSystem<R>, options: object, seed: unknown): Match<R> {
  const checked = good(system.options(options));
  const people = system.seats(checked).filter((seat) => seat !== 'ai');
  const seats = Object.fromEntries([
    ...people.map((seat) => [seat, { kind: 'person', name: seat }]),
    ...(system.seats(checked).includes('ai') ? [['ai', { kind: 'procedure' }]] : []),
  ]);
  const parts = Object.fromEntries(people.map((seat, place) => [seat, `${place}`.repeat(40)]));
  const full = seed === 'parts' ? { algorithm: 'sha256', server: SERVER, parts } : seed;
  return good(createMatch(system, { options, seed: full, seats }));
}

function good<T>(result: { ok: true; value: T } | { ok: false; problems: readonly unknown[] }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}

/** Everything that anybody could be shown or told of a match. */
function shownIn<R extends Realm>(match: Match<R>): string {
  const { seating, seq, asks, log, entries, terms, told } = match;
  const audiences = [...Object.keys(seating), 'spectator', 'referee'];
  const moments = audiences.map((who) => match.now(who));
  return JSON.stringify([seq, asks, match.hash(), entries, log.digests(), seating, terms, told, moments]);
}

/** A sentence, now and then an undo, an undo by all, another holder. */
function goOn<R extends Realm>(match: Match<R>, random: Random): (other: Match<R>) => void {
  const { seq, asks, seating } = match;
  const people = Object.keys(seating).filter((seat) => seat !== 'ai');
  const seat = asks ?? '';
  const byTable: TableEntry | null =
    seq % 7 === 5
      ? { table: 'undo', to: match.log.before(match.log.standing(seq)), by: people }
      : seq % 11 === 4
        ? { table: 'seat', seat: people[0] ?? '', holder: { kind: 'person', id: `${seq}`, name: 'one' } }
        : null;
  if (byTable !== null && match.sayByTable(seq, byTable).granted) return (other) => void other.sayByTable(seq, byTable);
  const undoer = people.find((each) => seq % 3 === 2 && match.judgeUndo(each).granted);
  if (undoer !== undefined) {
    match.undo(undoer, seq);
    return (other) => void other.undo(undoer, seq);
  }
  const said = match.system.anySentence(match.now(seat).view, random);
  expect(match.say(seat, seq, said).granted).toBe(true);
  return (other) => void other.say(seat, seq, said);
}

test.each(GAMES)(
  '%s: after every entry a match opened from its snapshot is the same, and goes on the same',
  (_name, hold) => {
    hold((system, options) => expectSame(system, options, 'sfc32:laws'));
  },
);

/** The seed is the session's business, so some games will do. */
const SOME = GAMES.filter((_game, place) => inject('samples') > 1 || place % 2 === 0);

test.each(SOME)('%s: so it is with a seed in parts', (_name, hold) => {
  hold((system, options) => expectSame(system, options, 'parts'));
});

function expectSame<R extends Realm>(system: GameSystem<R>, options: object, seed: string): void {
  const match = begin(system, options, seed);
  const random = randomOf(seed);
  let before = '';
  let shown = shownIn(match);
  while (match.asks !== null && match.seq < MOST_ENTRIES) {
    const text = good(snapshotOf(match));
    before = text;
    const opened = good(openSnapshot(system, text));
    expect(shownIn(opened)).toBe(shown);
    expect(good(snapshotOf(opened))).toBe(text);
    goOn(match, random)(opened);
    shown = shownIn(match);
    expect(shownIn(opened)).toBe(shown);
  }
  const last = good(openSnapshot(system, good(snapshotOf(match))));
  for (const seq of [0, 1, Math.floor(match.seq / 2), match.seq]) {
    expect(JSON.stringify(last.at(seq, 'referee'))).toBe(JSON.stringify(match.at(seq, 'referee')));
    expect(JSON.stringify(last.stateAt(seq))).toBe(JSON.stringify(match.stateAt(seq)));
  }
  const file = good(exportForKeeper(match));
  expect(good(exportForKeeper(last))).toBe(file);
  expect(verify(system, file)).toMatchObject({ ok: true, hash: match.hash() });
  if (match.seq === MOST_ENTRIES) expectTail(system, match, file, before);
}

/** From an earlier snapshot only the rest of the file is said again. */
function expectTail<R extends Realm>(system: GameSystem<R>, match: Match<R>, file: string, snapshot: string): void {
  let setups = 0;
  const counted: GameSystem<R> = { ...system, setup: (...given) => ((setups += 1), system.setup(...given)) };
  const read = readMatch(counted, file, { bots: [] }, good(openSnapshot(counted, snapshot)));
  if (read.kind !== 'same') throw new Error(read.kind);
  expect(shownIn(read.match)).toBe(shownIn(match));
  expect(setups).toBe(0);
  expect(readMatch(counted, file, { bots: [] }).kind).toBe('same');
  expect(setups).toBeGreaterThan(0);
}
