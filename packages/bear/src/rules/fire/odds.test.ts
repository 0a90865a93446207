import { describe, expect, test } from 'vitest';
import { battleWith, bans, changed, fire, odds, terms, unit } from '../../testing/fire-field.ts';
import { sumOf, ledgerOf } from './reasons.ts';

/**
 * A Soviet Rifle (red FP 3, range 5) fires from 0,0 along the row at a German Rifle (DR 11
 * 12) that faces it.
 */
const atDistance = (far: number) => battleWith(`s01 0,0 SE; g03 ${far},0 NW`);

describe('the roll', () => {
  test.each([
    [3, 9, 13],
    [1, 6, 10],
    [6, 11, 15],
    [10, 11, 15],
  ])('B7.2 a Rifle at a Rifle in the open, from the front at %i: needs %i, kills on %i', (far, needed, kill) => {
    expect(odds(atDistance(far), 's01 g03')).toMatchObject({ needed, kill, aspect: 'front', colour: 'red', cost: 4 });
  });

  test('B7.2 a kill takes four more than a hit, and CAPs on the dice count for both', () => {
    expect(odds(atDistance(3), 's01 g03')).toMatchObject({ hitChances: [10, 15, 21], killChances: [0, 1, 3] });
    expect(odds(atDistance(1), 's01 g03')).toMatchObject({ hitChances: [26, 30, 33], killChances: [6, 10, 15] });
  });

  test('B7.2 whoever is hit already is destroyed by any other hit, also if nobody has seen its marker', () => {
    const hit = battleWith('s01 0,0 SE; g03 3,0 NW pinned');
    expect(odds(hit, 's01 g03')).toMatchObject({ needed: 9, kill: 9, killChances: [10, 15, 21] });
    expect(fire(hit, 's01 g03').reasons).toContainEqual({ rule: 'B7.4', key: 'secondHit', unit: unit('g03') });
    const unseen = changed(atDistance(3), 'g03', { hit: null });
    expect(odds(unseen, 's01 g03')).toMatchObject({ needed: 9, kill: 9 });
  });

  test('B7.2 FP of 0 and less may attack all the same', () => {
    const battle = battleWith('s01 0,0 SE suppressed; g49 6,0 NW');
    expect(odds(battle, 's01 g49')).toMatchObject({ firepower: -4, needed: 19, hitChances: [0, 0, 0] });
  });

  test('B7.2 every figure is the sum of the terms it is told with', () => {
    const battle = battleWith('s01 0,0 SE suppressed; s02 0,1 NE; g03 3,0 NW cowering hasty', {
      ground: { '3,0': { terrain: 'lightWoods', level: 1 } },
    });
    const verdict = fire(battle, 's01 g03 +s02');
    const sum = (ledger: string) => sumOf(verdict.reasons.filter((reason) => ledgerOf(reason) === ledger));
    expect(verdict).toMatchObject({
      granted: true,
      value: { firepower: sum('firepower'), defense: sum('defense'), cost: sum('cost') },
    });
    expect([sum('firepower'), sum('defense'), sum('cost')]).toEqual([2, 16, 5]);
  });

  test('odds are for what the viewer knows, and say what he does not', () => {
    const seen = battleWith('s01 0,0 SE; g03 3,0 NW berserk');
    expect(odds(seen, 's01 g03').needed).toBe(11);
    const verdict = fire(changed(seen, 'g03', { hit: null }), 's01 g03');
    expect(verdict).toMatchObject({ granted: true, value: { needed: 9 } });
    expect(verdict.reasons.at(-1)).toEqual({ rule: 'B7.5', key: 'unknownMarker', unit: unit('g03') });
  });
});

