import { describe, expect, test } from 'vitest';
import { hexId, type UnitId, unitId } from '../../model/ids.ts';
import type { Held } from '../../model/state.ts';
import type { Aid, Shot } from '../../model/turn.ts';
import { fieldWith } from '../../testing/match.ts';
import { clashNow } from './clash.ts';
import { explainTarget, type HitBy, rollsOf, targetValue, waysOf } from './target-value.ts';

// On our map 0000, 0100 and 0200 are open, 0401 is forest, 0402 a hill, 0201 a town.

interface Fight {
  readonly as?: HitBy;
  readonly at?: string;
  readonly size?: number;
  readonly aids?: readonly Aid[];
  readonly supports?: readonly Shot[];
  readonly options?: { readonly die?: 'd6' | 'd10'; readonly concentricBonus?: boolean };
}

const BESIDE: Readonly<Record<string, string>> = { '0000': '0100', '0401': '0400', '0402': '0403', '0201': '0200' };

const ATTACKER = unitId(0);
const TARGET = unitId(2);

/** One unit against another, each with a friend far away. */
function tv(attacker: string, target: string, fight: Fight = {}): number {
  const { at = '0000', as = 'attack', size = 1 } = fight;
  const isRussian = RUSSIANS.includes(attacker);
  const from = `${attacker} ${BESIDE[at] ?? '0100'}, ${isRussian ? 'rifles' : 'honved'} 1110`;
  const against = `${target} ${at}, ${isRussian ? 'honved' : 'rifles'} 0010`;
  const corps = isRussian ? [`russia: ${from}`, `austria: ${against}`] : [`austria: ${from}`, `russia: ${against}`];
  const held = fieldWith(corps, { options: fight.options ?? {} });
  return valueAndSum(held, as, ATTACKER, TARGET, size, fight);
}

const RUSSIANS = ['rifles', 'cossacks', 'guard', 'scouts', 'orlov', 'belkovych'];

/** Both forms, which must agree. */
function valueAndSum(held: Held, as: HitBy, attacker: UnitId, target: UnitId, size: number, fight: Fight = {}): number {
  const clash = { ...clashNow(held), aids: fight.aids ?? [], supports: fight.supports ?? [] };
  const quick = targetValue(held, clash, as, attacker, target, size);
  expect(explainTarget(held, clash, as, attacker, target, size).tv).toBe(quick);
  return quick;
}

describe('L8.4f the matrix of target values in the open', () => {
  test.each([
    ['honved', [4, 3, 0, 4]],
    ['hussars', [4, 3, 0, 4]],
    ['ah-machine-gunners', [4, 3, 0, 4]],
    ['jager', [5, 4, 1, 5]],
    ['ninth-hussars', [5, 4, 1, 5]],
    ['szurmay', [6, 5, 2, 6]],
  ])('L8.4f %s against core, elite, officer and battery', (attacker, expected) => {
    const targets = ['rifles', 'guard', 'orlov', 'ru-battery'];
    expect(targets.map((target) => tv(attacker, target))).toEqual(expected);
  });

  test('L8.4f a battery with a token', () => {
    const values = ['rifles', 'guard', 'orlov', 'ru-battery'].map((target) =>
      tv('ah-battery', target, { as: 'artillery' }),
    );
    expect(values).toEqual([6, 5, 2, 6]);
  });

  test('GT-82 L2.1b L2.1c L2.1d a hill or a town takes off 1, a forest 3', () => {
    const values = ['0000', '0402', '0201', '0401'].map((at) => tv('honved', 'rifles', { at }));
    expect(values).toEqual([4, 3, 3, 1]);
  });
});

