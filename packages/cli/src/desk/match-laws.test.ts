import { type GameSystem, printSentence, type Random, randomOf, type Realm } from '@sandtable/kernel';
import { outpost, pig } from '@sandtable/kernel/testing';
import { createMatch, exportForKeeper, importMatch, type Match, type TableEntry, verify } from '@sandtable/session';
import { expect, test } from 'vitest';
import { openTable as openBear } from '../bear/table.ts';
import { openTable as openLimanowa } from '../limanowa/table.ts';

// What holds for a match of any game, tried on random matches of four.

const MOST_ENTRIES = 24;

function begin<R extends Realm>(system: GameSystem<R>, options: object, seed: string): Match<R> {
  const checked = system.options(options);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const seats = Object.fromEntries(system.seats(checked.value).map((seat) => [seat, holderOf(seat)]));
  const match = createMatch(system, { options, seed, seats }, ['random']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

function holderOf(seat: string): object {
  return seat === 'ai' ? { kind: 'procedure' } : { kind: 'person', name: seat };
}

function anySentence<R extends Realm>(match: Match<R>, random: Random): string {
  return printSentence(match.system.anySentence(match.now(match.asks ?? '').view, random));
}

function shownIn<R extends Realm>(match: Match<R>): string {
  const audiences = [...Object.keys(match.seating), 'spectator', 'referee'];
  return JSON.stringify([match.seq, match.asks, match.hash(), match.entries, audiences.map((who) => match.now(who))]);
}

type Law = <R extends Realm>(system: GameSystem<R>, options: object) => void;

const GAMES: readonly [string, (law: Law) => void][] = [
  ['pig', (law) => law(pig, {})],
  ['outpost', (law) => law(outpost, { rounds: 3 })],
  ['bear', (law) => law(openBear().game, { mission: 'first-shots' })],
  ['limanowa', (law) => law(openLimanowa().game, { mission: 'battle-of-limanowa' })],
];

test.each(GAMES)(
  '%s: what is prepared shows nowhere, keeps all else out, and counts only once committed',
  (_name, hold) => {
    hold(judgePreparing);
  },
);

function judgePreparing<R extends Realm>(system: GameSystem<R>, options: object): void {
  const [match, plain] = [begin(system, options, 'steps'), begin(system, options, 'steps')];
  const random = randomOf('sfc32:steps');
  while (match.asks !== null && match.seq < MOST_ENTRIES) {
    const { asks, seq } = match;
    const said = anySentence(match, random);
    const before = shownIn(match);
    const prepare = () => {
      const prepared = match.prepare(asks, seq, said);
      if (!prepared.granted) throw new Error(JSON.stringify(prepared));
      expect(shownIn(match)).toBe(before);
      expect(match.say(asks, seq, said)).toMatchObject({ granted: false, reasons: [{ key: 'busy' }] });
      return prepared.value;
    };
    const dropped = prepare();
    dropped.drop();
    expect(() => dropped.commit()).toThrow(/before/);
    expect(shownIn(match)).toBe(before);
    const { commit, digest } = prepare();
    commit();
    expect(match.log.mark(match.seq).digest).toBe(digest);
    expect(plain.say(asks, seq, said).granted).toBe(true);
    expect(shownIn(match)).toBe(shownIn(plain));
  }
}

test.each(GAMES)(
  '%s: with all that a table says in it, a match comes again from its log and its file',
  (_name, hold) => {
    hold(judgeTable);
  },
);

/** A random match in which seats change hands, and everybody agrees to go back; at the end somebody resigns. */
function judgeTable<R extends Realm>(system: GameSystem<R>, options: object): void {
  const match = begin(system, options, 'table');
  const random = randomOf('sfc32:table');
  const moments = [shownAt(match, 0)];
  const kinds = new Set<string>();
  const people = Object.keys(match.seating).filter((seat) => seat !== 'ai');
  while (match.asks !== null && match.seq < MOST_ENTRIES) {
    const last = match.log.standing(match.seq);
    const to = random.pick([match.log.before(last), match.log.standing(random.below(match.seq + 1))]);
    const holder = { kind: 'person', id: `${match.seq}`, name: 'one' } as const;
    const asked: (TableEntry | undefined)[] = [
      undefined,
      { table: 'undo', to, by: people },
      { table: 'seat', seat: random.pick(people), holder },
    ];
    const entry = asked[match.seq % 5];
    if (entry !== undefined && match.sayByTable(match.seq, entry).granted) kinds.add(entry.table);
    else match.say(match.asks, match.seq, anySentence(match, random));
    moments.push(shownAt(match, match.seq));
  }
  expect(kinds).toEqual(new Set(['undo', 'seat']));
  if (match.sayByTable(match.seq, { table: 'resign', by: people.slice(0, 1) }).granted)
    moments.push(shownAt(match, match.seq));
  for (const [seq, moment] of moments.entries()) expect(shownAt(match, seq)).toBe(moment);
  const file = fileOf(match);
  expect(verify(system, file)).toMatchObject({ ok: true, entries: match.seq });
  const again = importMatch(system, file, { bots: [] });
  if (!again.ok) throw new Error(JSON.stringify(again.problems));
  expect(again.value.hash()).toBe(match.hash());
  for (const [seq, moment] of moments.entries()) expect(shownAt(again.value, seq)).toBe(moment);
}

function shownAt<R extends Realm>(match: Match<R>, seq: number): string {
  const shown = seq === match.seq ? match.now('referee') : match.at(seq, 'referee');
  const { view, events, outcome, pending } = shown;
  return JSON.stringify({ seq, view, events, outcome, asks: pending?.seat });
}

function fileOf<R extends Realm>(match: Match<R>): string {
  const file = exportForKeeper(match);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}

test.each(GAMES)('%s: who goes back past news by agreement meets no die that is known', (_name, hold) => {
  hold(judgeGoingBack);
});

/** After every die, card or reveal all go back and say the same again: every stream is another, and so are dice. */
function judgeGoingBack<R extends Realm>(system: GameSystem<R>, options: object): void {
  const match = begin(system, options, 'again');
  const random = randomOf('sfc32:again');
  const people = Object.keys(match.seating).filter((seat) => seat !== 'ai');
  const tried: boolean[] = [];
  while (match.asks !== null && (tried.length < 8 || !tried.includes(true)) && match.seq < 400) {
    const { asks, seq } = match;
    const said = anySentence(match, random);
    const before = match.stateAt(seq).random;
    match.say(asks, seq, said);
    if (!match.log.mark(match.seq).news) continue;
    const told = JSON.stringify(match.told);
    expect(match.undo(asks, match.seq).granted).toBe(false);
    const by = match.asks === null ? [] : people;
    if (!match.sayByTable(match.seq, { table: 'undo', to: match.log.standing(seq), by }).granted) break;
    expect(match.asks).toBe(asks);
    const after = match.stateAt(match.seq).random;
    for (const stream of system.streams) expect(after[stream]).not.toEqual(before[stream]);
    expect(match.say(asks, match.seq, said).granted).toBe(true);
    tried.push(JSON.stringify(match.told) !== told);
  }
  expect(tried).toContain(true);
  expect(verify(system, fileOf(match))).toMatchObject({ ok: true, entries: match.seq, hash: match.hash() });
}
