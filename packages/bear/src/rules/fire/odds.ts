import { denied, grant, unless, type Verdict } from '@sandtable/kernel';
import type { SightKey } from '../../board/sight.ts';
import { type Battle, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { FireOdds } from '../../model/battle/figures.ts';
import { NONE, type UnitId } from '../../model/ids.ts';
import { isRumor, isVehicle } from '../../model/pack/unit-type.ts';
import { hasRules } from '../special/in-force.ts';
import { chancesOf, KILL_MARGIN, NEVER } from '../units/dice.ts';
import { hasUnknownMarker } from '../units/figures.ts';
import { lineBans, meetingBans } from './bans.ts';
import { costTerms } from './power.ts';
import { addDefenseModifiers } from './defense.ts';
import { helpingIn, type Rating, ratingOf, type SupportIn, type Weapon, weaponAgainst, weaponBans } from './weapon.ts';
import { rangeNotes } from './reach.ts';
import { because, type FireKey, type FireReason, type FireVerdict, sumOf } from './reasons.ts';
import { makeLine, makeShot, type Manner, PLAIN, type Shot, shotAt } from './shot.ts';
import { weaponFigures } from './weapon-card.ts';

/**
 * B7.0-B7.3: whether this unit may attack that enemy with these supporters, and on what roll: close combat in its own
 * hex, fire elsewhere. A denial gives every reason; a grant gives every term of FP, DV and cost, in this order.
 */
export function judgeFire(
  battle: Battle,
  attacker: UnitId,
  target: UnitId,
  supporters: readonly UnitId[] = [],
  manner: Manner = PLAIN,
): FireVerdict {
  const nobody = meetingBans(battle, attacker, target);
  if (nobody.length > 0) return denied(nobody);
  const shot = makeShot(battle, attacker, target, manner);
  return oddsOf(shot, ratingOf(shot), () => supporters, lineBans(shot, [target]));
}

/** As `judgeFire`, without the odds, which is faster. */
export function judgeAttack(
  battle: Battle,
  attacker: UnitId,
  target: UnitId,
  supporters: readonly UnitId[],
  manner: Manner,
): Verdict<undefined, FireKey | SightKey> {
  const nobody = meetingBans(battle, attacker, target);
  if (nobody.length > 0) return denied(nobody);
  const shot = makeShot(battle, attacker, target, manner);
  const reasons = bansOf(shot, lineBans(shot, [target]), weaponBans(shot, ratingOf(shot), supporters));
  return unless(reasons);
}

/**
 * B7.5.1: the odds of a declared attack on a hex against one unit there, of either side. Supporters without FP in the
 * colour used are left out, in the forecast as in the roll. `suspected`: the unit was hidden when fired at.
 */
export function fireOdds(
  battle: Battle,
  attacker: UnitId,
  target: UnitId,
  supporters: readonly UnitId[],
  manner: Manner,
  suspected = false,
): FireVerdict {
  const shot = shotAt(makeLine(battle, attacker, unitOf(battle, target).at, manner), target, suspected);
  // A hidden target need not be seen.
  return oddsOf(shot, ratingOf(shot), helpingIn(shot, supporters, suspected ? [] : [target]), []);
}

function oddsOf(shot: Shot, rating: Rating, supportIn: SupportIn, against: readonly FireReason[]): FireVerdict {
  const { battle, attacker, target } = shot;
  const weapon = weaponAgainst(shot, rating, supportIn);
  const bans = bansOf(shot, against, weapon.bans);
  if (bans.length > 0) return denied(bans);
  const unknown = [attacker, target, ...weapon.supporters].filter((unit) => hasUnknownMarker(battle, unit));
  const odds = oddsWith(shot, rating, weapon, costTerms(shot), unknown);
  const notes = hasRules(battle) && !shot.closeCombat && shot.card === null ? rangeNotes(battle, attacker) : [];
  return odds.granted && notes.length > 0 ? grant(odds.value, [...odds.reasons, ...notes]) : odds;
}

function bansOf(shot: Shot, line: readonly FireReason[], weapon: readonly FireReason[]): FireReason[] {
  return [...line, ...targetBans(shot), ...weapon];
}

/** B8 */
function targetBans({ battle, target, card }: Shot): FireReason[] {
  const isSafe = card !== null && weaponFigures[card].vehiclesOnly && !isVehicle(typeOf(battle, target));
  return isSafe ? [because('notAVehicle', { unit: target })] : [];
}

/** The odds of this FP against that DR; `unknown`: units whose hit markers the viewer cannot see. */
export function oddsWith(
  shot: Shot,
  rating: Rating,
  weapon: Pick<Weapon, 'against' | 'terms' | 'firepower'>,
  cost: readonly FireReason[],
  unknown: readonly number[],
): FireVerdict {
  const { battle, target } = shot;
  if (isRumor(typeOf(battle, target))) return rumorOdds(shot, cost);
  const onRedFlank = rating.aspect === 'flank' && weapon.against === 'red';
  const defenseTerms = rating.terms.slice();
  addDefenseModifiers(defenseTerms, shot, onRedFlank);
  const defense = sumOf(defenseTerms);
  const needed = defense - weapon.firepower;
  // B7.4: a second hit destroys, whatever the first marker was.
  const isHit = unitOf(battle, target).hit !== NONE;
  const kill = isHit ? needed : needed + KILL_MARGIN;
  const odds: FireOdds = {
    closeCombat: shot.closeCombat,
    aspect: rating.aspect,
    colour: weapon.against,
    firepower: weapon.firepower,
    defense,
    needed,
    kill,
    hitChances: chancesOf(needed),
    killChances: chancesOf(kill),
    cost: sumOf(cost),
  };
  const reasons = [...weapon.terms, ...defenseTerms, ...cost];
  if (isHit) reasons.push(because('secondHit', { unit: target }));
  for (const unit of unknown) reasons.push(because('unknownMarker', { unit }));
  return grant(odds, reasons);
}

/** S6.2.2, R-110: the roll needed, counting dice and CAPs only. */
export const REVEALED_ON = 9;

/** S6.2.2: an attack reveals a Rumored Enemy or does nothing. Its figures are unknown, and FP does not count. */
function rumorOdds({ target, closeCombat }: Shot, cost: readonly FireReason[]): FireVerdict {
  const terms = [because('rumored', { amount: REVEALED_ON, unit: target })];
  return grant(
    {
      closeCombat,
      aspect: 'front',
      colour: 'red',
      firepower: 0,
      defense: REVEALED_ON,
      needed: REVEALED_ON,
      kill: NEVER,
      hitChances: chancesOf(REVEALED_ON),
      killChances: chancesOf(NEVER),
      cost: sumOf(cost),
    },
    [...terms, ...cost],
  );
}
