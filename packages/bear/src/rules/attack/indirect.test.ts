import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { battleWith, odds, terms, unit } from '../../testing/fire-field.ts';
import { matchWith } from '../../testing/match.ts';
import { story } from '../../testing/story.ts';
import { judgeFire } from '../fire/odds.ts';
import { PLAIN } from '../fire/shot.ts';
import { NONE } from '../../model/ids.ts';

/** An 8 cm mortar behind woods; 1,-1 sees past them to the target. */
const WOODS = { ground: { '2,0': 'lightWoods' } };

test('B12.0 a mortar fires directly from woods and buildings, from its least range to twice its range', () => {
  const at = (far: number) => battleWith(`g21 0,0 SE; s01 ${far},0 NW`, { ground: { '0,0': 'heavyWoods' } });
  expect(odds(at(2), 'g21 s01')).toMatchObject({ firepower: 2, aspect: 'flank', needed: 9, cost: 3 });
  expect(terms(at(11), 'g21 s01', 'firepower')).toEqual(['printed 2', 'longRange -2']);
});

test('B12.0 without a least range above 1 it would have short range; in close combat its crew fights', () => {
  const match = matchWith('g21 0,0 SE; s01 1,0 NW');
  expect(denied(match.judge('g21 fire 1,0'))).toEqual(['B12.0 tooNear']);
  expect(odds(battleWith('g21 0,0 SE; s01 0,0'), 'g21 s01')).toMatchObject({ firepower: 0, closeCombat: true });
});

test('B12.0, B12.0a what it does not see it shells, spotted from a hex near it, for its indirect cost', () => {
  const match = matchWith('g23 0,0 SE; s01 5,0 NW', { ...WOODS, dice: [4, 4], checks: [7], hits: ['pinned'] });
  expect(denied(match.judge('g23 fire 5,0'))).toEqual(['B6.0 noSight', 'B6.0.5 standing']);
  expect(match.offers('g23 shell')).toEqual(['5,0']);
  expect(match.judge('g23 shell 5,0 1,-1')).toMatchObject({
    granted: true,
    value: { figures: { targets: [{ aspect: 'flank', firepower: 3, needed: 8, cost: 4 }] } },
  });
  match.say('g23 shell 5,0 1,-1 caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ rule: 'B2.2', key: 'paid', ap: 4 }));
  expect(story(match, 'hit')).toEqual(['hit s01']);
});

test('B12.0a the spotting hex is within 2 hexes, seen by the mortar, not held by an enemy, and sees the target', () => {
  const refused = (spot: string, more = '', scene: object = WOODS) => {
    const verdict = matchWith(`g23 0,0 SE; s01 5,0 NW${more}`, scene).judge(`g23 shell 5,0 ${spot}`);
    return verdict.granted ? [] : verdict.reasons.map(({ key }) => key);
  };
  expect(refused('1,-1')).toEqual([]);
  expect(refused('2,-1')).toEqual([]);
  expect(refused('1,-1', '; g03 1,-1')).toEqual([]);
  expect(refused('3,-1')).toContain('spotTooFar');
  expect(refused('0,0')).toContain('spotTooFar');
  expect(refused('1,0')).toContain('noSight');
  expect(refused('1,-1', '; s02 1,-1 NW')).toContain('spotHeld');
  const blind = { ground: { ...WOODS.ground, '1,-1': 'stoneBuilding', '1,0': 'stoneBuilding' } };
  expect(refused('2,-1', '', blind)).toContain('spotUnseen');
});

test('B12.0a arc and range are those of the mortar', () => {
  expect(matchWith('g23 0,0 NW; s01 5,0 NW', WOODS).offers('g23')).not.toContain('shell');
  expect(denied(matchWith('g23 0,0 SE; s01 2,0 NW', WOODS).judge('g23 shell 2,0 1,0'))).toEqual(['B12.0 tooNear']);
});

test('B12.0a height and smoke are taken from the spotting hex', () => {
  const battle = battleWith('g23 0,0 SE; s01 5,0 NW', {
    ground: { '1,0': { terrain: 'open', level: 1 }, '0,0': { terrain: 'open', level: 0 } },
    markers: 'smoke1 0,0',
  });
  const spot = battle.map.places.get('1,0') ?? NONE;
  const verdict = judgeFire(battle, unit('g23'), unit('s01'), [], { ...PLAIN, spot });
  expect(verdict).toMatchObject({ granted: true, value: { firepower: 4, defense: 11, cost: 4 } });
});

test('B12.0b a Spotting Marker lies in the spotting hex while the attack is resolved, and is gone afterwards', () => {
  const match = matchWith('g23 0,0 SE; s01 5,0 NW', { ...WOODS, caps: [1, 0], dice: [1, 1], checks: [7] });
  match.say('g23 shell 5,0 1,-1 caps:0');
  const at = match.system.view(match.state, 'soviet').frames.find(({ kind }) => kind === 'attack');
  expect(match.events('soviet')).toContainEqual({
    rule: 'B12.0b',
    key: 'spotted',
    unit: unit('g23'),
    at: at?.kind === 'attack' ? at.spot : -1,
  });
  match.say('caps:0');
  expect(match.state.frames.some(({ kind }) => kind === 'attack')).toBe(false);
});

test('B12.0 the small mortars have no indirect fire', () => {
  expect(matchWith('g21 0,0 SE; s01 5,0 NW', WOODS).offers('g21')).not.toContain('shell');
});

test.each([
  ['on', ['wall 1']],
  ['off', []],
])('B12.2 shells always go for the flank DR, with every DM; walls with wallVsHE %s: %j', (wallVsHE, wall) => {
  const battle = battleWith('g23 0,0 SE; s01 5,0 NW hasty', {
    options: { wallVsHE },
    ground: { '5,0': { terrain: 'lightWoods', level: 0, walls: ['NW'] } },
    markers: 'smoke2 5,0',
  });
  expect(terms(battle, 'g23 s01', 'defense')).toEqual([
    'flankAgainstHE 11',
    'terrain 1',
    ...wall,
    'hastyDefense 1',
    'smokeInHex 2',
  ]);
});

test('B12.2a in heavy woods they burst in the tree tops, and a red flank DR has nothing of the woods', () => {
  const woods = { ground: { '5,0': 'heavyWoods' } };
  expect(odds(battleWith('g23 0,0 SE; s01 5,0 NW', woods), 'g23 s01').defense).toBe(11);
  expect(odds(battleWith('g23 0,0 SE; s48 5,0 NW', woods), 'g23 s48').defense).toBe(17);
});
