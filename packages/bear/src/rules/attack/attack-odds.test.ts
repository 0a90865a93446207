import { expect, test } from 'vitest';
import { type BearMatch, matchWith, pack } from '../../testing/match.ts';
import { ledgerOf } from '../fire/reasons.ts';

test('B7.5.1 each target comes with the terms of its own FP and DV; together they are the reasons of the judgement', () => {
  const match = matchWith('g01 0,0 SE; g02 0,0 SE; s03 3,0 NW; s04 3,0 NE hasty');
  const verdict = match.judge('g01 fire 3,0 +g02');
  if (!verdict.granted) throw new Error('it may fire');
  const { targets = [], forts = [] } = verdict.value.figures;
  expect(targets).toHaveLength(2);
  for (const { firepower, defense, cost, terms } of targets) {
    const sumOf = (ledger: string) =>
      terms.reduce((sum, term) => (ledgerOf(term) === ledger ? sum + (term.amount ?? 0) : sum), 0);
    expect([sumOf('firepower'), sumOf('defense'), sumOf('cost')]).toEqual([firepower, defense, cost]);
  }
  expect([...targets, ...forts].flatMap(({ terms }) => terms)).toEqual(verdict.reasons);
});

/** What is promised against each unit, `g03 9 13`, and what then is rolled: nothing hits with these dice. */
function promisedAndRolled(match: BearMatch, said: string): [promised: string[], rolled: string[]] {
  const verdict = match.judge(said);
  if (!verdict.granted) throw new Error('it may fire');
  const { targets = [] } = verdict.value.figures;
  const promised = targets.map(({ target, needed, kill }) => `${pack.counters[target]?.word} ${needed} ${kill}`);
  match.say(`${said} caps:0`);
  const rolled = match
    .events()
    .flatMap((event) =>
      event.key === 'missed' ? [`${pack.counters[event.unit]?.word} ${event.needed} ${event.kill}`] : [],
    );
  return [promised, rolled];
}

const ALL_MISS = { turn: 'soviet', dice: [1, 1, 1, 1], checks: [7] } as const;

test('B7.5.1 B9.1.2 a supporter of no use against one unit of the hex takes no unit out of the odds', () => {
  // The machine gun helps against the Rifle alone; the Panzer is rolled for without it.
  const match = matchWith('s49 0,0 SE; s18 0,0 SE; g03 2,0 NW; g49 2,0 NW', ALL_MISS);
  const alone = promisedAndRolled(matchWith('s49 0,0 SE; g03 2,0 NW; g49 2,0 NW', ALL_MISS), 's49 fire 2,0');
  const [promised, rolled] = promisedAndRolled(match, 's49 fire 2,0 +s18');
  expect(promised).toEqual(rolled);
  expect(promised).toHaveLength(2);
  expect(promised.map((line, place) => line === alone[0][place])).toEqual([false, true]);
});

test('B6.0.8 B7.5.1 enhancedLOS: once a hex may be fired at, who is concealed there is rolled for and listed too', () => {
  const match = matchWith('s01 0,0 SE; s02 0,0 SE; g03 3,0 NW; g04 3,0 NW', {
    ...ALL_MISS,
    turn: 'german',
    ground: { '3,0': 'lightWoods' },
    options: { enhancedLOS: 'adjacentOnly' },
    dice: Array<number>(8).fill(1),
    checks: [7, 7],
  });
  match.say('g03 fire 0,0 caps:0');
  const [promised, rolled] = promisedAndRolled(match, 's01 fire 3,0 +s02');
  expect(promised).toEqual(rolled);
  // Only against the one who has fired does the supporter see anything.
  expect(promised).toEqual(['g03 9 13', 'g04 10 14']);
});

test('B7.1 B9.1.2 crossColour halve: a supporter with red FP counts in the roll as in the forecast', () => {
  const scene = { ...ALL_MISS, dice: [1, 1], options: { crossColour: 'halve' } } as const;
  const [promised, rolled] = promisedAndRolled(
    matchWith('s01 0,0 SE; s02 0,0 SE; g49 4,0 SE', scene),
    's01 fire 4,0 +s02',
  );
  const [alone] = promisedAndRolled(matchWith('s01 0,0 SE; g49 4,0 SE', scene), 's01 fire 4,0');
  expect(promised).toEqual(rolled);
  expect(promised).not.toEqual(alone);
});

test('B15.5 B9.1.2 shells on an open top are supported with red FP', () => {
  const scene = { ...ALL_MISS, dice: [1, 1] } as const;
  const [promised, rolled] = promisedAndRolled(
    matchWith('s25 0,0 SE; s01 0,0 SE; g44 4,0 NW', scene),
    's25 fire 4,0 +s01',
  );
  const [alone] = promisedAndRolled(matchWith('s25 0,0 SE; g44 4,0 NW', scene), 's25 fire 4,0');
  expect(promised).toEqual(rolled);
  expect(promised).not.toEqual(alone);
});
