import { describe, expect, test } from 'vitest';
import {
  bans,
  battleWith,
  fire,
  hex,
  odds,
  type RuleInForce,
  type Scene,
  terms,
  unit,
} from '../../testing/fire-field.ts';
import { game, matchWith, pack } from '../../testing/match.ts';
import { explainFire, namesIn } from '../../words/rules/fire.ts';
import { burstOdds } from '../fire/burst.ts';
import { hexDm, placeDm } from '../fire/defense.ts';
import { rangeOf } from '../units/figures.ts';

/** A Soviet Rifle (red FP 3, range 5, attack cost 4) and a German Rifle facing it in the open. */
function duel(far: number, rules: readonly RuleInForce[], scene: Scene = {}) {
  return battleWith(`s01 0,0 SE; g03 ${far},0 NW`, { rules, ...scene });
}

describe('haze', () => {
  const rain: RuleInForce = { kind: 'haze', beyond: 3, dm: 1 };

  test('G3.3a haze: a target beyond so many hexes has a better defense, and the reason is told with its rule', () => {
    expect(odds(duel(3, [rain]), 's01 g03').needed).toBe(9);
    expect(odds(duel(4, [rain]), 's01 g03').needed).toBe(10);
    const told = explainFire(fire(duel(4, [rain]), 's01 g03'), namesIn(duel(4, [rain])));
    expect(told).toContain('  +1 poor visibility as far as 4,0 (G3.3a)');
  });

  test('R-133 haze adds up, and helps the units of its side alone', () => {
    const rules: RuleInForce[] = [
      rain,
      { kind: 'haze', beyond: 2, dm: 1 },
      { kind: 'haze', beyond: 1, dm: 2, side: 'soviet' },
    ];
    expect(terms(duel(4, rules), 's01 g03', 'defense')).toEqual(['front 12', 'haze 2']);
    expect(terms(duel(4, rules), 'g03 s01', 'defense')).toEqual(['front 12', 'haze 4']);
  });

  test('G3.3a haze: shells from beyond the map look from nowhere', () => {
    const { value } = { value: 0, ...burstOdds(duel(4, [rain]), 'artillery-105', unit('g03')) };
    expect(value).toEqual({ value: 0, ...burstOdds(duel(4, []), 'artillery-105', unit('g03')) }.value);
  });
});

describe('firepower', () => {
  const bonus = (range: 'any' | 'closeCombat' | 'adjacent' | 'normal' | 'long'): RuleInForce => ({
    kind: 'firepower',
    bonus: 1,
    range,
  });

  test.each([
    [0, 'closeCombat'],
    [1, 'adjacent'],
    [2, 'normal'],
    [5, 'normal'],
    [6, 'long'],
  ] as const)('G3.3a firepower: at distance %i it is a matter of %s and of any range', (far, range) => {
    const gains = (['any', 'closeCombat', 'adjacent', 'normal', 'long'] as const).filter(
      (each) => odds(duel(far, [bonus(each)]), 's01 g03').firepower > odds(duel(far, []), 's01 g03').firepower,
    );
    expect(gains).toEqual(['any', range]);
  });

  test('G3.3a firepower: of these units and this side alone', () => {
    const squads: RuleInForce = { kind: 'firepower', bonus: 2, units: 'squads', side: 'soviet' };
    expect(terms(duel(3, [squads]), 's01 g03', 'firepower')).toEqual(['printed 3', 'specialFirepower 2']);
    expect(terms(duel(3, [squads]), 'g03 s01', 'firepower')).toEqual(['printed 2']);
    const tanks: RuleInForce = { kind: 'firepower', bonus: 2, units: 'tanks' };
    expect(terms(duel(3, [tanks]), 's01 g03', 'firepower')).toEqual(['printed 3']);
  });

  test('G3.3a firepower: a supporter is weighed with it too', () => {
    const far = battleWith('s01 0,0 SE; s02 0,0 SE suppressed; g03 3,0 NW');
    expect(bans(far, 's01 g03 +s02')).toContain('weakenedByMarker');
    const weak = battleWith('s01 0,0 SE; s02 0,0 SE; g03 3,0 NW', { rules: [{ kind: 'firepower', bonus: -3 }] });
    expect(bans(weak, 's01 g03 +s02')).toEqual(['tooWeak']);
  });

  test('G3.3a firepower: what is on a weapon card stays as it is', () => {
    const needs = (rules: RuleInForce[]): unknown => {
      const match = matchWith('g03 0,0 SE; s03 1,0 NW', { rules, weapons: [['grenades g03'], []] });
      const verdict = match.judge('g03 grenades 1,0');
      return verdict.granted ? verdict.value.figures.targets?.[0] : verdict.reasons;
    };
    expect(needs([{ kind: 'firepower', bonus: 2 }])).toEqual(needs([]));
  });
});

