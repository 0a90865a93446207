import { expect, test } from 'vitest';
import type { FireVerdict } from '../../rules/fire/reasons.ts';
import { battleWith, fire } from '../../testing/fire-field.ts';
import { explainFire, namesIn, type Names } from './fire.ts';

const NAMES: Names = { hex: (hex) => `hex${hex}`, unit: (unit) => `unit${unit}` };

const told = (battle: ReturnType<typeof battleWith>, words: string): string[] =>
  explainFire(fire(battle, words), namesIn(battle));

test('an attack is told as a ledger, each term with its amount and rule', () => {
  const battle = battleWith('s01 0,0 SE suppressed; s02 0,0 SE; g03 1,0 NW hasty', {
    ground: { '1,0': 'stoneBuilding' },
  });
  expect(told(battle, 's01 g03 +s02')).toEqual([
    'needs 10: 6 of 36, with 1 CAP 10, with 2 CAPs 15',
    'kills on 14: 0 of 36, with 1 CAP 0, with 2 CAPs 1',
    'FP 5',
    '  +3 printed FP of s01 (B7.1)',
    '  -2 hit marker of s01 (B7.5)',
    '  +3 adjacent (B7.7.2)',
    '  +1 supported by s02 (B9.1.2)',
    'DV 15 (red, front)',
    '  +12 front DR of g03 (B7.3)',
    '  +2 terrain in 1,0 (B4.1)',
    '  +1 hasty defense of g03 (B18.1.3)',
    'cost 5',
    '  +4 printed attack cost of s01 (B1.1)',
    '  +1 hit marker of s01 (B7.5)',
  ]);
});

test('an attack that cannot be made is told with every reason, those of the line of sight too', () => {
  const battle = battleWith('s01 0,0 N; g03 3,0 NW', { ground: { '1,0': 'lightWoods' } });
  expect(told(battle, 's01 g03')).toEqual([
    '3,0 is outside the arc of s01 (B6.1)',
    's01 cannot see 3,0 (B6.0)',
    'B6.0.5 the woods in 1,0 block the view',
  ]);
});

test('what tells no amount is a sentence, also among the terms', () => {
  expect(told(battleWith('s25 0,0 SE; g44 4,0 NW'), 's25 g44')).toContain(
    '  g44 is open-topped: its flank DR counts as red (B15.5)',
  );
});

const KEYS = [
  'notOnMap',
  'ownSide',
  'neverAttacks',
  'noFlamethrower',
  'markerForbids',
  'carried',
  'inWater',
  'enemyInHex',
  'onlyCloseCombat',
  'outOfArc',
  'outOfBunkerArc',
  'noSight',
  'concealed',
  'tooFar',
  'tooNear',
  'noFirepower',
  'firepowerLost',
  'twice',
  'otherSide',
  'awayFromLeader',
  'beyondNormalRange',
  'tooWeak',
  'weakenedByMarker',
  'unknownMarker',
] as const;

test('different reasons are told in different words, one line each, naming whom they speak of', () => {
  const verdict: FireVerdict = {
    granted: false,
    reasons: KEYS.map((key) => ({ rule: 'B7.0', key, amount: 7, at: 3, unit: 5 })),
  };
  const lines = explainFire(verdict, NAMES);
  expect(new Set(lines).size).toBe(KEYS.length);
  for (const line of lines) expect(line).toMatch(/^[^\n]*unit5[^\n]* \(B7\.0\)$/);
});