describe('L8.4 what the figures must keep true', () => {
  test('L8.4a GT-82 an artillery attack on an officer in forest is hopeless', () => {
    expect(tv('ah-battery', 'orlov', { as: 'artillery', at: '0401' })).toBe(-1);
  });

  test('L8.4b GT-82 on anyone else in forest it may hit', () => {
    expect(tv('ah-battery', 'rifles', { as: 'artillery', at: '0401' })).toBe(3);
    expect(tv('ah-battery', 'guard', { as: 'artillery', at: '0401' })).toBe(2);
  });

  test('L8.4c GT-82 the Guard cannot hurt an officer; with Orlov beside it it can, with two rolls', () => {
    expect(tv('guard', 'szurmay')).toBe(0);
    expect(tv('guard', 'szurmay', { aids: [{ by: 'tactics', unit: ATTACKER }] })).toBe(2);
    expect(rollsOf(fieldWith(['russia: guard 0100', 'austria: szurmay 0000']), unitId(0), 'attack')).toBe(2);
  });

  test('L8.4d some targets cannot be hit at all', () => {
    expect(tv('rifles', 'szurmay')).toBe(0);
  });

  test('L8.4e DV rises with rank', () => {
    const values = ['rifles', 'guard', 'orlov'].map((target) => tv('szurmay', target));
    expect(values).toEqual([6, 5, 2]);
  });
});

describe('L8.2 the sum and the roll', () => {
  test('L8.2b GT-82 TV 4: 4 hits and 5 misses; TV 12: 9 hits and 10 misses; 0 and less never hit', () => {
    const { die } = fieldWith(['austria: honved 0000', 'russia: rifles 0100']);
    expect([4, 12, 0, -1].map((value) => waysOf(die, value))).toEqual([4, 9, 0, 0]);
  });

  test('L8.1 with the d6 every AV is 1 lower and a 6 misses', () => {
    const options = { die: 'd6' } as const;
    expect(tv('honved', 'rifles', { options })).toBe(3);
    expect(tv('ah-battery', 'rifles', { as: 'artillery', options })).toBe(5);
    const { die } = fieldWith(['austria: honved 0000', 'russia: rifles 0100'], { options });
    expect(waysOf(die, 7)).toBe(5);
  });

  test('L8.2a the terms say where a target value comes from', () => {
    const held = fieldWith(['austria: honved 0200', 'russia: guard 0201']);
    const {
      tv: value,
      ways,
      of,
      rolls,
      terms,
    } = explainTarget(held, clashNow(held), 'attack', unitId(0), unitId(1), 3);
    expect({ value, ways, of, rolls }).toEqual({ value: 4, ways: 4, of: 10, rolls: 1 });
    expect(terms.map(({ rule, key, amount }) => `${rule} ${key} ${amount}`)).toEqual([
      'L8.2a av 7',
      'L8.3d concentric 2',
      'L8.2a dv -4',
      'L2.1d town -1',
    ]);
  });
});

