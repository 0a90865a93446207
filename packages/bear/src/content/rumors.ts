import type { UnitType } from '../model/pack/unit-type.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8];

/** S6.1: no facing, on foot for 1 AP a hex, a range of 5; all else is unknown until it is revealed. */
const RUMOR: Omit<UnitType, 'id' | 'side'> = {
  name: 'Rumored Enemy',
  kind: 'rumor',
  numbers: NUMBERS,
  attackCost: null,
  indirectCost: null,
  turret: false,
  moveCost: 1,
  moveClass: 'foot',
  wheelBonus: 0,
  trackBonus: 0,
  firepower: { red: null, blue: null },
  whiteBox: { red: false, blue: false },
  range: { min: 0, max: 5 },
  flank: { dr: 0, colour: 'red' },
  front: { dr: 0, colour: 'red' },
  openTop: false,
  passengerShield: 0,
  highExplosive: false,
  smoke: 'none',
  flamethrower: 'none',
  pioneer: false,
  infantryGun: false,
  points: 0,
};

/** The counters of Rumored Enemies, for whichever side the AI has. */
export const RUMORS: readonly UnitType[] = [
  { ...RUMOR, id: 'g-rumor', side: 'german' },
  { ...RUMOR, id: 's-rumor', side: 'soviet' },
];
