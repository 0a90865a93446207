import { describe, expect, test } from 'vitest';
import { battleWith, odds, terms } from '../../testing/fire-field.ts';

/** The DMs of a German Rifle at 3,0 facing a Soviet one at 0,0. */
function modifiers(scene: Parameters<typeof battleWith>[1], more = '', from = '0,0', facing = 'SE'): string[] {
  return terms(battleWith(`s01 ${from} ${facing}; g03 3,0 NW ${more}`, scene), 's01 g03', 'defense').slice(1);
}

const onWall = (...walls: string[]) => ({ '3,0': { terrain: 'open', level: 0, walls } });

describe('terrain', () => {
  test.each([
    ['open', []],
    ['lightWoods', ['terrain 1']],
    ['heavyWoods', ['terrain 2']],
    ['woodBuilding', ['terrain 1']],
    ['stoneBuilding', ['terrain 2']],
    ['plowedField', []],
    ['water', ['terrain -1']],
    ['smallBalka', ['terrain 1']],
  ])('B4.1 a target in %s', (terrain, expected) => {
    expect(modifiers({ ground: { '3,0': terrain } })).toEqual(expected);
  });

  test('B4.1 a stone building, from the front at the full range: needs 11', () => {
    const battle = battleWith('s01 0,0 SE; g03 5,0 NW', { ground: { '5,0': 'stoneBuilding' } });
    expect(odds(battle, 's01 g03').needed).toBe(11);
  });

  test('B4.1 all DMs add up', () => {
    const ground = { '3,0': { terrain: 'heavyWoods', level: 1, walls: ['NW'] } };
    const markers = 'trench 3,0; roadBlock 3,0; smoke2 3,0';
    expect(modifiers({ ground, markers }, 'inside hasty; g49 3,0')).toEqual([
      'terrain 2',
      'wall 1',
      'trench 2',
      'hastyDefense 1',
      'roadBlock 1',
      'smokeInHex 2',
      'targetHigher 1',
      'vehicleCover 1',
    ]);
  });

  test('shells burst in the trees of heavy woods above men, not above armor', () => {
    const ground = { '4,0': 'heavyWoods' };
    const battle = battleWith('s25 0,0 SE; g03 4,0 NW; g49 4,0 NW', { ground });
    expect(terms(battle, 's25 g03', 'defense').slice(1, 3)).toEqual(['terrain 2', 'airBurst -2']);
    expect(terms(battle, 's25 g49', 'defense')).toEqual(['flankAgainstHE 13', 'terrain 2']);
    expect(odds(battleWith('s25 0,0 SE; g03 4,0 NW', { ground: { '4,0': 'lightWoods' } }), 's25 g03').defense).toBe(12);
  });
});

describe('walls', () => {
  test('B7.3d +1 if the line of fire comes in across a wall of the target’s hex', () => {
    expect(modifiers({ ground: onWall('NW') })).toEqual(['wall 1']);
    expect(modifiers({ ground: onWall('SW', 'N', 'SE') })).toEqual([]);
  });

  test('B7.3d a wall elsewhere on the line does not count', () => {
    expect(modifiers({ ground: { '2,0': { terrain: 'open', level: 0, walls: ['NW'] } } })).toEqual([]);
  });

  test('B7.3d through a corner both sides that meet there must be walls', () => {
    // From 1,1 the line enters 3,0 where NW and SW meet.
    expect(modifiers({ ground: onWall('NW', 'SW') }, '', '1,1', 'NE')).toEqual(['wall 1']);
    expect(modifiers({ ground: onWall('NW') }, '', '1,1', 'NE')).toEqual([]);
    expect(modifiers({ ground: onWall('SW') }, '', '1,1', 'NE')).toEqual([]);
  });

  test.each([
    ['off', 11],
    ['on', 12],
  ])('B7.3d against mortars with wallVsHE %s the DV is %i', (wallVsHE, defense) => {
    const battle = battleWith('s25 0,0 SE; g03 3,0 NW', { ground: onWall('NW'), options: { wallVsHE } });
    expect(odds(battle, 's25 g03').defense).toBe(defense);
  });
});

