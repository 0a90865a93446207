import { type Battle, typeOf } from '../model/battle.ts';
import type { Colour, UnitKind } from '../model/unit-type.ts';
import { markerOf, rangeOf } from './fire-figures.ts';
import { because, type FireReason, sumOf } from './fire-reasons.ts';
import type { Line } from './fire-shot.ts';
import { weaponFigures } from './weapon-card.ts';

const GOOD_IN_CLOSE_COMBAT = 4;
const POOR_IN_CLOSE_COMBAT = -2;
const SHORT_RANGE = 3;
const LONG_RANGE = -2;
const CAREFUL_AIMING = 2;

/** B7.2a: the FP of the attacker in a colour, term by term, with that of those who support it. */
export function firepowerTerms(line: Line, colour: Colour, supporters: readonly number[]): FireReason[] {
  const { battle, attacker, manner } = line;
  return [
    ...weaponTerms(line, colour),
    ...markerTerms(battle, attacker, colour),
    ...ownPlaceTerms(line, colour),
    ...heightTerms(line),
    ...supporters.map((unit) => because('supporter', { amount: 1, unit })),
    ...thrownTerms(line, colour),
    ...aimingTerms(manner.aimed),
  ];
}

/** B8.4, B9.1.2: what is thrown in support helps in its own colours, and not from the hand of one whom a marker weakens. */
function thrownTerms({ battle, manner }: Line, colour: Colour): FireReason[] {
  return manner.thrown.flatMap(({ card, unit }) => {
    const isLame = (markerOf(battle, unit)?.firepower[colour] ?? 0) < 0;
    if (weaponFigures[card].firepower[colour] === null || isLame) return [];
    return [because('supporter', { amount: 1, unit })];
  });
}

/** B8: each card 09 that is added. */
export function aimingTerms(cards: number): FireReason[] {
  const terms: FireReason[] = [];
  for (let card = 0; card < cards; card++) terms.push(because('carefulAiming', { amount: CAREFUL_AIMING }));
  return terms;
}

function weaponTerms({ battle, attacker, flame, card }: Line, colour: Colour): FireReason[] {
  if (flame) return [because('flame', { amount: Number(battle.view.options.flameFP), unit: attacker })];
  if (card === null) return [printed(battle, attacker, colour)];
  return [because('cardFirepower', { amount: weaponFigures[card].firepower[colour] ?? 0, unit: attacker })];
}

/** What is thrown is neither good nor poor in close combat, and a hex away it is thrown far. */
function ownPlaceTerms(line: Line, colour: Colour): FireReason[] {
  const { attacker, distance, flame, card } = line;
  if (flame) return flamePlaceTerms(line);
  if (card === null) return placeTerms(line, attacker, distance, colour);
  return distance > 0 ? [because('longRange', { amount: LONG_RANGE })] : [];
}

/** B9.1.2: what a supporter's own FP would be after range modifiers. */
export function supportingFirepower(shot: Line, unit: number, distance: number, colour: Colour): number {
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
function flamePlaceTerms({ closeCombat }: Line): FireReason[] {
  return closeCombat
    ? [because('goodInCloseCombat', { amount: GOOD_IN_CLOSE_COMBAT })]
    : [because('shortRange', { amount: SHORT_RANGE })];
}

/** Close combat, short and long range: never two of them together (B7.7.2). */
function placeTerms({ battle, closeCombat }: Line, unit: number, distance: number, colour: Colour): FireReason[] {
  if (closeCombat) {
    return isGoodInCloseCombat(battle, unit, colour)
      ? [because('goodInCloseCombat', { amount: GOOD_IN_CLOSE_COMBAT })]
      : [because('poorInCloseCombat', { amount: POOR_IN_CLOSE_COMBAT })];
  }
  if (distance === 1) return [because('shortRange', { amount: SHORT_RANGE })];
  return distance > rangeOf(battle, unit).max ? [because('longRange', { amount: LONG_RANGE, unit })] : [];
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
export function isGoodInCloseCombat(battle: Battle, unit: number, colour: Colour): boolean {
  const { kind, whiteBox } = typeOf(battle, unit);
  const byClass = battle.view.options.ccModifier === 'class' ? GOOD_BY_CLASS[kind] : null;
  return byClass ?? (kind !== 'transport' && !whiteBox[colour]);
}

function heightTerms({ battle, closeCombat, from, to }: Line): FireReason[] {
  const { levels } = battle.map.ground;
  const isHigher = !closeCombat && (levels[from] ?? 0) > (levels[to] ?? 0);
  return isHigher ? [because('attackerHigher', { amount: 1 })] : [];
}
