import { expect, test } from 'vitest';
import { battleWith, bans, changed, fire, hex, odds, terms, unit } from '../../testing/fire-field.ts';
import { reachOf } from './reach.ts';
import { hexId } from '../../model/ids.ts';

test('B6.2 a target must be in the arc, in sight, and no farther than twice the range', () => {
  const woods = { ground: { '1,0': 'lightWoods' } };
  expect(bans(battleWith('s01 0,0 SE; g03 3,0 NW'), 's01 g03')).toEqual([]);
  expect(bans(battleWith('s01 0,0 N; g03 3,0 NW'), 's01 g03')).toEqual(['outOfArc']);
  expect(bans(battleWith('s01 0,0 SE; g03 3,0 NW', woods), 's01 g03')).toEqual(['noSight', 'standing']);
  expect(bans(battleWith('s01 0,0 SE; g03 11,0 NW'), 's01 g03')).toEqual(['tooFar']);
});

test('B6.2 whatever is wrong is told at once', () => {
  const battle = battleWith('s01 0,0 N panicked; g04 0,0; g03 11,0 NW', {
    ground: { '0,0': 'water', '1,0': 'lightWoods' },
  });
  expect(bans(battle, 's01 g03')).toEqual([
    'markerForbids',
    'inWater',
    'enemyInHex',
    'outOfArc',
    'noSight',
    'standing',
    'tooFar',
  ]);
});

test('B6.2 smoke that hides the target forbids the attack and says where it lies', () => {
  const battle = battleWith('s01 0,0 SE; g03 3,0 NW', { markers: 'smoke1 1,0; smoke1 1,0' });
  expect(fire(battle, 's01 g03').reasons).toEqual([
    { rule: 'B6.0', key: 'noSight', at: hex(battle, '3,0'), unit: unit('s01') },
    { rule: 'B6.0.5', key: 'heavySmoke', at: hex(battle, '1,0'), unit: unit('s01') },
  ]);
});

test('B6.2 a hex can be attacked exactly if whoever stands in it can', () => {
  const scene = { ground: { '1,0': 'lightWoods', '-2,1': 'stoneBuilding' }, markers: 'smoke2 0,2' };
  for (const attacker of ['s01', 's25', 's48']) {
    const battle = battleWith(`${attacker} 0,0 SE; g03 1,0`, scene);
    for (let at = hexId(0); at < battle.tables.size; at++) {
      if (at === hex(battle, '0,0')) continue;
      const there = changed(battle, 'g03', { at });
      expect(reachOf(there, unit(attacker))(at)).toBe(fire(there, `${attacker} g03`).granted);
    }
  }
});

test('B15.4 a turret fires all round, for one more outside its arc, or for two', () => {
  const battle = (turretSurcharge: string) =>
    battleWith('s48 0,0 NW; g03 3,0 NW; g04 -3,0 SE', { options: { turretSurcharge } });
  expect(terms(battle('1'), 's48 g03', 'cost')).toEqual(['attackCost 5', 'turretCost 1']);
  expect(odds(battle('1'), 's48 g04').cost).toBe(5);
  expect(odds(battle('2'), 's48 g03').cost).toBe(7);
});

test('B18.1.2 mortars fire out of bunkers, unless the switch shuts them in', () => {
  const battle = (bunkerMortarFire: string) =>
    battleWith('g23 0,0 SE inside; s01 5,0 NW', { markers: 'bunker 0,0 SE', options: { bunkerMortarFire } });
  expect(bans(battle('on'), 'g23 s01')).toEqual([]);
  expect(bans(battle('off'), 'g23 s01')).toEqual(['mortarInBunker']);
});

test('whoever is in a bunker fires from it the way it faces, with a turret too', () => {
  const markers = 'bunker 0,0 NW';
  expect(bans(battleWith('g33 0,0 SE inside; s01 3,0 NW', { markers }), 'g33 s01')).toEqual(['outOfBunkerArc']);
  expect(bans(battleWith('g33 0,0 SE inside; s01 -3,0 NW', { markers }), 'g33 s01')).toEqual([]);
  expect(bans(battleWith('g33 0,0 NW; s01 3,0 NW', { markers }), 'g33 s01')).toEqual([]);
});

test('with an enemy in its hex a unit fights him and fires at nobody else', () => {
  const battle = battleWith('s01 0,0 SE; g04 0,0; g03 3,0 NW');
  expect(bans(battle, 's01 g03')).toEqual(['enemyInHex']);
  expect(bans(battle, 's01 g04')).toEqual([]);
});

test('nobody attacks out of water, or while being carried', () => {
  expect(bans(battleWith('s01 0,0 SE; g03 3,0', { ground: { '0,0': 'water' } }), 's01 g03')).toEqual(['inWater']);
  expect(bans(battleWith('s35 0,0 SE; s01 0,0 SE on:s35; g03 3,0'), 's01 g03')).toEqual(['carried']);
});

test.each(['stunned', 'panicked'])('a unit that is %s does not attack', (marker) => {
  expect(bans(battleWith(`s01 0,0 SE ${marker}; g03 3,0`), 's01 g03')).toEqual(['markerForbids']);
});

test('hit markers make attacks dearer or cheaper', () => {
  const cost = (marker: string) => odds(battleWith(`g01 0,0 SE ${marker}; s01 1,0`), 'g01 s01').cost;
  expect([cost(''), cost('pinned'), cost('suppressed'), cost('cowering'), cost('berserk')]).toEqual([3, 3, 4, 5, 2]);
});

test('B16.0 trucks attack in close combat only, wagons never', () => {
  const battle = battleWith('g37 0,0 SE; g34 0,0 SE; s01 0,0 NW; s02 1,0 NW; g38 1,1 N');
  expect(odds(battle, 'g37 s01')).toMatchObject({ firepower: -4, needed: 15, hitChances: [0, 0, 0], cost: 3 });
  expect(bans(battle, 'g38 s02')).toEqual(['onlyCloseCombat']);
  expect(bans(battle, 'g34 s01')).toEqual(['neverAttacks', 'noFirepower']);
});

test('friends, and units that are not there, are no targets', () => {
  const battle = battleWith('s01 0,0 SE; s02 1,0');
  expect(bans(battle, 's01 s02')).toEqual(['ownSide']);
  expect(bans(battle, 's01 g03')).toEqual(['notOnMap']);
});

test.each([
  ['off', 3, []],
  ['adjacentOnly', 1, []],
  ['adjacentOnly', 2, ['concealed']],
  ['within2', 2, []],
  ['within2', 3, ['concealed']],
])('enhancedLOS %s: a unit in light woods at %i', (enhancedLOS, far, expected) => {
  const battle = battleWith(`s01 0,0 SE; g03 ${far},0 NW`, {
    ground: { [`${far},0`]: 'lightWoods' },
    options: { enhancedLOS },
  });
  expect(bans(battle, 's01 g03')).toEqual(expected);
  expect(bans(battle, 'g03 s01')).toEqual([]);
});
