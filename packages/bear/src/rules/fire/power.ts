import { type Battle, typeOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import type { Colour, UnitKind } from '../../model/pack/unit-type.ts';
import { attackCostChange, firepowerChange } from '../special/effects.ts';
import { hasRules } from '../special/in-force.ts';
import { isFightingWagon, markerOf, rangeOf } from '../units/figures.ts';
import { hasInArc } from './reach.ts';
import { because, type FireReason, sumOf } from './reasons.ts';
import type { Line } from './shot.ts';
import { weaponFigures } from './weapon-card.ts';

export const GOOD_IN_CLOSE_COMBAT = 4;
export const POOR_IN_CLOSE_COMBAT = -2;
export const SHORT_RANGE = 3;
export const LONG_RANGE = -2;
const CAREFUL_AIMING = 2;

/** B7.2a */
export function firepowerTerms(line: Line, colour: Colour, supporters: readonly UnitId[]): FireReason[] {
  const { battle, attacker, manner } = line;
  const terms = [weaponTerm(line, colour)];
  addMarker(terms, battle, attacker, colour);
  addOwnPlace(terms, line, colour);
  addHeight(terms, line);
  if (hasRules(battle) && line.card === null) addSpecialPower(terms, line, attacker, line.distance);
  for (const unit of supporters) terms.push(because('supporter', { amount: 1, unit }));
  addThrown(terms, line, colour);
  addAiming(terms, manner.aimed);
  return terms;
}

/** B8.4, B9.1.2: a thrown card adds FP in its own colours, unless a hit marker weakens the thrower. */
function addThrown(terms: FireReason[], { battle, manner }: Line, colour: Colour): void {
  for (const { card, unit } of manner.thrown) {
    const isLame = (markerOf(battle, unit)?.firepower[colour] ?? 0) < 0;
    if (weaponFigures[card].firepower[colour] !== null && !isLame)
      terms.push(because('supporter', { amount: 1, unit }));
  }
}

/** B8 */
export function addAiming(terms: FireReason[], cards: number): void {
  for (let card = 0; card < cards; card++) terms.push(because('carefulAiming', { amount: CAREFUL_AIMING }));
}

function weaponTerm({ battle, attacker, flame, card }: Line, colour: Colour): FireReason {
  if (flame) return because('flame', { amount: Number(battle.view.options.flameFP), unit: attacker });
  if (card === null) return printedPower(battle, attacker, colour);
  return because('cardFirepower', { amount: weaponFigures[card].firepower[colour] ?? 0, unit: attacker });
}

/** A thrown weapon has no close combat modifier; at one hex it counts as long range. */
function addOwnPlace(terms: FireReason[], line: Line, colour: Colour): void {
  const { attacker, distance, flame, card } = line;
  if (flame) terms.push(flamePlaceTerm(line));
  else if (card === null) addPlace(terms, line, attacker, distance, colour);
  else if (distance > 0) terms.push(because('longRange', { amount: LONG_RANGE }));
}

/** B9.1.2: a supporter's own FP, after range modifiers. */
export function supportingFirepower(shot: Line, unit: UnitId, distance: number, colour: Colour): number {
  const { battle } = shot;
  const terms = [printedPower(battle, unit, colour)];
  addMarker(terms, battle, unit, colour);
  addPlace(terms, shot, unit, distance, colour);
  if (hasRules(battle)) addSpecialPower(terms, shot, unit, distance);
  return sumOf(terms);
}

/** G3.3a */
function addSpecialPower(terms: FireReason[], { battle, closeCombat }: Line, unit: UnitId, distance: number): void {
  const beyond = distance > rangeOf(battle, unit).max ? 'long' : 'normal';
  const range = closeCombat ? 'closeCombat' : distance === 1 ? 'adjacent' : beyond;
  const amount = firepowerChange(battle, unit, range);
  if (amount !== 0) terms.push(because('specialFirepower', { amount, unit }));
}

/** B7.1: half the red FP, after all modifiers, rounded down. */
export function halve(terms: readonly FireReason[]): FireReason[] {
  const whole = sumOf(terms);
  return [...terms, because('halved', { amount: Math.floor(whole / 2) - whole })];
}

function printedPower(battle: Battle, unit: UnitId, colour: Colour): FireReason {
  return because('printed', { amount: typeOf(battle, unit).firepower[colour] ?? 0, unit });
}

function addMarker(terms: FireReason[], battle: Battle, unit: UnitId, colour: Colour): void {
  const change = markerOf(battle, unit)?.firepower[colour] ?? 0;
  if (change !== 0) terms.push(because('markerFirepower', { amount: change, unit }));
}

/** B17.4: a flamethrower is always good in close combat and never at long range. */
function flamePlaceTerm({ closeCombat }: Line): FireReason {
  return closeCombat
    ? because('goodInCloseCombat', { amount: GOOD_IN_CLOSE_COMBAT })
    : because('shortRange', { amount: SHORT_RANGE });
}

/** Close combat, short range and long range exclude each other (B7.7.2). */
function addPlace(
  terms: FireReason[],
  { battle, closeCombat }: Line,
  unit: UnitId,
  distance: number,
  colour: Colour,
): void {
  if (closeCombat)
    terms.push(
      isGoodInCloseCombat(battle, unit, colour)
        ? because('goodInCloseCombat', { amount: GOOD_IN_CLOSE_COMBAT })
        : because('poorInCloseCombat', { amount: POOR_IN_CLOSE_COMBAT }),
    );
  else if (distance === 1) terms.push(because('shortRange', { amount: SHORT_RANGE }));
  else if (distance > rangeOf(battle, unit).max) terms.push(because('longRange', { amount: LONG_RANGE, unit }));
}

/** B7.7.3: good in close combat by class; null: by its white boxes. */
const GOOD_BY_CLASS: Readonly<Record<UnitKind, boolean | null>> = {
  squad: true,
  tank: true,
  armouredCar: true,
  apc: true,
  mg: false,
  gun: false,
  mortar: false,
  transport: false,
  spg: null,
  rumor: null,
};

/** B7.7.3: units with a white box in the colour used are poor in close combat, and so are trucks. */
export function isGoodInCloseCombat(battle: Battle, unit: UnitId, colour: Colour): boolean {
  const { kind, whiteBox } = typeOf(battle, unit);
  const byClass = battle.view.options.ccModifier === 'class' ? GOOD_BY_CLASS[kind] : null;
  return byClass ?? (kind !== 'transport' && !whiteBox[colour]);
}

function addHeight(terms: FireReason[], { battle, closeCombat, from, to }: Line): void {
  const { levels } = battle.map.ground;
  const isHigher = !closeCombat && (levels[from] ?? 0) > (levels[to] ?? 0);
  if (isHigher) terms.push(because('attackerHigher', { amount: 1 }));
}

const LEAST_COST = 1;
/** B7.7.3 */
const WAGON_COST = 3;

/** B1.1d, B12.0, B15.4 */
export function costTerms(line: Line): FireReason[] {
  const { battle, attacker, to, closeCombat, card } = line;
  const base = baseCost(line);
  const printed = base.amount ?? 0;
  // B1.1d: a free card stays free; anything else costs at least 1.
  const least = printed === 0 ? 0 : LEAST_COST;
  const change = Math.max(markerOf(battle, attacker)?.attackCost ?? 0, least - printed);
  const terms = [base];
  if (change !== 0) terms.push(because('markerCost', { amount: change, unit: attacker }));
  if (hasRules(battle) && card === null) addSpecialCost(terms, battle, attacker, least - printed - change);
  // Only a turret can have its target outside the arc here.
  if (!closeCombat && card === null && !hasInArc(battle, attacker, to)) {
    terms.push(because('turretCost', { amount: Number(battle.view.options.turretSurcharge), unit: attacker }));
  }
  return terms;
}

/** G3.3a: special rules never lower the cost below the minimum. */
function addSpecialCost(terms: FireReason[], battle: Battle, attacker: UnitId, least: number): void {
  const amount = Math.max(attackCostChange(battle, attacker), least);
  if (amount !== 0) terms.push(because('specialCost', { amount, unit: attacker }));
}

function baseCost({ battle, attacker, card, manner }: Line): FireReason {
  if (card !== null) {
    const { cost } = battle.pack.actionCards.find(({ id }) => id === card) ?? { cost: null };
    return because('cardCost', { amount: cost?.amount ?? 0, unit: attacker });
  }
  const { attackCost, indirectCost } = typeOf(battle, attacker);
  if (manner.spot !== NONE) return because('indirectCost', { amount: indirectCost ?? 0, unit: attacker });
  if (isFightingWagon(battle, attacker)) return because('wagonCost', { amount: WAGON_COST, unit: attacker });
  return because('attackCost', { amount: attackCost ?? 0, unit: attacker });
}
