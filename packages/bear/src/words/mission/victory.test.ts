import { expect, test } from 'vitest';
import { pack } from '../../testing/match.ts';
import { explainHandicap, explainStakes, printLength } from './victory.ts';

test('B19.2 what is the same for both sides is told once, special values say what they do to the usual one', () => {
  const told = explainStakes(pack, {
    victory: [
      { kind: 'destroyed', side: 'german', vp: 1, added: false },
      { kind: 'destroyed', side: 'soviet', vp: 1, added: false },
      { kind: 'destroyed', side: 'german', vp: 2, units: ['s54', 's56'], added: false },
      { kind: 'control', side: 'soviet', vp: 3, when: 'roundEnd' },
      { kind: 'control', side: 'soviet', vp: 2, at: 'H10', when: 'gameEnd' },
    ],
  });
  expect(told.map(({ sides, vp, text }) => `${sides.join('+')} ${vp} ${text}`)).toEqual([
    'german+soviet 1 for each enemy unit destroyed',
    'german 2 for each KV-1 M1940 or KV-2 destroyed, instead of the usual value',
    'soviet 3 for each Control Marker held when a round ends',
    'soviet 2 for the Control Marker in H10 held when the game ends',
  ]);
  expect(told.map(({ short }) => short)).toEqual([
    'a kill',
    'a destroyed KV-1 M1940 or KV-2',
    'a marker each round',
    'H10',
  ]);
});

test('B19.2a ground to be reached, and units that alone score by leaving', () => {
  const told = explainStakes(pack, {
    victory: [
      { kind: 'reached', side: 'german', vp: 2, hexes: ['E09', 'F10'] },
      { kind: 'reached', side: 'soviet', vp: 1, hexes: ['A02', 'A04', 'A06', 'A08', 'A10', 'A12', 'A14', 'A16'] },
      { kind: 'left', side: 'soviet', vp: 3, edge: 'top', units: ['s35'] },
    ],
  });
  expect(told.map(({ sides, vp, text, short }) => `${sides.join('+')} ${vp} ${text}; ${short}`)).toEqual([
    'german 2 for each own unit in E09 or F10 at the end; a unit in E09 or F10',
    'soviet 1 for each own unit in A02, A04, A06, A08, A10 or 3 other hexes at the end; a unit in A02, A04, A06, A08, A10 or 3 other hexes',
    'soviet 3 for each GAZ truck that leaves by the top edge; a GAZ truck leaving by the top',
  ]);
});

test('S1.0 starting VP come first', () => {
  const victory = [{ kind: 'destroyed', side: 'german', vp: 1, added: false }] as const;
  const told = explainStakes(pack, { victory: [...victory], solo: { startVp: { german: 0, soviet: 2 } } });
  expect(told.map(({ sides, vp, text, short }) => `${sides.join('+')} ${vp} ${text}, ${short}`)).toEqual([
    'soviet 2 to begin with, at the start',
    'german 1 for each enemy unit destroyed, a kill',
  ]);
});

test('S2.7a a mission against the AI says which space of its track ends it, and about when', () => {
  expect(printLength({ rounds: 5, solo: null })).toBe('5 rounds');
  const told = pack.missions.flatMap((mission) => (mission.solo === null ? [] : [printLength(mission)]));
  expect(told).toContain('ends at space 10 of the track, about 3 rounds');
  expect(told).toContain('ends at space 20 of the track, about 5 rounds');
});

test('B3.2.5 a printed handicap is told by what it is worth', () => {
  expect(explainHandicap({ sevenAP: { side: 'soviet', caps: 1, vp: 3 } })).toEqual({
    side: 'soviet',
    worth: '1 CAP and 3 VP',
  });
  expect(explainHandicap({ sevenAP: { side: 'german', caps: 2, vp: 0 } })?.worth).toBe('2 CAPs');
  expect(explainHandicap({})).toBeNull();
});

test('a rule that speaks of nobody is not told: it scores for nobody', () => {
  expect(explainStakes(pack, { victory: [{ kind: 'alive', side: 'soviet', vp: 3, units: [] }] })).toEqual([]);
});
