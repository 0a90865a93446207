import { distanceBetween } from '../../board/tables.ts';
import { sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { OrderWord, Superlative } from '../../model/solo/order.ts';
import { isConcealed } from '../../rules/fire/reach.ts';
import { isFoot, isInfantryGun, isRumor, isVehicle } from '../../model/pack/unit-type.ts';
import { dmHere } from './defense.ts';
import { hexUnder, type Mind } from './mind.ts';
import { slowlySees } from './sees.ts';
import { feared, isUnderFire } from './zones.ts';
import type { UnitId } from '../../model/ids.ts';

type PlainWord = Exclude<OrderWord, Superlative>;

/** S5.0a: is the word true of this counter, of either side? */
const WORDS: Readonly<Record<PlainWord, (mind: Mind, unit: UnitId) => boolean>> = {
  fresh: ({ seen }, unit) => !unitOf(seen, unit).spent,
  spent: ({ seen }, unit) => unitOf(seen, unit).spent,
  hit: ({ seen }, unit) => unitOf(seen, unit).hit !== -1,
  unhit: ({ seen }, unit) => unitOf(seen, unit).hit === -1,
  inCover: ({ seen }, unit) => dmHere(seen, unit) > 0,
  inOpen: ({ seen }, unit) => dmHere(seen, unit) <= 0,
  inFireZone: isInFireZone,
  outOfFireZones: (mind, unit) => !isInFireZone(mind, unit),
  inLOS: isInSight,
  outOfLOS: (mind, unit) => !isInSight(mind, unit),
  mobile: ({ seen }, unit) => {
    const type = typeOf(seen, unit);
    return (isFoot(type) || isVehicle(type)) && type.moveCost <= 1;
  },
  mortarOrInfGun: ({ seen }, unit) => {
    const type = typeOf(seen, unit);
    return type.kind === 'mortar' || isInfantryGun(type);
  },
  rumored: ({ seen }, unit) => isRumor(typeOf(seen, unit)),
  foot: ({ seen }, unit) => isFoot(typeOf(seen, unit)),
  vehicle: ({ seen }, unit) => isVehicle(typeOf(seen, unit)),
  crewed: ({ seen }, unit) => Object.values(typeOf(seen, unit).whiteBox).includes(true),
  justActed: ({ seen }, unit) => seen.view.solo?.justActed.includes(unit) === true,
  notDugIn: ({ seen }, unit) => !unitOf(seen, unit).hasty,
  inCloseCombat: (mind, unit) => apartFromEnemies(mind, unit).includes(0),
  nextToEnemy: (mind, unit) => apartFromEnemies(mind, unit).includes(1),
};

export function fitsPlainWords(mind: Mind, words: readonly OrderWord[], unit: UnitId): boolean {
  return words.every(
    (word) => word === 'lowestDV' || word === 'highestAR' || word === 'largestGroup' || WORDS[word](mind, unit),
  );
}

function enemiesOf({ seen, side, ai, units }: Mind, unit: UnitId): readonly UnitId[] {
  return sideOf(seen, unit) === side ? units : ai;
}

function isInFireZone(mind: Mind, unit: UnitId): boolean {
  const { seen, side } = mind;
  return sideOf(seen, unit) === side ? feared(mind, unit, hexUnder(seen, unit)).length > 0 : isUnderFire(mind, unit);
}

function isInSight(mind: Mind, unit: UnitId): boolean {
  const { seen } = mind;
  const from = hexUnder(seen, unit);
  return enemiesOf(mind, unit).some((enemy) => {
    const hex = hexUnder(seen, enemy);
    // B6.0.8
    return (
      slowlySees(seen, sideOf(seen, unit), from, hex) && (unitOf(seen, enemy).fired || !isConcealed(seen, from, hex))
    );
  });
}

function apartFromEnemies(mind: Mind, unit: UnitId): number[] {
  const { seen } = mind;
  return enemiesOf(mind, unit).map((enemy) =>
    distanceBetween(seen.tables, hexUnder(seen, unit), hexUnder(seen, enemy)),
  );
}
