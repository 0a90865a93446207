import { distanceBetween } from '../board/tables.ts';
import { hasEnemyIn, sideOf, typeOf, unitOf } from '../model/battle/battle.ts';
import { type OrderWord, type Superlative, SUPERLATIVES } from '../model/solo/order.ts';
import { isCrewed, isFoot, isInfantryGun, isVehicle } from '../model/pack/unit-type.ts';
import { concealmentBans } from '../rules/fire/reach.ts';
import { eyesOf, sees } from '../rules/special/sight.ts';
import { isRumored, mustSolo } from '../rules/units/ai-side.ts';
import { asIfOff } from './as-if-off.ts';
import { bestRating, defenseOf } from './figures.ts';
import { fearedColour, fireZonesOf } from './fire-zones.ts';
import type { Thought } from './thought.ts';
import { placeDm } from '../rules/fire/defense.ts';
import { NONE } from '../model/ids.ts';

/** S5.0a: the words that are true of a counter or not. */
export type PlainWord = Exclude<OrderWord, Superlative>;

export function isSuperlative(word: OrderWord): word is Superlative {
  return SUPERLATIVES.some((each) => each === word);
}

/** The first word that is not true of it; null if all are. */
export function failedWord(thought: Thought, words: readonly OrderWord[], counter: number): PlainWord | null {
  for (const word of words) if (!isSuperlative(word) && !isTrue(thought, word, counter)) return word;
  return null;
}

/** The orders of a card ask the same of the same counters again and again. */
function isTrue(thought: Thought, word: PlainWord, counter: number): boolean {
  const { facts } = thought;
  let known = facts.get(word);
  if (known === undefined) facts.set(word, (known = new Map()));
  let fact = known.get(counter);
  if (fact === undefined) known.set(counter, (fact = PREDICATES[word](thought, counter)));
  return fact;
}

const PREDICATES: Readonly<Record<PlainWord, (thought: Thought, counter: number) => boolean>> = {
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

/** of the player's units for an AI; of the AI for a unit. */
function isInFireZone(thought: Thought, counter: number): boolean {
  const { seen, units, ai } = thought;
  const zones = units.includes(counter) ? fireZonesOf(seen, ai) : thought.zones;
  return zones.cover(unitOf(seen, counter).at, fearedColour(seen, counter));
}

function isInSight(thought: Thought, counter: number): boolean {
  const { seen } = thought;
  const { at } = unitOf(seen, counter);
  const eyes = eyesOf(seen, sideOf(seen, counter));
  return enemiesOf(thought, counter).some((enemy) => {
    const { at: hex } = unitOf(seen, enemy);
    return sees(eyes, at, hex) && concealmentBans(seen, counter, hex, [enemy]).length === 0;
  });
}

/** The counters of the other side. */
function enemiesOf({ ai, units }: Thought, counter: number): readonly number[] {
  return units.includes(counter) ? ai : units;
}

export function adjacentEnemies(thought: Thought, counter: number): number[] {
  const { tables } = thought.seen;
  const { at } = unitOf(thought.seen, counter);
  return enemiesOf(thought, counter).filter(
    (enemy) => distanceBetween(tables, at, unitOf(thought.seen, enemy).at) === 1,
  );
}

/** What a superlative compares by: the lowest is the best. `against` are the counters that an AR is compared for. */
export function superlativeFigure(
  thought: Thought,
  word: Superlative,
  counter: number,
  against: readonly number[],
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

/** S5.0a: the counters of its side that hang together with it, hex by hex, itself included. */
function groupOf(thought: Thought, counter: number): number[] {
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
