import { describe, expect, test } from 'vitest';
import type { Audience, WordCounts } from '../index.ts';
import { fuzz, fuzzUntil, type FuzzMoment, type FuzzPlan } from './fuzz.ts';
import { brokenLaws } from './laws.ts';
import { outpost, type Outpost, type OutpostState } from './outpost/index.ts';
import { brokenSecrecy } from './secrecy.ts';

type Plan = FuzzPlan<Outpost>;
type Moment = FuzzMoment<Outpost>;

const PEOPLE: Plan = { options: { rounds: 2 }, seed: 'sfc32:1941' };
const SOLO: Plan = { options: { rounds: 3, opponent: 'procedure' }, seed: 'sfc32:1941' };

/** The failure, without and with its reproduction line. */
function failure(part: Partial<typeof outpost>, plan: Plan = PEOPLE): { complaint: string; line: string } {
  try {
    fuzz({ ...outpost, ...part }, plan);
  } catch (error) {
    const [complaint = '', line = ''] = String(error).split('\nreproduce with ');
    return { complaint, line };
  }
  throw new Error('nothing broke');
}

test('the same seed plays the same match to its end, another seed another', () => {
  const report = fuzz(outpost, PEOPLE);
  expect(fuzz(outpost, PEOPLE)).toEqual(report);
  expect(fuzz(outpost, { ...PEOPLE, seed: 'sfc32:1942' }).said).not.toEqual(report.said);
  expect(report.said.length).toBeGreaterThan(4);
  expect(Object.keys(report.outcome.scores)).toEqual(['red', 'blue']);
});

test('a match can be left off when enough was seen, and until then it is the same', () => {
  const whole = fuzz(outpost, PEOPLE).said;
  const left = fuzzUntil(outpost, PEOPLE, ({ squads }) => squads.some(({ spent }) => spent));
  expect(left.length).toBeGreaterThan(0);
  expect(left.length).toBeLessThan(whole.length);
  expect(left).toEqual(whole.slice(0, left.length));
});

test('a match can be given its first sentences, and goes on by chance', () => {
  const { said } = fuzz(outpost, { ...PEOPLE, said: ['pass', 'draw', 'u1 step b1 dug'] });
  expect(said.slice(0, 3)).toEqual(['pass', 'draw', 'u1 step b1 dug']);
  expect(said.length).toBeGreaterThan(3);
  const whole = fuzz(outpost, PEOPLE);
  expect(fuzz(outpost, { ...PEOPLE, seed: PEOPLE.seed, said: whole.said })).toEqual(whole);
});

test('a witness hears the set-up and every entry, in a match of his own, and what he complains of breaks it', () => {
  const heard: number[] = [];
  const witness: Plan['witness'] = ({ rounds }) => {
    heard.push(rounds);
    return (_state, told) => {
      heard.push(told.length);
      return heard.length > 4 ? ['I saw it'] : [];
    };
  };
  const { complaint, line } = failure({}, { ...PEOPLE, witness });
  expect(complaint).toContain('breaks at entry 3: I saw it');
  expect(heard).toHaveLength(5);
  expect(heard.slice(0, 2)).toEqual([2, 8]);
  expect(line).not.toContain('witness');
});

// Words of every moment of the game, also tried where they do not belong.
const EVERY_WORD = [
  ...['step', 'strike', 'draw', 'pass', 'proceed', 'parry', 'endure', 'stay', 'ready', 'dug'],
  ...['u1', 'u4', '+u2', '+u5', 'a1', 'c2', 'card:1', 'card:12', 'coins:0', 'coins:1', 'coins:2', 'coins:3'],
];

/** What an audience must not know; very few cards are left out, since chance may deal the same again. */
function secretsFrom(audience: Audience) {
  return ({ players, deck, spoils, random }: OutpostState): { [name: string]: unknown } => {
    const hands = players
      .filter(({ seat, hand }) => seat !== audience && hand.length > 0)
      .map(({ seat, hand }): [string, unknown] => [`hand of ${seat}`, hand]);
    const cup = spoils.inside.length > 0 ? [['cup', spoils.inside]] : [];
    const cards = deck.inside.length > 2 ? [...hands, ['deck', deck.inside]] : [];
    return Object.fromEntries([...cards, ...cup, ['dice to come', random]]);
  };
}

