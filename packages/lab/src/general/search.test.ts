import { type Blind, blind, type Bot, type Craft, randomOf, type Sentence } from '@sandtable/kernel';
import { Rehearsal, outpost, type Outpost, type OutpostView } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { playMatch } from '../match.ts';
import { random } from '../testing/duel.ts';
import { generalFor } from './general.ts';
import { type Progress, search, searching, worthOf } from './search.ts';

const FEW = 8;

/** A bot that speaks at random, then a few more things it might have said. */
const craft: Craft<Outpost> = {
  system: outpost,
  bot: random,
  candidates: (view, chance): readonly Sentence[] => Array.from({ length: FEW }, () => random(view, chance)),
  scale: 1,
  outlook: null,
};

const EFFORT = { playouts: 64, width: FEW };

function dilemma(seed = 'one') {
  const { state } = new Rehearsal(outpost, {});
  return { view: blind(outpost.view(state, 'red')), seat: 'red', random: randomOf(seed) };
}

test('a search is the same for the same chance, and spends no more playouts than it may', () => {
  const finding = search(craft, dilemma(), EFFORT);
  expect(search(craft, dilemma(), EFFORT)).toEqual(finding);
  const spent = finding.trials.reduce((sum, { results }) => sum + results.length, 0);
  expect(spent).toBeGreaterThan(EFFORT.playouts / 2);
  expect(spent).toBeLessThanOrEqual(EFFORT.playouts);
  expect(finding.trials.map(({ sentence }) => sentence)).toContainEqual(finding.chosen);
});

test('a search tells how far it has come, and could stop at any moment', () => {
  const told: Progress[] = [];
  const run = searching(craft, dilemma(), EFFORT);
  let step = run.next();
  for (; step.done !== true; step = run.next()) told.push(step.value);
  const { chosen, trials } = step.value;
  expect(step.value).toEqual(search(craft, dilemma(), EFFORT));
  const spent = trials.reduce((sum, { results }) => sum + results.length, 0);
  expect(told.at(-1)?.playouts).toBe(spent);
  expect(told.map(({ playouts }) => playouts)).toEqual(told.map(({ playouts }) => playouts).toSorted((a, b) => a - b));
  for (const { best } of told) expect(trials.map(({ sentence }) => sentence)).toContainEqual(best);
  expect(trials.map(({ sentence }) => sentence)).toContainEqual(chosen);
});

test('what someone said is held against the rest in as many worlds as the own sentence', () => {
  const { view } = dilemma();
  for (let said = 0; said < 20; said++) {
    const also = random(view, randomOf(`said-${said}`));
    const { trials } = search(craft, { ...dilemma(), also }, EFFORT);
    const own = trials[0];
    const its = trials.find(({ sentence }) => sentence.join(' ') === also.join(' '));
    expect(its?.results).toHaveLength(own?.results.length ?? -1);
  }
});

test('every sentence is tried in the same worlds, each imagined once', () => {
  const worlds: unknown[] = [];
  const copied: unknown[] = [];
  const system: Craft<Outpost>['system'] = {
    ...outpost,
    imagine: (...asked) => {
      const world = outpost.imagine(...asked);
      worlds.push(world);
      return world;
    },
    copy: (state) => {
      copied.push(state);
      return outpost.copy(state);
    },
  };
  const { trials } = search({ ...craft, system }, dilemma(), EFFORT);
  const lengths = trials.map(({ results }) => results.length);
  expect(worlds).toHaveLength(Math.max(...lengths));
  for (const [place, world] of worlds.entries())
    expect(copied.filter((each) => each === world)).toHaveLength(lengths.filter((length) => length > place).length);
});

test('nothing to compare costs nothing', () => {
  const only: Sentence = random(dilemma().view, randomOf('only'));
  const lone = { ...craft, candidates: () => [only, only] };
  expect(search(lone, dilemma(), EFFORT)).toEqual({ chosen: only, trials: [] });
  const none = { ...craft, candidates: () => [] };
  expect(search(none, dilemma(), EFFORT).trials).toEqual([]);
});

test('a sentence that is not allowed is not tried', () => {
  const mad = { ...craft, candidates: (view: Blind<OutpostView>) => [random(view, randomOf('own')), ['fly', 'away']] };
  expect(search(mad, dilemma(), EFFORT).trials).toEqual([]);
});

test('a general that looks ahead beats the bot whose games it plays out', () => {
  const general = generalFor(craft, 'general64');
  const games = 12;
  let points = 0;
  for (let game = 0; game < games; game++) {
    const own = game % 2 === 0 ? 'red' : 'blue';
    const bots: Record<string, Bot<Blind<OutpostView>>> = { red: random, blue: random, [own]: general };
    const { winners } = playMatch(outpost, { rounds: 3, opponent: 'seat' }, `general-${game >> 1}`, bots).outcome;
    points += winners.length === 1 ? Number(winners.includes(own)) : 0.5;
  }
  expect(points / games).toBeGreaterThan(0.7);
});

const REASON = { rule: 'end', key: 'rounds' };

test('a win is worth more than any lead, and partners share it', () => {
  const scores = { a: 5, b: 5, c: 4, d: 4 };
  const ended = (winners: readonly string[]) => ({ winners, scores, reason: REASON });
  expect(worthOf(ended(['a', 'b']), 'a', 3)).toBe(worthOf(ended(['a', 'b']), 'b', 3));
  expect(worthOf(ended(['a', 'b']), 'a', 3)).toBeGreaterThan(0.75);
  expect(worthOf(ended(['a', 'b']), 'c', 3)).toBeLessThan(0.25);
  expect(worthOf(ended([]), 'a', 3)).toBe(0.5);
  expect(worthOf(ended(['a', 'b', 'c', 'd']), 'c', 3)).toBe(0.5);
});

test('beyond the horizon a playout is worth what was learned from its figures', () => {
  const sure = (chance: number): Craft<Outpost> => ({
    ...craft,
    outlook: {
      entries: () => 0,
      features: () => [1],
      model: () => ({ weights: [1], curve: [Math.log(chance / (1 - chance)), 0] }),
    },
  });
  const results = search(sure(0.8), dilemma(), EFFORT).trials.flatMap((trial) => trial.results);
  // A playout that ends before the seat is asked again is worth its outcome.
  expect(results.filter((result) => Math.abs(result - 0.8) < 1e-9).length).toBeGreaterThan(results.length / 2);
});
