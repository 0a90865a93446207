import { expect, test } from 'vitest';
import type { LimanowaFigures } from '../model/speech.ts';
import { type LimanowaMatch, matchWith } from '../testing/match.ts';

function figuresOf(match: LimanowaMatch, said: string): Partial<LimanowaFigures> {
  const verdict = match.judge(said);
  if (!verdict.granted) throw new Error(JSON.stringify(verdict.reasons));
  return verdict.value.figures;
}

function shown({ targets = [], counters = [], answers = [] }: Partial<LimanowaFigures>): object {
  const chances = [...targets, ...counters].map(({ as, tv, chosen, likely = -1 }) => [
    as,
    tv,
    ...(chosen === undefined ? [] : [chosen]),
    Math.round(10_000 * likely) / 10_000,
  ]);
  return [chances, answers.map(({ by, chance }) => `${by} ${Math.round(1000 * chance) / 10}`)];
}

// Novice: a card on 1-3 of 10, a token on 1-3 of 10; the pile has two each of four kinds.

test('LS3.2.1a L10i L10k what the AI’s card may do is in the chance, not in the target value', () => {
  const match = matchWith(['austria: honved 0701', 'russia ai: rifles 0702']).say('disclose');
  expect(shown(figuresOf(match, 'attack r01 a01'))).toEqual([
    [
      // r01 is in forest: 10%, and none in two times 7.5%. Counter-attack 40%, 20 points more in 7.5%.
      ['attack', 1, 0.085],
      ['counterAttack', 4, 1, 0.415],
    ],
    ['dugIn 7.5', 'coveringFire 7.5', 'volley 7.5', 'secondLine 7.5'],
  ]);
});

test('LS3.2.2c R-234 what its token may do is in the chance too', () => {
  const match = matchWith(['austria: honved 0701', 'russia ai: rifles 0702, battery 1002'], { tokens: [0, 1] });
  match.say('disclose');
  expect(shown(figuresOf(match, 'attack r01 a01'))).toEqual([
    [
      ['attack', 1, 0.085],
      ['counterAttack', 4, 1, 0.475],
    ],
    ['support 30', 'dugIn 7.5', 'coveringFire 7.5', 'volley 7.5', 'secondLine 7.5'],
  ]);
});

test('LS3.2d L4a the help of an officer of the AI needs no die: it is in the target value, with its reason', () => {
  const match = matchWith(['austria: honved 0701', 'russia ai: rifles 0702, orlov 0703']).say('disclose');
  const [counter] = figuresOf(match, 'attack r01 a01').counters ?? [];
  expect(counter).toMatchObject({ tv: 6, chosen: 1, likely: 0.6 + 0.075 * 0.2 });
  expect(counter?.terms).toContainEqual({ rule: 'L4a', key: 'tactics', amount: 2, unit: 1 });
});

test('LS7A only those whom its table can choose are foretold as struck, and a die between two is a half', () => {
  const match = matchWith(['austria: honved 0701, honved 0602, szurmay 0703', 'russia ai: rifles 0702']).say(
    'disclose',
  );
  const counters = figuresOf(match, 'attack r01 a01 a02 a03').counters ?? [];
  expect(counters.map(({ target, chosen }) => [target, chosen])).toEqual([
    [0, 0.5],
    [1, 0.5],
  ]);
});

test('L8.3b a unit that only a card could let strike back is foretold with that chance, and otherwise not at all', () => {
  const officer = matchWith(['austria: szurmay 0701', 'russia ai: rifles 0702']).say('disclose');
  expect(figuresOf(officer, 'attack r01 a01').counters).toMatchObject([{ tv: 0, ways: 0, chosen: 0 }]);
  expect(figuresOf(officer, 'attack r01 a01').counters?.[0]?.likely).toBeCloseTo(0.075 * 0.2);
  const wooded = matchWith(['austria: szurmay 0802', 'russia ai: rifles 0702']).say('disclose');
  expect(figuresOf(wooded, 'attack r01 a01').counters).toEqual([]);
});

test('L6.2f the plan’s own shells may destroy or spare the unit first: chances are for those who come to roll', () => {
  const match = matchWith(['austria: honved 0701, battery 0700', 'russia ai: rifles 0702 1rp'], { tokens: [1, 0] });
  match.say('disclose');
  const { targets = [], counters = [] } = figuresOf(match, 'shell a02 r01 attack r01 a01');
  expect(targets.map(({ as, tv }) => [as, tv])).toEqual([
    ['artillery', 3],
    ['attack', 1],
  ]);
  expect(counters).toMatchObject([{ tv: 4, chosen: 1 }]);
  // With Second line it outlives the shell more often, so a volley is a little rarer among those who strike back.
  expect(counters[0]?.likely).toBeGreaterThan(0.4);
  expect(counters[0]?.likely).toBeLessThan(0.415);
});

test('L8.3b L10k between people a counter-attack is shown as it stands and at the most', () => {
  const bare = matchWith(['austria: szurmay 0701', 'russia: rifles 0702']).say('disclose');
  expect(figuresOf(bare, 'attack r01 a01').counters).toEqual([]);
  const armed = matchWith(['austria: szurmay 0701', 'russia: rifles 0702, battery 1002'], {
    hands: [[], ['dugIn']],
    tokens: [0, 1],
  }).say('disclose');
  // Whatever card it is, it might be a volley.
  expect(figuresOf(armed, 'attack r01 a01').counters).toMatchObject([{ tv: 0, ways: 0, most: 4 }]);
});
