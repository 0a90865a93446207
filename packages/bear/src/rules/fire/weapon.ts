import { type Battle, typeOf, unitOf } from '../../model/battle/battle.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { type Colour, type DefenseRating, isFoot, isRumor } from '../../model/pack/unit-type.ts';
import { firepowerOf, isFightingWagon, markerOf, shelterOf } from '../units/figures.ts';
import { firepowerTerms, halve } from './power.ts';
import { hasInArc } from './reach.ts';
import { because, type FireKey, type FireReason, sumOf } from './reasons.ts';
import { type Line, makeShot, PLAIN, type Shot } from './shot.ts';
import { supportBans } from './support.ts';
import { weaponFigures } from './weapon-card.ts';

/** One way to attack: with FP of a colour, or with half of the red FP. */
export interface Weapon {
  readonly against: Colour;
  readonly terms: readonly FireReason[];
  readonly firepower: number;
  readonly supporters: readonly UnitId[];
  readonly bans: readonly FireReason[];
}

export type SupportIn = (colour: Colour) => readonly UnitId[];

/** B7.1: the best way to attack this DR. If none is possible, its bans give the reasons. */
export function weaponAgainst(shot: Shot, rating: Rating, supportIn: SupportIn): Weapon {
  const [first, second] = choicesOf(shot, rating);
  const weapon = weaponBy(shot, first, supportIn);
  const other = second === undefined ? weapon : weaponBy(shot, second, supportIn);
  return isBetter(other, weapon) ? other : weapon;
}

/** B9.1.2: of the declared supporters, those able to support in the colour used. */
export function helpingIn(line: Line, supporters: readonly UnitId[], targets: readonly UnitId[]): SupportIn {
  return (colour) => supporters.filter((unit) => supportBans(line, unit, colour, targets).length === 0);
}

/** Only the bans of `weaponAgainst`, without the FP, which is faster. */
export function weaponBans(shot: Shot, rating: Rating, supporters: readonly UnitId[]): readonly FireReason[] {
  const [first, second] = choicesOf(shot, rating);
  const bans = bansBy(shot, first, supporters);
  if (second === undefined || bans.length === 0) return bans;
  const others = bansBy(shot, second, supporters);
  return others.length === 0 ? others : bans;
}

/** The colour used, or half of the red FP against a blue DR. */
type Choice = Colour | 'halvedRed';

function choicesOf(shot: Shot, { printed, openTop }: Rating): readonly [Choice, Choice?] {
  const { battle, attacker, closeCombat, flame, card } = shot;
  const { colour } = printed;
  // B15.5: only foot may choose; shells and flames always use the red DR of an open top.
  if (openTop) return closeCombat && !flame && colour === 'blue' ? ['red', 'blue'] : ['red'];
  if (battle.view.options.crossColour !== 'halve' || colour !== 'blue' || flame || card !== null) return [colour];
  const { red, blue } = typeOf(battle, attacker).firepower;
  const isLost = blue !== null && firepowerOf(battle, attacker, 'blue') === null;
  return red !== null && (blue ?? 0) === 0 && !isLost ? [colour, 'halvedRed'] : [colour];
}

function weaponBy(shot: Shot, choice: Choice, supportIn: SupportIn): Weapon {
  if (choice === 'halvedRed') return halvedRed(shot, supportIn('red'));
  return weaponOf(shot, choice, supportIn(choice), [shot.target]);
}

function bansBy(shot: Shot, choice: Choice, supporters: readonly UnitId[]): FireReason[] {
  return bansOn(shot, choice === 'halvedRed' ? 'red' : choice, supporters, [shot.target]);
}

/** FP of one colour against a hex; `targets` are the units there that supporters must be able to see. */
export function weaponOf(
  line: Line,
  colour: Colour,
  supporters: readonly UnitId[],
  targets: readonly UnitId[],
): Weapon {
  const terms = firepowerTerms(line, colour, supporters);
  const bans = bansOn(line, colour, supporters, targets);
  return { against: colour, terms, firepower: sumOf(terms), supporters, bans };
}