describe('defense', () => {
  test('G3.3a defense: in cover, in the open or anywhere', () => {
    const woods = { '3,0': 'lightWoods' };
    const dm = (ground: 'any' | 'cover' | 'open', scene: Scene): number =>
      odds(duel(3, [{ kind: 'defense', bonus: 1, ground }], scene), 's01 g03').defense -
      odds(duel(3, [], scene), 's01 g03').defense;
    expect([dm('any', {}), dm('open', {}), dm('cover', {})]).toEqual([1, 1, 0]);
    const inWoods = { ground: woods };
    expect([dm('any', inWoods), dm('open', inWoods), dm('cover', inWoods)]).toEqual([1, 0, 1]);
  });

  test('G3.3a defense: it is one of the DMs of a place, by which the AI goes', () => {
    const battle = duel(3, [{ kind: 'defense', bonus: 1, units: 'foot', side: 'german' }]);
    expect([placeDm(battle, unit('g03')), hexDm(battle, unit('g03'), hex(battle, '1,0'))]).toEqual([1, 1]);
    expect(placeDm(battle, unit('s01'))).toBe(0);
  });
});

describe('attack cost', () => {
  test('G3.3a attack cost: more or less, never below 1', () => {
    const cost = (amount: number): number => odds(duel(3, [{ kind: 'attackCost', amount }]), 's01 g03').cost;
    expect([cost(1), cost(-2), cost(-9)]).toEqual([5, 2, 1]);
    expect(terms(duel(3, [{ kind: 'attackCost', amount: -9 }]), 's01 g03', 'cost')).toEqual([
      'attackCost 4',
      'specialCost -3',
    ]);
  });

  test.each(['spentCheck', 'sevenAP'])('G3.3a attack cost: it is what is paid, in %s', (economy) => {
    const match = matchWith('g03 0,0 SE; s03 3,0 NW', {
      rules: [{ kind: 'attackCost', amount: -2 }],
      caps: [1, 0],
      options: { economy },
      dice: [1, 1],
    });
    match.say('g03 fire 3,0 command');
    expect(match.events()).toContainEqual(expect.objectContaining({ key: 'paid', caps: 1, ap: 0 }));
  });
});

describe('range', () => {
  test('G3.3a range: normal range and twice as much of it move, and a note says so', () => {
    const shorter: RuleInForce = { kind: 'range', amount: -2 };
    expect(terms(duel(4, [shorter]), 's01 g03', 'firepower')).toEqual(['printed 3', 'longRange -2']);
    expect(fire(duel(4, [shorter]), 's01 g03').reasons).toContainEqual({
      rule: 'G3.3a',
      key: 'specialRange',
      amount: -2,
      unit: unit('s01'),
    });
    expect(bans(duel(7, [shorter]), 's01 g03')).toEqual(['tooFar', 'specialRange']);
    expect(bans(duel(11, [{ kind: 'range', amount: 1 }]), 's01 g03')).toEqual([]);
  });

  test('G3.3a range: one hex is left, and a marker cuts what there is', () => {
    const least = battleWith('s01 0,0 SE; g03 3,0 NW', { rules: [{ kind: 'range', amount: -9 }] });
    expect(rangeOf(least, unit('s01'))).toEqual({ min: 0, max: 1 });
    const truck = battleWith('g37 0,0 SE', { rules: [{ kind: 'range', amount: 3 }] });
    expect(rangeOf(truck, unit('g37'))).toEqual(pack.counters[unit('g37')]?.type.range);
  });
});

test('G3.3a what is offered and what is judged are the same with rules in force', () => {
  const rules: RuleInForce[] = [
    { kind: 'sight', hexes: 4 },
    { kind: 'attackCost', amount: -3 },
    { kind: 'range', amount: 2 },
  ];
  const match = matchWith('g03 0,0 SE; s03 4,0 NW; s04 5,0 NW', { rules });
  const hexes = game.offers(match.view, ['g03', 'fire']).map(({ word }) => word);
  expect(hexes).toEqual(['4,0']);
});
