import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { UNIT_TYPES } from '../../content/unit-types.ts';
import {
  isCombatCounter,
  isCrewed,
  isFoot,
  isGun,
  isInfantryGun,
  isUnburdened,
  isVehicle,
  type UnitType,
} from './unit-type.ts';

const idsOf = (holds: (type: UnitType) => boolean): string[] => UNIT_TYPES.filter(holds).map(({ id }) => id);

test('B1.1a guns and mortars are foot; wagons, trucks and all that has wheels or tracks of its own are vehicles', () => {
  for (const type of UNIT_TYPES) expect(isVehicle(type)).toBe(!isFoot(type));
  expect(idsOf((type) => isFoot(type) && ['gun', 'mortar'].includes(type.kind))).toHaveLength(12);
  expect(idsOf((type) => isVehicle(type) && type.kind === 'transport')).toEqual([
    'g-wagon',
    'g-truck',
    's-wagon',
    's-truck',
  ]);
});

test('B1.1a a gun on wheels is still no vehicle', () => {
  for (const type of nonEmpty(UNIT_TYPES.filter(isGun))) {
    const onWheels = { ...type, moveClass: 'wheeled' } as const;
    expect([isFoot(onWheels), isVehicle(onWheels)]).toEqual([false, false]);
  }
});

test('B1.1a foot with a move cost of 1 or 2 is unburdened, other foot and all vehicles are not', () => {
  expect(idsOf((type) => isFoot(type) && !isUnburdened(type))).toEqual([
    'g-mortar8',
    'g-leig18',
    'g-pak36',
    'g-pak38',
    'g-fk297',
    'g-flak18',
    's-mortar82',
    's-infgun',
    's-atg45',
    's-f22',
  ]);
  expect(idsOf((type) => isVehicle(type) && isUnburdened(type))).toEqual([]);
});

test('B1.1b crewed is what has a white box behind one of its firepowers: machine guns, mortars, guns and some more', () => {
  const kinds = new Set(UNIT_TYPES.filter(isCrewed).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['gun', 'mg', 'mortar', 'spg', 'squad']);
  expect(idsOf((type) => ['mg', 'mortar', 'gun', 'spg'].includes(type.kind) && !isCrewed(type))).toEqual([]);
  // Tank hunters have a red box only; squads have none.
  expect(idsOf((type) => type.kind === 'squad' && isCrewed(type))).toEqual(['g-tankhunter']);
});

test('B1.1b the infantry guns are the leIG 18 and the 76 mm M1927', () => {
  expect(idsOf(isInfantryGun)).toEqual(['g-leig18', 's-infgun']);
  expect(idsOf(isGun)).toHaveLength(8);
});

test('B1.1c a counter may be soft from the flank and armoured in front', () => {
  const twoColoured = idsOf(({ flank, front }) => flank.colour !== front.colour);
  expect(twoColoured).toEqual(['g-demag', 's-zis30']);
  for (const { flank, front } of UNIT_TYPES) expect([flank.colour, front.colour]).not.toEqual(['blue', 'red']);
});

test('B1.1c foot is soft all round', () => {
  for (const { flank, front } of nonEmpty(UNIT_TYPES.filter(isFoot)))
    expect([flank.colour, front.colour]).toEqual(['red', 'red']);
});

test('trucks and wagons are no combat counters', () => {
  expect(idsOf((type) => !isCombatCounter(type))).toEqual(['g-wagon', 'g-truck', 's-wagon', 's-truck']);
});