describe('laws and secrecy hold at many moments of many matches', () => {
  test.each([
    ['between people', PEOPLE, ['red', 'blue', 'spectator'], ['proceed', 'coins:3']],
    ['against the procedure', SOLO, ['red', 'ai', 'spectator'], ['u4', '+u5', 'coins:3']],
  ])('%s, where every word is met that there is', (_against, plan, audiences, never) => {
    const spoken: WordCounts = new Map();
    let moments = 0;
    const check = ({ state, view, random }: Moment): string[] => {
      moments += 1;
      const laws = moments % 20 === 0 ? brokenLaws(outpost, view, { foreign: EVERY_WORD, most: 25 }) : [];
      const leaks = (audience: Audience): string[] =>
        brokenSecrecy(outpost, state, audience, { random, secrets: secretsFrom(audience) });
      return moments % 8 === 0 ? [...laws, ...audiences.flatMap(leaks)] : laws;
    };
    for (let match = 0; match < 20; match++) fuzz(outpost, { ...plan, seed: `sfc32:${match}`, check, spoken });
    expect(moments).toBeGreaterThan(400);
    expect(EVERY_WORD.filter((word) => !spoken.has(word))).toEqual(never);
  });
});

describe('what breaks is thrown with its entry and the line that reproduces it:', () => {
  const cases: [string, string, Partial<typeof outpost>][] = [
    [
      'an audit that reports',
      'the fifth card',
      { audit: ({ deck }) => (deck.inside.length === 5 ? ['the fifth card'] : []) },
    ],
    [
      'a judge that refuses what is offered',
      'refused: {"granted":false',
      { judge: (view, said) => (said[0] === 'draw' ? { granted: false, reasons: [] } : outpost.judge(view, said)) },
    ],
    [
      'an apply that throws',
      ': no way',
      {
        apply(state, said, io) {
          if (said.includes('dug')) throw new Error('no way');
          outpost.apply(state, said, io);
        },
      },
    ],
    [
      'a dead end',
      ': a dead end after',
      {
        anySentence(view, random) {
          if (view.squads.some(({ spent }) => spent)) throw new Error("a dead end after 'u1'");
          return outpost.anySentence(view, random);
        },
      },
    ],
    [
      'a revive that loses a field',
      'a revived state has another text',
      { revive: (text) => outpost.revive(text.replace('"posture":"dug"', '"posture":"ready"')) },
    ],
  ];

  test.each(cases)('%s', (_what, words, part) => {
    const { complaint, line } = failure(part);
    expect(complaint).toContain(words);
    const plan: Plan = JSON.parse(line);
    expect(complaint).toContain(`outpost breaks at entry ${plan.said?.length}: `);
    expect(failure(part, plan)).toEqual({ complaint, line });
  });

  test('a check of one’s own', () => {
    const check = ({ sentence }: Moment): string[] => (sentence[0] === 'draw' ? ['someone draws'] : []);
    const { complaint, line } = failure({}, { ...PEOPLE, check });
    expect(complaint).toContain('someone draws');
    const plan: Plan = JSON.parse(line);
    expect(plan.said?.at(-1)).toBe('draw');
    expect(failure({}, { ...plan, check })).toEqual({ complaint, line });
  });

  test('a match that does not end', () => {
    const { complaint, line } = failure({}, { ...PEOPLE, most: 3 });
    expect(complaint).toContain('outpost breaks at entry 3: not over after 3 entries');
    expect(JSON.parse(line).said).toHaveLength(3);
  });

  test('a set-up that is unsound', () => {
    const { complaint, line } = failure({ audit: () => ['upside down'] });
    expect(complaint).toContain('outpost breaks at entry 0: upside down');
    expect(JSON.parse(line)).toEqual({ ...PEOPLE, said: [] });
  });

  test('a sentence given that is not allowed', () => {
    expect(failure({}, { ...PEOPLE, said: ['pass', 'u1 step b1 dug'] }).complaint).toContain('at entry 2: refused: ');
  });
});

test('bad options, bad sentences and a match without an outcome are errors', () => {
  expect(() => fuzz(outpost, { ...PEOPLE, options: { rounds: 99 } })).toThrow('bad options');
  expect(() => fuzz(outpost, { ...PEOPLE, said: ['a  b'] })).toThrow('words with one space');
  expect(() => fuzz({ ...outpost, outcome: () => undefined }, PEOPLE)).toThrow('over without an outcome');
});
