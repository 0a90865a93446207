import { type Battle, typeOf } from '../model/battle.ts';
import type { Colour, UnitKind } from '../model/unit-type.ts';
import { markerOf, rangeOf } from './fire-figures.ts';
import { because, type FireReason, sumOf } from './fire-reasons.ts';
import type { Shot } from './fire-shot.ts';

const GOOD_IN_CLOSE_COMBAT = 4;
const POOR_IN_CLOSE_COMBAT = -2;
const SHORT_RANGE = 3;
const LONG_RANGE = -2;

/** B7.2a: the FP of the attacker in a colour, term by term, with that of those who support it. */
export function firepowerTerms(shot: Shot, colour: Colour, supporters: readonly number[]): FireReason[] {
  const { battle, attacker, distance, flame } = shot;
  return [
    flame
      ? because('flame', { amount: Number(battle.view.options.flameFP), unit: attacker })
      : printed(battle, attacker, colour),
    ...markerTerms(battle, attacker, colour),
    ...(flame ? flamePlaceTerms(shot) : placeTerms(shot, attacker, distance, colour)),
    ...heightTerms(shot),
    ...supporters.map((unit) => because('supporter', { amount: 1, unit })),
  ];
}

/** B9.1.2: what a supporter's own FP would be after range modifiers. */
export function supportingFirepower(shot: Shot, unit: number, distance: number, colour: Colour): number {
  const { battle } = shot;
  const own = [printed(battle, unit, colour), ...markerTerms(battle, unit, colour)];
  return sumOf([...own, ...placeTerms(shot, unit, distance, colour)]);
}

/** B7.1: half of a red FP with all its modifiers, rounded down. */
export function halve(terms: readonly FireReason[]): FireReason[] {
  const whole = sumOf(terms);
  return [...terms, because('halved', { amount: Math.floor(whole / 2) - whole })];
}

function printed(battle: Battle, unit: number, colour: Colour): FireReason {
  return because('printed', { amount: typeOf(battle, unit).firepower[colour] ?? 0, unit });
}

function markerTerms(battle: Battle, unit: number, colour: Colour): FireReason[] {
  const change = markerOf(battle, unit)?.firepower[colour] ?? 0;
  return change === 0 ? [] : [because('markerFirepower', { amount: change, unit })];
}

/** B17.4: a flamethrower is never clumsy, and never farther off. */
function flamePlaceTerms({ closeCombat }: Shot): FireReason[] {
  return closeCombat
    ? [because('goodInCloseCombat', { amount: GOOD_IN_CLOSE_COMBAT })]
    : [because('shortRange', { amount: SHORT_RANGE })];
}

/** Close combat, short and long range: never two of them together (B7.7.2). */
function placeTerms({ battle, closeCombat }: Shot, unit: number, distance: number, colour: Colour): FireReason[] {
  if (closeCombat) {
    return isGoodInCloseCombat(battle, unit, colour)
      ? [because('goodInCloseCombat', { amount: GOOD_IN_CLOSE_COMBAT })]
      : [because('poorInCloseCombat', { amount: POOR_IN_CLOSE_COMBAT })];
  }
  if (distance === 1) return [because('shortRange', { amount: SHORT_RANGE })];
  return distance > rangeOf(battle, unit).max ? [because('longRange', { amount: LONG_RANGE })] : [];
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
};

/** B7.7.3: a white box in the colour used makes a unit poor at it, and so it is for trucks. */
function isGoodInCloseCombat(battle: Battle, unit: number, colour: Colour): boolean {
  const { kind, whiteBox } = typeOf(battle, unit);
  const byClass = battle.view.options.ccModifier === 'class' ? GOOD_BY_CLASS[kind] : null;
  return byClass ?? (kind !== 'transport' && !whiteBox[colour]);
}

function heightTerms({ battle, closeCombat, from, to }: Shot): FireReason[] {
  const { levels } = battle.map.ground;
  const isHigher = !closeCombat && (levels[from] ?? 0) > (levels[to] ?? 0);
  return isHigher ? [because('attackerHigher', { amount: 1 })] : [];
}
