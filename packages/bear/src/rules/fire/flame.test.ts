import { expect, test } from 'vitest';
import { bans, battleWith, odds, terms } from '../../testing/fire-field.ts';

test('B17.4 flames have FP 2 in the color needed, +3 next to the target, +4 in its hex', () => {
  expect(odds(battleWith('g16 0,0 SE; s01 1,0 NW'), 'flame g16 s01')).toMatchObject({
    firepower: 5,
    needed: 6,
    cost: 2,
  });
  expect(odds(battleWith('g16 0,0 SE; s48 1,0 NW'), 'flame g16 s48')).toMatchObject({
    colour: 'blue',
    firepower: 5,
    needed: 10,
  });
  expect(odds(battleWith('g16 0,0 SE; s01 0,0 NW'), 'flame g16 s01')).toMatchObject({ firepower: 6, needed: 5 });
});

test('B17.4 flameFP 3: one more', () => {
  const battle = battleWith('g16 0,0 SE; s01 1,0 NW', { options: { flameFP: '3' } });
  expect(odds(battle, 'flame g16 s01').firepower).toBe(6);
});

test('B17.4 always at the flank DR, and no DM helps', () => {
  const battle = battleWith('g16 0,0 SE; s01 1,0 NW inside hasty; s48 1,0', {
    ground: { '1,0': { terrain: 'stoneBuilding', level: 1, walls: ['NW'] } },
    markers: 'bunker 1,0 NW; smoke2 1,0; roadBlock 1,0',
  });
  expect(terms(battle, 'flame g16 s01', 'defense')).toEqual(['flankAgainstFlame 11']);
});

test('B17.4 no farther than the next hex, and only by those who have one', () => {
  const battle = battleWith('g16 0,0 SE; g01 0,0 SE; s01 2,0 NW; s02 1,0');
  expect(bans(battle, 'flame g16 s01')).toEqual(['tooFar']);
  expect(bans(battle, 'flame g01 s02')).toEqual(['noFlamethrower']);
});

test('B17.4 on foot and from a hull only in the arc; a turret turns for its surcharge', () => {
  const behind = (attacker: string) => battleWith(`${attacker} 0,0 NW; s01 1,0 NW; g01 1,0`);
  expect(bans(behind('g16'), 'flame g16 s01')).toEqual(['outOfArc']);
  expect(bans(behind('g57'), 'flame g57 s01')).toEqual(['outOfArc']);
  expect(bans(behind('g57'), 'g57 s01')).toEqual([]);
  expect(terms(behind('s39'), 'flame s39 g01', 'cost')).toEqual(['attackCost 5', 'turretCost 1']);
});

test('B17.4 with an enemy in the hex it is for him alone', () => {
  const battle = battleWith('g16 0,0 SE; s01 0,0; s02 1,0');
  expect(bans(battle, 'flame g16 s01')).toEqual([]);
  expect(bans(battle, 'flame g16 s02')).toEqual(['enemyInHex']);
});
