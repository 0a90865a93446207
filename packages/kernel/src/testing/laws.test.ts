import { expect, test } from 'vitest';
import { deny, grant, type Offer, type Verdict } from '../index.ts';
import type { Judgement } from '../speech.ts';
import { brokenLaws } from './laws.ts';
import { outpost, type Outpost } from './outpost/index.ts';
import { Rehearsal } from './rehearsal.ts';

const { view } = new Rehearsal(outpost, {});
const GRANTED: Verdict<Judgement<Outpost>> = grant({ whole: true, figures: {}, verb: null });
const FOREIGN = [
  'a1',
  'b1',
  'd3',
  'u1',
  'u6',
  '+u1',
  '+u6',
  'stay',
  'ready',
  'coins:0',
  'coins:9',
  'card:1',
  'parry',
  'proceed',
];

const STOP: Offer<Outpost> = { word: '.', kind: 'stop', value: null };

function fixed(word: string): Offer<Outpost> {
  return { word, kind: 'fixed', value: word };
}

/** Reports on outpost with a part replaced. */
function reported(part: Partial<typeof outpost>, reach: { foreign?: string[]; most?: number } = {}): string[] {
  return brokenLaws({ ...outpost, ...part }, view, { most: 40, ...reach });
}

test('at the start of outpost all laws hold, whatever word is tried', () => {
  expect(reported({}, { foreign: FOREIGN, most: 120 })).toEqual([]);
});

test('when nothing is asked there is nothing to break', () => {
  const over = new Rehearsal(outpost, { rounds: 1 }).say('pass').say('pass');
  expect(brokenLaws({ ...outpost, offers: () => [], judge: () => GRANTED }, over.view)).toEqual([]);
});

test('a judge that grants too much is caught, also at the end of a longer sentence', () => {
  expect(reported({ judge: (seen, said) => (said[0] === 'nonsense' ? GRANTED : outpost.judge(seen, said)) })).toEqual([
    "'nonsense' is granted but not offered",
  ]);
  const lax: typeof outpost.judge = (seen, said) => (said.at(-1) === '+u1' ? GRANTED : outpost.judge(seen, said));
  expect(reported({ judge: lax })).toContain("'u1 step b1 ready +u1' is granted but not offered");
});

test('words of another moment are tried only if they are given', () => {
  const lax: typeof outpost.judge = (seen, said) => (said.join(' ') === 'endure' ? GRANTED : outpost.judge(seen, said));
  expect(reported({ judge: lax })).toEqual([]);
  expect(reported({ judge: lax }, { foreign: ['endure'] })).toEqual(["'endure' is granted but not offered"]);
});

test('a judge that grants too little is caught', () => {
  const strict: typeof outpost.judge = (seen, said) =>
    said[0] === 'draw' ? deny('r', 'no') : outpost.judge(seen, said);
  expect(reported({ judge: strict })).toEqual([
    "'draw' is offered but denied",
    "'draw' is offered but denied",
    "judge and offers disagree whether 'draw' is whole",
  ]);
});

test('a dead end is caught', () => {
  const offers: typeof outpost.offers = (seen, said) =>
    said.join(' ') === 'u1 step' ? [] : outpost.offers(seen, said);
  expect(reported({ offers })).toContain("a dead end after 'u1 step'");
});

test('a word that is offered twice is caught', () => {
  const offers: typeof outpost.offers = (seen, said) =>
    said.length === 0 ? [...outpost.offers(seen, said), fixed('u1')] : outpost.offers(seen, said);
  expect(reported({ offers })).toContain("a word is offered twice after '': u1 u2 u3 draw pass u1");
});

test('more words than a screen could show are caught', () => {
  const words = Array.from({ length: 1001 }, (_word, index) => fixed(`w${index}`));
  const flood = { offers: () => words, judge: () => GRANTED };
  expect(reported(flood, { most: 1 })).toContain("1001 words are offered after ''");
  expect(reported({ ...flood, offers: () => words.slice(1) }, { most: 1 }).join()).not.toContain('words are offered');
});

test('a sentence that may be sent by the one and not by the other is caught', () => {
  const mute: typeof outpost.offers = (seen, said) => outpost.offers(seen, said).filter(({ kind }) => kind !== 'stop');
  expect(reported({ offers: mute })).toContain("judge and offers disagree whether 'draw' is whole");
  const hasty: typeof outpost.offers = (seen, said) => [
    ...outpost.offers(seen, said),
    ...(said.join(' ') === 'u1 step' ? [STOP] : []),
  ];
  expect(reported({ offers: hasty })).toEqual(["judge and offers disagree whether 'u1 step' is whole"]);
});

test('the shortest beginnings are looked at first, and no more than asked for', () => {
  const asked: string[] = [];
  const offers: typeof outpost.offers = (seen, said) => {
    asked.push(said.join(' '));
    return outpost.offers(seen, said);
  };
  reported({ offers }, { most: 8 });
  expect(asked).toEqual(['', 'u1', 'u2', 'u3', 'draw', 'pass', 'u1 step', 'u2 step']);
});
