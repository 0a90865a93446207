import { blind, type Craft, randomAt, Recorder, type Sentence } from '@sandtable/kernel';
import { outpost, Rehearsal, type Outpost } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { random, striker } from '../testing/duel.ts';
import { playedChance } from './chance.ts';
import { type Course, type CourseEffort, courseOf } from './course.ts';
import { gainOf, judging } from './judgement.ts';
import type { KeyMoment } from './key-moments.ts';
import { decisionsOf, type KnownEntry, type Played } from './played.ts';

const craft: Craft<Outpost> = {
  system: outpost,
  bot: striker,
  candidates: (view, chance): readonly Sentence[] => [striker(view, chance), random(view, chance)],
  scale: 1,
  outlook: null,
};

const SMALL: CourseEffort = {
  ...{ points: 6, playouts: 6, screened: 4, screen: 4, mistakes: 2, good: 1, swings: 1, chance: 8, compared: 8 },
  search: { playouts: 8, width: 3 },
};

/** A match of two bots through the eyes of a seat. */
function played(seed: string, seat: string, opponent: 'seat' | 'procedure' = 'seat'): Played<Outpost> {
  const { state } = new Rehearsal(outpost, { rounds: 2, opponent }, { seed: `sfc32:${seed}` });
  const entries: KnownEntry<Outpost>[] = [];
  const note = (speaker: string | null, said: Sentence | null): void => {
    const view = blind(structuredClone(outpost.view(state, seat)));
    entries.push({ seq: entries.length, speaker, view, said });
  };
  note(null, null);
  for (let pending = outpost.pending(state); pending !== undefined; pending = outpost.pending(state)) {
    const view = blind(outpost.view(state, pending.seat));
    const chance = randomAt(seed, pending.seat, entries.length);
    const said = pending.seat === 'ai' ? ['proceed'] : random(view, chance);
    outpost.apply(state, said, new Recorder(state.random));
    note(pending.seat, pending.seat === seat ? said : null);
  }
  const outcome = outpost.outcome(outpost.view(state, 'spectator'));
  if (outcome === undefined) throw new Error('it is not over');
  return { seat, entries, outcome };
}

function told(match: Played<Outpost>, seed = 'one', effort = SMALL): { steps: Course[]; end: Course } {
  const run = courseOf(craft, match, { seed, effort });
  const steps: Course[] = [];
  let step = run.next();
  for (; step.done !== true; step = run.next()) steps.push(step.value);
  return { steps, end: step.value };
}

test('a curve begins at the first decision and ends at 1 for whoever won, at 0 for whoever lost', () => {
  const ends = new Set<number>();
  for (const seed of ['a', 'b', 'c', 'd'])
    for (const seat of ['red', 'blue']) {
      const match = played(seed, seat);
      const none = { ...SMALL, points: 2, playouts: 2, mistakes: 0, good: 0, screened: 0, swings: 0 };
      const { curve } = told(match, 'one', none).end;
      const { winners } = match.outcome;
      expect(curve[0]?.seq).toBe(decisionsOf(match)[0]?.before.seq);
      expect(curve.at(-1)).toEqual({
        seq: match.entries.at(-1)?.seq,
        share: winners.length === 1 ? Number(winners.includes(seat)) : 0.5,
      });
      for (const { share } of curve) expect(share >= 0 && share <= 1).toBe(true);
      ends.add(curve.at(-1)?.share ?? -1);
    }
  expect([...ends]).toEqual(expect.arrayContaining([0, 1]));
});

test('how it went is told bit by bit, never backwards, and is the same for the same seed', () => {
  const match = played('b', 'red');
  const { steps, end } = told(match);
  expect(told(match).end).toEqual(end);
  expect(end.done).toBe(1);
  expect(end.basis).toEqual({ kind: 'playouts', playouts: SMALL.playouts });
  const done = steps.map((step) => step.done);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  for (const [place, { curve, moments }] of steps.entries()) {
    const next = steps[place + 1] ?? end;
    expect(next.curve.slice(0, curve.length)).toEqual(curve);
    expect(next.moments).toEqual(expect.arrayContaining([...moments]));
  }
});