describe('the FP', () => {
  test('B7.2a range, height and hit markers change it, each by itself', () => {
    const onHill = { ground: { '0,0': { terrain: 'open', level: 1 } } };
    expect(terms(battleWith('s01 0,0 SE suppressed; g03 6,0 NW', onHill), 's01 g03', 'firepower')).toEqual([
      'printed 3',
      'markerFirepower -2',
      'longRange -2',
      'attackerHigher 1',
    ]);
  });

  test('B7.7.1 beyond the range and up to twice as far the FP is 2 less', () => {
    expect(terms(atDistance(5), 's01 g03', 'firepower')).toEqual(['printed 3']);
    expect(terms(atDistance(6), 's01 g03', 'firepower')).toEqual(['printed 3', 'longRange -2']);
    expect(bans(atDistance(11), 's01 g03')).toEqual(['tooFar']);
  });

  test('B7.7.2 next to the target the FP is 3 more, however short the range is cut', () => {
    expect(terms(battleWith('s01 0,0 SE cowering; g03 1,0 NW'), 's01 g03', 'firepower')).toEqual([
      'printed 3',
      'shortRange 3',
    ]);
  });

  test('B7.7.2 a least range of more than 1 forbids it', () => {
    expect(bans(battleWith('g21 0,0 SE; s01 1,0 NW'), 'g21 s01')).toEqual(['tooNear']);
    expect(bans(battleWith('g21 0,0 SE; s01 2,0 NW'), 'g21 s01')).toEqual([]);
    expect(bans(battleWith('g23 0,0 SE; s01 2,0 NW'), 'g23 s01')).toEqual(['tooNear']);
  });

  test('B7.7 range is counted in hexes, whatever lies between', () => {
    const marsh = { ground: { '1,0': 'water', '2,0': { terrain: 'open', level: 0, walls: ['SE'] } } };
    expect(odds(battleWith('s01 0,0 SE; g03 5,0 NW', marsh), 's01 g03')).toMatchObject({ firepower: 3, needed: 9 });
  });

  test('B7.5c a range cut down to 1 reaches two hexes as long range, and no farther', () => {
    const berserk = (far: number) => battleWith(`s01 0,0 SE berserk; g03 ${far},0 NW`);
    expect(odds(berserk(1), 's01 g03')).toMatchObject({ firepower: 7, cost: 3 });
    expect(odds(berserk(2), 's01 g03')).toMatchObject({ firepower: 2 });
    expect(bans(berserk(3), 's01 g03')).toEqual(['tooFar']);
    expect(bans(battleWith('g23 0,0 SE cowering; s01 3,0 NW'), 'g23 s01')).toEqual(['tooFar']);
    expect(bans(battleWith('g23 0,0 SE cowering; s01 2,0 NW'), 'g23 s01')).toEqual(['tooNear']);
  });

  test.each([
    ['-2/-3', 1, 5],
    ['-3/-5', 0, 3],
  ])('B7.5c a suppressed vehicle loses %s, red and blue', (vehicleSuppressed, red, blue) => {
    const battle = battleWith('g51 0,0 SE suppressed; s01 3,0 NW; s48 4,0 NW', { options: { vehicleSuppressed } });
    expect(odds(battle, 'g51 s01')).toMatchObject({ colour: 'red', firepower: red, cost: 4 });
    expect(odds(battle, 'g51 s48')).toMatchObject({ colour: 'blue', firepower: blue });
  });

  test('B7.5c with the gun of a color damaged, no DR of that color can be attacked', () => {
    const battle = battleWith('g51 0,0 SE blueGunDamaged; s01 3,0 NW; s48 4,0 NW');
    expect(odds(battle, 'g51 s01').firepower).toBe(3);
    expect(bans(battle, 'g51 s48')).toEqual(['firepowerLost']);
  });
});

describe('the color', () => {
  test('B7.1, B15.0 the color of the DR attacked decides which FP is used', () => {
    const battle = battleWith('s48 0,0 SE; g03 3,0 NW; g49 4,0 NW');
    expect(odds(battle, 's48 g03')).toMatchObject({ colour: 'red', firepower: 5, needed: 7 });
    expect(odds(battle, 's48 g49')).toMatchObject({ colour: 'blue', firepower: 7, needed: 8 });
  });

  test('B15.0 a vehicle soft from the flank and armoured in front is attacked in the color of the side it shows', () => {
    const showing = (facing: string) => battleWith(`g51 0,0 SE; s40 3,0 ${facing}`);
    expect(odds(showing('NW'), 'g51 s40')).toMatchObject({
      aspect: 'front',
      colour: 'blue',
      firepower: 8,
      defense: 13,
    });
    expect(odds(showing('SE'), 'g51 s40')).toMatchObject({ aspect: 'flank', colour: 'red', firepower: 3, defense: 11 });
  });

  test.each([
    ['none', 0, 13],
    ['halve', 1, 12],
  ])(
    'B7.1 crossColour %s: a Rifle at the flank of a Panzer III at 4 has FP %i and needs %i',
    (crossColour, fp, needed) => {
      const battle = battleWith('s01 0,0 SE; g49 4,0 SE', { options: { crossColour } });
      expect(odds(battle, 's01 g49')).toMatchObject({ colour: 'blue', firepower: fp, needed });
    },
  );

  test('B7.1 nobody is made to halve: in close combat the blue FP of 0 is better, and it stays 4', () => {
    const battle = battleWith('s01 0,0 SE; g49 0,0 SE', { options: { crossColour: 'halve' } });
    expect(odds(battle, 's01 g49')).toMatchObject({ firepower: 4, needed: 9 });
  });

  test('B7.1 half of a red FP is half of all of it, rounded down, below 0 too', () => {
    const battle = battleWith('g01 0,0 SE suppressed; s48 6,0 NW', { options: { crossColour: 'halve' } });
    // Blue is 0 - 2 - 2, red is 2 - 2 - 2 and half of it -1.
    expect(terms(battle, 'g01 s48', 'firepower')).toEqual([
      'printed 2',
      'markerFirepower -2',
      'longRange -2',
      'halved 1',
    ]);
  });

  test('B7.1 a better blue FP is never halved away', () => {
    const battle = battleWith('g19 0,0 SE; s48 4,0 NW', { options: { crossColour: 'halve' } });
    expect(odds(battle, 'g19 s48').firepower).toBe(1);
  });
});
