import { type GameSystem, randomOf, type Realm } from '@sandtable/kernel';
import { outpost, pig } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { createMatch, hear, type Match, type Moment, tell } from './index.ts';

const SEATS = {
  red: { kind: 'person', name: 'Anna' },
  blue: { kind: 'person', name: 'Bert' },
  first: { kind: 'person', name: 'Anna' },
  second: { kind: 'person', name: 'Bert' },
  ai: { kind: 'procedure' },
};

function begin<R extends Realm>(system: GameSystem<R>, options: unknown, seed: string): Match<R> {
  const read = system.options(options);
  const seats = read.ok
    ? Object.fromEntries(system.seats(read.value).map((seat) => [seat, Reflect.get(SEATS, seat)]))
    : {};
  const match = createMatch(system, { options, seed, seats });
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  return match.value;
}

/** Both ends of the wires of one match: what the sender keeps for each audience, and what each has heard. */
class Wires<R extends Realm> {
  readonly #kept = new Map<string, Moment<R>>();
  readonly #heard = new Map<string, Moment<R>>();
  readonly bytes: number[] = [];

  /** Tells everybody; a line for each who has something else then than what the match itself says. */
  carry(match: Match<R>, audiences: readonly string[]): string[] {
    return audiences.flatMap((audience) => {
      const now = match.now(audience);
      const { telling, known } = tell(this.#kept.get(audience) ?? null, now);
      this.#kept.set(audience, known);
      const text = JSON.stringify(telling);
      this.bytes.push(text.length);
      const heard = hear(match.system, this.#heard.get(audience) ?? null, JSON.parse(text));
      if (!heard.ok) return [`${audience} at ${match.seq}: ${JSON.stringify(heard.problems)}`];
      this.#heard.set(audience, heard.value);
      return JSON.stringify(heard.value) === JSON.stringify(now) ? [] : [`${audience} at ${match.seq}: ${text}`];
    });
  }
}

/** Plays it to an end, with undos of every kind. */
function play<R extends Realm>(match: Match<R>, seed: string): { readonly broken: string[]; readonly bytes: number[] } {
  const random = randomOf(seed, 'telling');
  const audiences = [...Object.keys(match.seating), 'spectator', 'referee'];
  const wires = new Wires<R>();
  const broken = wires.carry(match, audiences);
  for (let { asks } = match; asks !== null && match.seq < 300; { asks } = match) {
    const { view, undo } = match.now(asks);
    if (undo.granted && random.below(2) === 0) match.undo(asks, match.seq);
    else if (random.below(20) === 0 && match.log.isStanding(match.seq - 1))
      match.sayByTable(match.seq, { table: 'undo', to: match.seq - 1, by: people(match) });
    else match.say(asks, match.seq, match.system.anySentence(view, random));
    // Now and then an audience misses some: what it is told next covers them.
    broken.push(...wires.carry(match, random.below(4) === 0 ? audiences.slice(1) : audiences));
  }
  if (match.asks !== null) match.sayByTable(match.seq, { table: 'draw', by: people(match) });
  broken.push(...wires.carry(match, audiences));
  if (match.now('spectator').outcome === undefined) broken.push('no outcome');
  return { broken, bytes: wires.bytes };
}

function people<R extends Realm>({ seating }: Match<R>): string[] {
  return Object.keys(seating).filter((seat) => seating[seat]?.kind === 'person');
}

test.each(['a', 'b', 'c', 'd'])('every audience hears every moment of a match exactly as it is: %s', (seed) => {
  expect(play(begin(outpost, { rounds: 6 }, `sfc32:${seed}`), seed).broken).toEqual([]);
  expect(play(begin(outpost, { rounds: 3, opponent: 'procedure' }, `sfc32:${seed}`), seed).broken).toEqual([]);
  expect(play(begin(pig, {}, `sfc32:${seed}`), seed).broken).toEqual([]);
});

test('what is told later is a fraction of what is told first', () => {
  const { bytes } = play(begin(outpost, { rounds: 6 }, 'sfc32:small'), 'small');
  const [first = 0] = bytes;
  const mean = bytes.reduce((sum, count) => sum + count, 0) / bytes.length;
  expect(mean).toBeLessThan(first / 3);
});

test('whoever sends keeps what it said, and not the match: that changes', () => {
  const match = begin(outpost, { rounds: 2 }, 'sfc32:kept');
  const { known } = tell(null, match.now('red'));
  const text = JSON.stringify(known);
  match.say('red', 0, 'u1 step b1 dug');
  expect(JSON.stringify(known)).toBe(text);
  expect(JSON.stringify(match.now('red'))).not.toBe(text);
});

function twoMoments() {
  const match = begin(outpost, { rounds: 2 }, 'sfc32:two');
  const first = tell(null, match.now('red'));
  match.say('red', 0, 'u1 step b1 dug');
  const second = tell(first.known, match.now('red'));
  match.say('blue', 1, match.system.anySentence(match.now('blue').view, randomOf('sfc32:two', 'word')));
  return { match, first, second, third: tell(second.known, match.now('red')) };
}

test('records that did not change stay the same objects on the other side', () => {
  const { first, second } = twoMoments();
  const before = hear(outpost, null, first.telling);
  const after = before.ok ? hear(outpost, before.value, JSON.parse(JSON.stringify(second.telling))) : before;
  if (!before.ok || !after.ok) throw new Error('not heard');
  const [was, is]: Record<string, unknown>[] = [{ ...before.value.view }, { ...after.value.view }];
  const kept = Object.keys(was ?? {}).filter((field) => typeof was?.[field] === 'object' && was[field] === is?.[field]);
  expect(kept.length).toBeGreaterThan(3);
});

test('what is heard twice is a problem the second time', () => {
  const { second } = twoMoments();
  expect(hear(outpost, second.known, second.telling)).toMatchObject({
    ok: false,
    problems: [{ field: 'telling.after' }],
  });
});

test('another audience is told everything anew', () => {
  const { match, second } = twoMoments();
  expect(tell(second.known, match.now('blue')).telling).toMatchObject({ audience: 'blue', after: null });
});

test.each<[what: string, raw: (made: ReturnType<typeof twoMoments>) => unknown, field: string]>([
  ['nothing', () => null, 'telling'],
  ['a text', () => 'moment', 'telling'],
  ['no number', ({ second }) => ({ ...second.telling, seq: 'one' }), 'telling.seq'],
  ['one after another that was lost', ({ third }) => third.telling, 'telling.after'],
  ['one for someone else', ({ second }) => ({ ...second.telling, audience: 'blue' }), 'telling.audience'],
  [
    'changes that do not fit',
    ({ second }) => ({ ...second.telling, changes: { view: 1, undo: { to: [] } } }),
    'changes.undo.to',
  ],
  ['changes to something else', ({ second }) => ({ ...second.telling, changes: 5 }), 'telling.changes'],
  [
    'a view of no game',
    ({ second }) => ({ ...second.telling, changes: { view: [{ frames: [{ kind: 'x' }] }] } }),
    'telling.changes',
  ],
  ['another seat asked', ({ second }) => ({ ...second.telling, changes: { asks: 'blue' } }), 'telling.changes'],
  ['a view taken away', ({ second }) => ({ ...second.telling, changes: { view: [] } }), 'telling.changes'],
  [
    'a trap',
    ({ second }) => ({ ...second.telling, changes: JSON.parse('{"__proto__": {"x": 1}}') }),
    'telling.changes.__proto__',
  ],
  [
    'a trap in an event',
    ({ second }) => ({ ...second.telling, events: [JSON.parse('{"__proto__": 1}')] }),
    'telling.events.0.__proto__',
  ],
])('%s is a problem, and what was known stays', (_what, raw, field) => {
  const made = twoMoments();
  const known = made.first.known;
  const before = JSON.stringify(known);
  const heard = hear(outpost, known, raw(made));
  expect(heard.ok ? [] : heard.problems.map((problem) => problem.field)).toEqual([field]);
  expect(JSON.stringify(known)).toBe(before);
  expect(hear(outpost, known, made.second.telling).ok).toBe(true);
});