describe('fortifications', () => {
  test('B18.1 they help those inside, on top of the terrain', () => {
    const scene = { ground: { '3,0': 'lightWoods' }, markers: 'trench 3,0' };
    expect(modifiers(scene, 'inside')).toEqual(['terrain 1', 'trench 2']);
    expect(modifiers(scene)).toEqual(['terrain 1']);
    expect(modifiers({}, 'hasty')).toEqual(['hastyDefense 1']);
  });

  test('B18.1 the flank of a unit in a trench is helped as much as its front, and in both colours', () => {
    expect(odds(battleWith('s01 0,0 SE; g03 3,0 SE inside', { markers: 'trench 3,0' }), 's01 g03').defense).toBe(13);
    const ditch = battleWith('g51 0,0 SE; s40 3,0 NW hasty', {});
    expect(odds(ditch, 'g51 s40')).toMatchObject({ colour: 'blue', defense: 14 });
  });

  test('B18.1 a bunker gives +5 against fire from its front, else +3 and the flank DR, whichever way its men look', () => {
    const bunker = (attacker: string, words: string) =>
      terms(battleWith(`${attacker}; g03 3,0 SE inside`, { markers: 'bunker 3,0 NW' }), words, 'defense');
    expect(bunker('s01 0,0 SE', 's01 g03')).toEqual(['front 12', 'bunkerFront 5']);
    expect(bunker('s01 6,0 NW', 's01 g03')).toEqual(['flankInBunker 11', 'bunkerFlank 3']);
    expect(bunker('s25 0,0 SE', 's25 g03')).toEqual(['flankAgainstHE 11', 'bunkerFlank 3']);
    expect(bunker('s01 3,0 SE', 's01 g03')).toEqual(['flankInCloseCombat 11', 'bunkerFlank 3']);
  });

  test('a road block helps everybody in the hex', () => {
    expect(modifiers({ markers: 'roadBlock 3,0' })).toEqual(['roadBlock 1']);
  });
});

describe('smoke', () => {
  test('B13.0c that of the target’s hex and that of the attacker’s add up', () => {
    expect(modifiers({ markers: 'smoke2 3,0; smoke1 0,0' })).toEqual(['smokeInHex 2', 'smokeAtAttacker 1']);
  });

  test('B13.0c one veil between them gives +1 more', () => {
    expect(modifiers({ markers: 'smoke1 1,0; smoke1 3,0' })).toEqual(['smokeInHex 1', 'smokeBetween 1']);
  });

  test('B13.0c in close combat the smoke of the hex counts once', () => {
    expect(modifiers({ markers: 'smoke2 3,0' }, '', '3,0')).toEqual(['smokeInHex 2']);
  });
});

describe('height', () => {
  const hill = (name: string) => ({ ground: { [name]: { terrain: 'open', level: 2 } } });

  test('B7.3c a higher target has +1 DM, a higher attacker +1 FP, however much higher', () => {
    expect(modifiers(hill('3,0'))).toEqual(['targetHigher 1']);
    expect(odds(battleWith('s01 0,0 SE; g03 3,0 NW', hill('0,0')), 's01 g03')).toMatchObject({
      firepower: 4,
      defense: 12,
    });
  });

  test('B7.3c nobody is higher in close combat', () => {
    expect(odds(battleWith('s01 0,0 SE; g03 0,0 NW', hill('0,0')), 's01 g03')).toMatchObject({
      firepower: 7,
      defense: 11,
    });
  });
});

describe('vehicles', () => {
  test('B15.6 a friendly vehicle in the hex gives unburdened foot +1, and two no more', () => {
    expect(modifiers({}, '; g49 3,0')).toEqual(['vehicleCover 1']);
    expect(modifiers({}, '; g49 3,0; g34 3,0')).toEqual(['vehicleCover 1']);
  });

  test('B15.6 no cover for burdened foot, for passengers and vehicles, or behind an enemy', () => {
    const dms = (units: string, words: string) => terms(battleWith(`s01 0,0 SE; ${units}`), words, 'defense').slice(1);
    expect(dms('g30 3,0 NW; g49 3,0 NW', 's01 g30')).toEqual([]);
    expect(dms('g03 3,0 NW on:g37; g37 3,0 NW', 's01 g03')).toEqual([]);
    expect(dms('g37 3,0 NW; g49 3,0 NW', 's01 g37')).toEqual([]);
    expect(dms('g03 3,0 NW; s48 3,0 NW', 's01 g03')).toEqual([]);
  });

  test('an SdKfz 251 shields those it carries or tows: +2', () => {
    const carrying = battleWith('s01 0,0 SE; g39 3,0 NW; g03 3,0 on:g39');
    expect(terms(carrying, 's01 g03', 'defense')).toEqual(['flankCarried 11', 'passengerShield 2']);
    const towing = battleWith('s01 0,0 SE; g39 3,0 NW; g30 3,0 on:g39');
    expect(terms(towing, 's01 g30', 'defense')).toEqual(['flankCarried 10', 'passengerShield 2']);
  });
});