test('only clear differences are told, each of an entry of its own kind', () => {
  for (const seed of ['a', 'b']) {
    const match = played(seed, 'red', 'procedure');
    for (const moment of told(match).end.moments) expect(problemOf(match, moment)).toBeNull();
  }
});

function problemOf({ entries }: Played<Outpost>, moment: KeyMoment): string | null {
  if (!('compared' in moment)) {
    if (Math.abs(moment.after - moment.before) <= moment.doubt) return 'not clear';
    return moment.kind === 'luck' ? null : 'a procedure decides nothing';
  }
  const { compared, kind, seq } = moment;
  if (entries.find((entry) => entry.seq === seq)?.said?.join(' ') !== compared.said.join(' ')) return 'never said';
  const gain = gainOf(compared) * (kind === 'mistake' ? 1 : -1);
  return gain > compared.doubt ? null : 'not clear';
}

test('where views have learned values, the curve is made of them and costs no playout', () => {
  const match = played('b', 'red');
  const tenths = [
    { cases: 500, predicted: 0.5, actual: 0.48 },
    { cases: 5, predicted: 0.9, actual: 0.2 },
  ];
  const model = { weights: [1], curve: [Math.log(0.7 / 0.3), 0], matches: 12, tenths };
  const learned: Craft<Outpost> = {
    ...craft,
    outlook: {
      entries: () => null,
      features: (view) => (view.frames.at(-1)?.kind === 'turn' ? [1] : null),
      model: () => model,
    },
  };
  const first = courseOf(learned, match, { seed: 'one', effort: SMALL }).next().value;
  expect(first.basis).toEqual({ kind: 'learned', matches: 12, within: expect.closeTo(0.02) });
  const turns = decisionsOf(match).filter(({ before }) => before.view.frames.at(-1)?.kind === 'turn');
  expect(first.curve.map(({ seq }) => seq)).toEqual([
    ...turns.map(({ before }) => before.seq),
    match.entries.length - 1,
  ]);
  for (const { share } of first.curve.slice(0, -1)) expect(share).toBeCloseTo(0.7);
});

test('what the general would say costs no playout; anything else is held against it in new worlds', () => {
  const { seat, entries } = played('b', 'red');
  const [first] = decisionsOf({ entries });
  if (first === undefined) throw new Error('nobody was asked');
  const { view } = first.before;
  const better: Sentence = striker(view, randomAt('better', 'red', 0));
  const sure: Craft<Outpost> = { ...craft, candidates: () => [better] };
  const judged = (said: Sentence) => {
    const run = judging(sure, { view, seat, said }, { random: randomAt('judge', 'red', 0), effort: SMALL });
    let step = run.next();
    let spent = 0;
    for (; step.done !== true; step = run.next()) {
      expect(step.value).toBeGreaterThan(spent);
      spent = step.value;
    }
    return { spent, compared: step.value };
  };
  expect(judged(better)).toEqual({ spent: 0, compared: null });
  const { spent, compared } = judged(['pass']);
  expect(spent).toBe(SMALL.search.playouts + SMALL.compared);
  expect(compared).toMatchObject({ said: ['pass'], other: better, playouts: SMALL.compared / 2 });
});

test('a chance is made from a view: a state does not fit, by its type and when it is tried', () => {
  const { state } = new Rehearsal(outpost, {});
  // @ts-expect-error -- a state is no view
  const known: KnownEntry<Outpost>['view'] = state;
  expect(() => blind(known)).toThrow(TypeError);
  const seen = blind(outpost.view(state, 'red'));
  const given = { random: randomAt('one', 'red', 0), playouts: 4 };
  const { share } = playedChance(craft, { view: seen, seat: 'red' }, given);
  // Another truth behind the same view has the same chance.
  const again = { random: randomAt('one', 'red', 0), playouts: 4 };
  const other = outpost.imagine(seen, 'red', randomAt('other', 'red', 0));
  expect(playedChance(craft, { view: blind(outpost.view(other, 'red')), seat: 'red' }, again).share).toBe(share);
});
