import { positionOf } from './fire-field.ts';

/** A little of everything, close together. */
export function melee(options: Readonly<Record<string, string>>): object {
  const units = [
    'g01 0,0 SE; g03 0,0 SE suppressed; g09 0,0 SE; g16 0,1 SE; g23 -2,0 SE; g28 -2,1 SE; g37 0,1 NE; g49 -1,1 SE',
    'g02 1,0 SE; g34 -2,2 N; s01 1,0 NW pinned; s02 3,-1 NW inside; s25 3,-2 NW; s28 4,-2 NW; s39 2,0 NW; s35 3,0 NW; s48 3,1 NW; s03 3,-3 hidden; g04 -3,3 hidden',
  ].join('; ');
  const ground = {
    '0,2': 'water',
    '1,1': 'stoneBuilding',
    '2,-2': 'heavyWoods',
    '-1,0': 'plowedField',
    '4,-1': { level: 2, terrain: 'open' },
  };
  const markers = 'trench 3,-1; bunker 2,1 NW; wire 1,-1; roadBlock 0,-1; mine 0,1 soviet; smoke2 2,-1';
  const hand = ['c02', 'c03', 'c04', 'c05', 'c06', 'c07', 'c08', 'c09', 'c10', 'c11', 'c12', 'c13'];
  const german = {
    caps: 3,
    // B8.0: there is only one of each.
    hand: [...hand, 'c20', 'c30', 'c40', 'c41'],
    weapons: [{ card: 'grenades', unit: 'g01' }, { card: 'tellermine', unit: 'g02' }, { card: 'air-strike-german' }],
  };
  const soviet = { caps: 3, hand, weapons: [{ card: 'molotov', unit: 's01' }] };
  return {
    position: {
      ...positionOf(units, { radius: 5, ground, markers, options: { airStrike: 'on', ...options } }),
      rounds: 1,
      players: { german, soviet },
    },
  };
}