describe('what helps and hinders', () => {
  test('L8.3d GT-82 three line units on the Guard in a town: 4 each; a fourth adds nothing', () => {
    const values = [1, 2, 3, 4].map((size) => tv('honved', 'guard', { at: '0201', size }));
    expect(values).toEqual([2, 3, 4, 4]);
  });

  test('L8.3d not in counter-attacks, and not where the option is off', () => {
    expect(tv('honved', 'guard', { as: 'counterAttack', size: 3 })).toBe(3);
    expect(tv('honved', 'guard', { size: 3, options: { concentricBonus: false } })).toBe(3);
  });

  test('L4a L12d Aggressive tactics counts in attack and counter-attack, for its beneficiary alone', () => {
    const aids: Aid[] = [{ by: 'tactics', unit: ATTACKER }];
    expect(tv('rifles', 'honved', { aids })).toBe(6);
    expect(tv('rifles', 'honved', { aids, as: 'counterAttack' })).toBe(6);
    expect(tv('rifles', 'honved', { aids: [{ by: 'tactics', unit: TARGET }] })).toBe(4);
  });

  test('L10q Massed assault counts in attacks alone', () => {
    const aids: Aid[] = [{ by: 'massedAssault', unit: ATTACKER }];
    expect(tv('honved', 'rifles', { aids })).toBe(6);
    expect(tv('ah-battery', 'rifles', { aids, as: 'artillery' })).toBe(8);
    expect(tv('honved', 'rifles', { aids, as: 'counterAttack' })).toBe(4);
  });

  test('L10i Dug-in defence: +2 DV against everything', () => {
    const aids: Aid[] = [{ by: 'dugIn', unit: TARGET }];
    expect(tv('honved', 'rifles', { aids })).toBe(2);
    expect(tv('ah-battery', 'rifles', { aids, as: 'artillery' })).toBe(4);
  });

  test('L10j Covering fire: -1 for all attacks on the unit', () => {
    const aids: Aid[] = [{ by: 'coveringFire', unit: TARGET }];
    expect(tv('honved', 'rifles', { aids })).toBe(3);
    expect(tv('ah-battery', 'rifles', { aids, as: 'artillery' })).toBe(5);
  });

  test('L10k Close-range volley: +2 in the counter-attack alone', () => {
    const aids: Aid[] = [{ by: 'volley', unit: ATTACKER }];
    expect(tv('rifles', 'honved', { aids, as: 'counterAttack' })).toBe(6);
    expect(tv('rifles', 'honved', { aids })).toBe(4);
  });

  test('L9c support: +2 for attacks and counter-attacks of its side on the named unit, not for artillery', () => {
    const held = fieldWith(['austria: honved 0100, ah-battery 0300', 'russia: rifles 0000, rifles 0200']);
    const supports: Shot[] = [{ battery: unitId(1), target: unitId(2) }];
    const value = (as: HitBy, attacker: number, target: number) =>
      valueAndSum(held, as, unitId(attacker), unitId(target), 1, { supports });
    expect(value('attack', 0, 2)).toBe(6);
    expect(value('counterAttack', 0, 2)).toBe(6);
    expect(value('attack', 0, 3)).toBe(4);
    expect(value('artillery', 1, 2)).toBe(6);
    expect(value('attack', 2, 0)).toBe(4);
  });

  test('L9c each support counts by itself', () => {
    const held = fieldWith(['austria: honved 0100, ah-battery 0300, ah-battery 0301', 'russia: rifles 0000']);
    const supports: Shot[] = [
      { battery: unitId(1), target: unitId(3) },
      { battery: unitId(2), target: unitId(3) },
    ];
    expect(valueAndSum(held, 'attack', unitId(0), unitId(3), 1, { supports })).toBe(8);
  });

  test('L4f Follow me! helps cavalry beside Muhr in its first attack of the round', () => {
    const held = fieldWith(['austria: muhr 0200, hussars 0100, honved 0101', 'russia: rifles 0000, rifles 0001']);
    const { turn } = held.view;
    expect(valueAndSum(held, 'attack', unitId(1), unitId(3), 1)).toBe(5);
    expect(valueAndSum(held, 'counterAttack', unitId(1), unitId(3), 1)).toBe(4);
    expect(valueAndSum(held, 'attack', unitId(2), unitId(4), 1)).toBe(4);
    expect(valueAndSum(held, 'attack', unitId(0), unitId(3), 1)).toBe(6);
    turn.attacks = [{ attacker: unitId(1), target: unitId(3), at: hexId(0), made: true }];
    expect(valueAndSum(held, 'attack', unitId(1), unitId(3), 1)).toBe(4);
  });

  test('L4f Muhr must stand beside it', () => {
    const held = fieldWith(['austria: muhr 0300, hussars 0100', 'russia: rifles 0000']);
    expect(valueAndSum(held, 'attack', unitId(1), unitId(2), 1)).toBe(4);
  });

  test('L4g L12d Mass assault: three attackers of his side have +1 on top of the concentric bonus, as long as he lives', () => {
    const held = fieldWith(['russia: rifles 0100, belkovych 0510', 'austria: honved 0000']);
    expect([2, 3].map((size) => valueAndSum(held, 'attack', unitId(0), unitId(2), size))).toEqual([5, 7]);
    const without = fieldWith(['russia: rifles 0100, belkovych lost', 'austria: honved 0000']);
    expect(valueAndSum(without, 'attack', unitId(0), unitId(2), 3)).toBe(6);
    expect(valueAndSum(held, 'attack', unitId(2), unitId(0), 3)).toBe(6);
  });

  test('L3m an extra attack is a second roll in attack and counter-attack', () => {
    const held = fieldWith(['austria: ah-machine-gunners 0100, honved 0200', 'russia: rifles 0000']);
    expect(rollsOf(held, unitId(0), 'attack')).toBe(2);
    expect(rollsOf(held, unitId(0), 'counterAttack')).toBe(2);
    expect(rollsOf(held, unitId(1), 'attack')).toBe(1);
  });
});
