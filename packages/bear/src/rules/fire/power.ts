import { type Battle, typeOf } from '../../model/battle.ts';
import type { Colour, UnitKind } from '../../model/unit-type.ts';
import { firepowerChange } from '../special/fire.ts';
import { hasRules } from '../special/in-force.ts';
import { markerOf, rangeOf } from '../units/figures.ts';
import { because, type FireReason, sumOf } from './reasons.ts';
import type { Line } from './shot.ts';
import { weaponFigures } from './weapon-card.ts';
import type { UnitId } from '../../model/ids.ts';

export const GOOD_IN_CLOSE_COMBAT = 4;
export const POOR_IN_CLOSE_COMBAT = -2;
export const SHORT_RANGE = 3;
export const LONG_RANGE = -2;
const CAREFUL_AIMING = 2;

/** B7.2a: the FP of the attacker in a colour, term by term, with that of those who support it. */
export function firepowerTerms(line: Line, colour: Colour, supporters: readonly UnitId[]): FireReason[] {
  const { battle, attacker, manner } = line;
  const terms = [weaponTerm(line, colour)];
  addMarker(terms, battle, attacker, colour);
  addOwnPlace(terms, line, colour);
  addHeight(terms, line);
  if (hasRules(battle) && line.card === null) addSpecial(terms, line, attacker, line.distance);
  for (const unit of supporters) terms.push(because('supporter', { amount: 1, unit }));
  addThrown(terms, line, colour);
  addAiming(terms, manner.aimed);
  return terms;
}

/** B8.4, B9.1.2: what is thrown in support helps in its own colours, and not from the hand of one whom a marker weakens. */
function addThrown(terms: FireReason[], { battle, manner }: Line, colour: Colour): void {
  for (const { card, unit } of manner.thrown) {
    const isLame = (markerOf(battle, unit)?.firepower[colour] ?? 0) < 0;
    if (weaponFigures[card].firepower[colour] !== null && !isLame)
      terms.push(because('supporter', { amount: 1, unit }));
  }
}

/** B8: each card 09 that is added. */
export function addAiming(terms: FireReason[], cards: number): void {
  for (let card = 0; card < cards; card++) terms.push(because('carefulAiming', { amount: CAREFUL_AIMING }));
}

function weaponTerm({ battle, attacker, flame, card }: Line, colour: Colour): FireReason {
  if (flame) return because('flame', { amount: Number(battle.view.options.flameFP), unit: attacker });
  if (card === null) return printed(battle, attacker, colour);
  return because('cardFirepower', { amount: weaponFigures[card].firepower[colour] ?? 0, unit: attacker });
}

/** What is thrown is neither good nor poor in close combat, and a hex away it is thrown far. */
function addOwnPlace(terms: FireReason[], line: Line, colour: Colour): void {
  const { attacker, distance, flame, card } = line;
  if (flame) terms.push(flamePlaceTerm(line));
  else if (card === null) addPlace(terms, line, attacker, distance, colour);
  else if (distance > 0) terms.push(because('longRange', { amount: LONG_RANGE }));
}

/** B9.1.2: what a supporter's own FP would be after range modifiers. */
export function supportingFirepower(shot: Line, unit: UnitId, distance: number, colour: Colour): number {
  const { battle } = shot;
  const terms = [printed(battle, unit, colour)];
  addMarker(terms, battle, unit, colour);
  addPlace(terms, shot, unit, distance, colour);
  if (hasRules(battle)) addSpecial(terms, shot, unit, distance);
  return sumOf(terms);
}

/** G3.3a: what special rules give to units at this range. */
function addSpecial(terms: FireReason[], { battle, closeCombat }: Line, unit: UnitId, distance: number): void {
  const beyond = distance > rangeOf(battle, unit).max ? 'long' : 'normal';
  const range = closeCombat ? 'closeCombat' : distance === 1 ? 'adjacent' : beyond;
  const amount = firepowerChange(battle, unit, range);
  if (amount !== 0) terms.push(because('specialFirepower', { amount, unit }));
}

/** B7.1: half of a red FP with all its modifiers, rounded down. */
export function halve(terms: readonly FireReason[]): FireReason[] {
  const whole = sumOf(terms);
  return [...terms, because('halved', { amount: Math.floor(whole / 2) - whole })];
}

function printed(battle: Battle, unit: UnitId, colour: Colour): FireReason {
  return because('printed', { amount: typeOf(battle, unit).firepower[colour] ?? 0, unit });
}

function addMarker(terms: FireReason[], battle: Battle, unit: UnitId, colour: Colour): void {
  const change = markerOf(battle, unit)?.firepower[colour] ?? 0;
  if (change !== 0) terms.push(because('markerFirepower', { amount: change, unit }));
}

/** B17.4: a flamethrower is never clumsy, and never farther off. */
function flamePlaceTerm({ closeCombat }: Line): FireReason {
  return closeCombat
    ? because('goodInCloseCombat', { amount: GOOD_IN_CLOSE_COMBAT })
    : because('shortRange', { amount: SHORT_RANGE });
}

/** Close combat, short and long range: never two of them together (B7.7.2). */
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

/** B7.7.3: by class; a gun on a vehicle is of none and goes by its boxes. */
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

/** B7.7.3: a white box in the colour used makes a unit poor at it, and so it is for trucks. */
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