function bansOn(line: Line, colour: Colour, supporters: readonly UnitId[], targets: readonly UnitId[]): FireReason[] {
  // S6.2.2: any fire may reveal a Rumored Enemy, whatever its colour.
  const isBlind = targets.some((unit) => isRumor(typeOf(line.battle, unit)));
  const bans = isBlind ? [] : colourBans(line, colour);
  if (supporters.length === 0) return bans;
  const twice = supporters.filter((unit, index) => supporters.indexOf(unit) < index);
  bans.push(...twice.map((unit) => because('twice', { unit })));
  for (const unit of new Set(supporters)) bans.push(...supportBans(line, unit, colour, targets));
  return bans;
}

/** B7.1, B7.5c: no FP in that colour, or it is lost by a hit. */
function colourBans({ battle, attacker, closeCombat, flame, card }: Line, colour: Colour): FireReason[] {
  if (card !== null)
    return weaponFigures[card].firepower[colour] === null ? [because('noFirepower', { unit: attacker })] : [];
  const isPrinted = typeOf(battle, attacker).firepower[colour] !== null;
  if (!isPrinted && (flame || (closeCombat && isFightingWagon(battle, attacker)))) return [];
  if (!isPrinted) return [because('noFirepower', { unit: attacker })];
  return firepowerOf(battle, attacker, colour) === null ? [because('firepowerLost', { unit: attacker })] : [];
}

function halvedRed(shot: Shot, supporters: readonly UnitId[]): Weapon {
  const whole = weaponOf(shot, 'red', supporters, [shot.target]);
  const terms = halve(whole.terms);
  return { ...whole, against: 'blue', terms, firepower: sumOf(terms) };
}

/** A possible way beats an impossible one; of two possible ways the stronger counts (B7.1). */
function isBetter(way: Weapon, best: Weapon): boolean {
  const [bans, least] = [way.bans.length, best.bans.length];
  return least > 0 ? bans === 0 : bans === 0 && way.firepower > best.firepower;
}

/** The DR attacked. */
export interface Rating {
  readonly aspect: 'front' | 'flank';
  readonly printed: DefenseRating;
  /** B15.5: the flank of an open-topped vehicle is red against this attack. */
  readonly openTop: boolean;
  readonly terms: readonly FireReason[];
}

/** B7.3: front if the attacker is in the target's arc, else flank; some cases are always flank. */
export function ratingOf(shot: Shot): Rating {
  const { battle, target } = shot;
  const key = aspectOf(shot);
  const aspect = key === 'front' || key === 'hiddenFront' ? 'front' : 'flank';
  const printed = typeOf(battle, target)[aspect];
  const terms = [because(key, { amount: printed.dr, unit: target })];
  const openTop = isOpenTo(shot);
  if (openTop) terms.push(because('openTop', { unit: target }));
  const change = markerOf(battle, target)?.[aspect] ?? 0;
  if (change !== 0) terms.push(because('markerDefense', { amount: change, unit: target }));
  return { aspect, printed, openTop, terms };
}

/** B7.3: which DR the target presents to a unit, and why, even if that unit could not fire. */
export function aspectTo(battle: Battle, attacker: UnitId, target: UnitId): readonly FireReason[] {
  return ratingOf(makeShot(battle, attacker, target, PLAIN)).terms;
}

function aspectOf({
  battle,
  target,
  from,
  closeCombat,
  highExplosive,
  flame,
  suspected,
}: Shot): FireKey & (`flank${string}` | 'front' | 'hiddenFront') {
  if (closeCombat) return 'flankInCloseCombat';
  if (highExplosive) return 'flankAgainstHE';
  if (flame) return 'flankAgainstFlame';
  if (unitOf(battle, target).carrier !== NONE) return 'flankCarried';
  // B10.0.3: a hidden unit has no facing; direct fire hits its front.
  if (suspected) return 'hiddenFront';
  if (hasInArc(battle, target, from)) return 'front';
  return shelterOf(battle, target) === 'bunker' ? 'flankInBunker' : 'flank';
}

/** B15.5: an open top is exposed to explosives, flames, and foot in close combat. */
function isOpenTo({ battle, attacker, target, closeCombat, highExplosive, flame }: Shot): boolean {
  if (!typeOf(battle, target).openTop) return false;
  return highExplosive || flame || (closeCombat && isFoot(typeOf(battle, attacker)));
}
