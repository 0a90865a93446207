import { distanceBetween } from '../../board/tables.ts';
import { type OrderWord, type Superlative, SUPERLATIVES } from '../../model/solo/order.ts';
import { type Battle, hasEnemyIn, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { type Colour, isCrewed, isFoot, isInfantryGun, isVehicle } from '../../model/pack/unit-type.ts';
import { placeDm } from '../../rules/fire/defense.ts';
import { concealmentBans, hasInArc } from '../../rules/fire/reach.ts';
import { attackCostChange, moveCostChange } from '../../rules/special/effects.ts';
import { eyesOf, sees } from '../../rules/special/sight.ts';
import { isRumored, mustSolo } from '../../rules/units/ai-side.ts';
import { firepowerOf, markerOf } from '../../rules/units/figures.ts';
import { fearedColour, fireZonesOf } from './fire-zones.ts';
import { asIfOff, type Thought } from './thought.ts';
import type { PlainWord } from './trace.ts';

export function isSuperlative(word: OrderWord): word is Superlative {
  return SUPERLATIVES.some((each) => each === word);
}

/** The first word that is false for the counter; null if all are true. */
export function failedWord(thought: Thought, words: readonly OrderWord[], counter: UnitId): PlainWord | null {
  for (const word of words) if (!isSuperlative(word) && !isTrue(thought, word, counter)) return word;
  return null;
}

/** Cached: the orders of a card ask the same about the same counters many times. */
function isTrue(thought: Thought, word: PlainWord, counter: UnitId): boolean {
  const { facts } = thought;
  let known = facts.get(word);
  if (known === undefined) facts.set(word, (known = new Map()));
  let fact = known.get(counter);
  if (fact === undefined) known.set(counter, (fact = PREDICATES[word](thought, counter)));
  return fact;
}

const PREDICATES: Readonly<Record<PlainWord, (thought: Thought, counter: UnitId) => boolean>> = {
  fresh: ({ seen }, counter) => !unitOf(seen, counter).spent,
  spent: ({ seen }, counter) => unitOf(seen, counter).spent,
  hit: ({ seen }, counter) => unitOf(seen, counter).hit !== NONE,
  unhit: ({ seen }, counter) => unitOf(seen, counter).hit === NONE,
  inCover: ({ seen }, counter) => placeDm(seen, counter) > 0,
  inOpen: ({ seen }, counter) => placeDm(seen, counter) <= 0,
  inFireZone: isInFireZone,
  outOfFireZones: (thought, counter) => !isInFireZone(thought, counter),
  inLOS: isInSight,
  outOfLOS: (thought, counter) => !isInSight(thought, counter),
  mobile: ({ seen }, counter) => {
    const type = typeOf(seen, counter);
    return (isFoot(type) || isVehicle(type)) && type.moveCost <= 1;
  },
  mortarOrInfGun: ({ seen }, counter) => {
    const type = typeOf(seen, counter);
    return type.kind === 'mortar' || isInfantryGun(type);
  },
  rumored: ({ seen }, counter) => isRumored(seen, counter),
  foot: ({ seen }, counter) => isFoot(typeOf(seen, counter)),
  vehicle: ({ seen }, counter) => isVehicle(typeOf(seen, counter)),
  crewed: ({ seen }, counter) => isCrewed(typeOf(seen, counter)),
  justActed: ({ seen }, counter) => mustSolo(seen).solo.justActed.includes(counter),
  notDugIn: ({ seen }, counter) => !unitOf(seen, counter).hasty,
  inCloseCombat: ({ seen }, counter) => hasEnemyIn(seen, sideOf(seen, counter), unitOf(seen, counter).at),
  nextToEnemy: (thought, counter) => adjacentEnemies(thought, counter).length > 0,
};

/** an AI in a player's unit's zone, or a unit in an AI's. */
function isInFireZone(thought: Thought, counter: UnitId): boolean {
  const { seen, units, ai } = thought;
  const zones = units.includes(counter) ? fireZonesOf(seen, ai) : thought.zones;
  return zones.cover(unitOf(seen, counter).at, fearedColour(seen, counter));
}

function isInSight(thought: Thought, counter: UnitId): boolean {
  const { seen } = thought;
  const { at } = unitOf(seen, counter);
  const eyes = eyesOf(seen, sideOf(seen, counter));
  return enemiesOf(thought, counter).some((enemy) => {
    const { at: hex } = unitOf(seen, enemy);
    return sees(eyes, at, hex) && concealmentBans(seen, counter, hex, [enemy]).length === 0;
  });
}

function enemiesOf({ ai, units }: Thought, counter: UnitId): readonly UnitId[] {
  return units.includes(counter) ? ai : units;
}

export function adjacentEnemies(thought: Thought, counter: UnitId): UnitId[] {
  const { tables } = thought.seen;
  const { at } = unitOf(thought.seen, counter);
  return enemiesOf(thought, counter).filter(
    (enemy) => distanceBetween(tables, at, unitOf(thought.seen, enemy).at) === 1,
  );
}

/** What a superlative compares; the lowest is best. `against`: the counters an AR is compared against. */
export function superlativeFigure(
  thought: Thought,
  word: Superlative,
  counter: UnitId,
  against: readonly UnitId[],
): number {
  switch (word) {
    case 'lowestDV':
      return defenseOf(asIfOff(thought, counter).seen, counter);
    case 'highestAR':
      return -bestRating(thought.seen, counter, against);
    case 'largestGroup':
      return -groupOf(thought, counter).length;
  }
}

/** S5.0a: the counters of its side connected with it hex by hex, including itself. */
function groupOf(thought: Thought, counter: UnitId): UnitId[] {
  const { seen, ai, units } = thought;
  const side = units.includes(counter) ? units : ai;
  const group = [counter];
  for (const member of group) {
    const { at } = unitOf(seen, member);
    for (const other of side) {
      if (group.includes(other) || distanceBetween(seen.tables, at, unitOf(seen, other).at) > 1) continue;
      group.push(other);
    }
  }
  return group;
}

// The figures that orders compare. R-121: the DMs of a hex do not include walls and height.

/** S5.0a: its front DR with marker and DMs. R-183: a Rumored Enemy's is unknown, so it ranks last. */
export function defenseOf(battle: Battle, unit: UnitId): number {
  if (isRumored(battle, unit)) return Infinity;
  return typeOf(battle, unit).front.dr + (markerOf(battle, unit)?.front ?? 0) + placeDm(battle, unit);
}

/** its FP in the colour of the DR the target presents to it; R-183: a Rumored Enemy ranks last. */
export function ratingAgainst(battle: Battle, unit: UnitId, target: UnitId): number {
  if (isRumored(battle, unit)) return -Infinity;
  const aspect = hasInArc(battle, target, unitOf(battle, unit).at) ? 'front' : 'flank';
  return firepowerIn(battle, unit, typeOf(battle, target)[aspect].colour);
}

export function bestRating(battle: Battle, unit: UnitId, targets: readonly UnitId[]): number {
  return targets.reduce((best, target) => Math.max(best, ratingAgainst(battle, unit, target)), -Infinity);
}

function firepowerIn(battle: Battle, unit: UnitId, colour: Colour): number {
  return firepowerOf(battle, unit, colour) ?? -Infinity;
}

/** The printed cost with its marker; a unit that cannot attack ranks last. */
export function attackCostOf(battle: Battle, unit: UnitId): number {
  const change = (markerOf(battle, unit)?.attackCost ?? 0) + attackCostChange(battle, unit);
  return (typeOf(battle, unit).attackCost ?? Infinity) + change;
}

export function moveCostOf(battle: Battle, unit: UnitId): number {
  return typeOf(battle, unit).moveCost + (markerOf(battle, unit)?.moveCost ?? 0) + moveCostChange(battle, unit);
}
