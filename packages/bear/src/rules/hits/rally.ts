import { denied, deny, grant, type Reason, type Verdict } from '@sandtable/kernel';
import { type Battle, hasEnemyIn, sideOf, unitOf, unitsIn } from '../../model/battle.ts';
import type { RallyOdds } from '../../model/figures.ts';
import { HIT_WITHOUT_MARKER } from '../../model/unit.ts';
import { rallyBonus, rallyCostChange } from '../special/rally.ts';
import { type CoverKey, judgeCover } from '../units/cover.ts';
import { chancesOf } from '../units/dice.ts';
import { markerOf } from '../units/figures.ts';
import { NONE, type UnitId } from '../../model/ids.ts';

/** B2.2i: in AP or CAPs. */
const RALLY_COST = 5;

/** G3.3a: a special rule may change it. */
export function rallyCost(battle: Battle, unit: UnitId): number {
  return Math.max(1, RALLY_COST + rallyCostChange(battle, unit));
}

export type RallyKey =
  | 'markerNumber'
  | 'cover'
  | 'friend'
  | 'specialRally'
  | 'notOnMap'
  | 'notHit'
  | 'unknownMarker'
  | 'neverRallied'
  | 'enemyInHex'
  | 'enemyAdjacent'
  | Exclude<CoverKey, 'inTheOpen' | 'behindWall'>;

/**
 * B7.6: may this unit rally, and on what roll? The modifiers are reasons with an amount; what the cover is, is told
 * without one.
 */
export function judgeRally(battle: Battle, unit: UnitId): Verdict<RallyOdds, RallyKey> {
  return judge(battle, unit, true);
}

/** the same for an AI that was ordered to, whoever is near. */
export function orderedRally(battle: Battle, unit: UnitId): Verdict<RallyOdds, RallyKey> {
  return judge(battle, unit, false);
}

function judge(battle: Battle, unit: UnitId, mindsEnemies: boolean): Verdict<RallyOdds, RallyKey> {
  const { at, hit } = unitOf(battle, unit);
  if (at === NONE) return deny('B7.6', 'notOnMap', { unit });
  if (hit === null) return deny('B7.5', 'unknownMarker', { unit });
  // B7.5b: a hit without a marker has no number to rally on.
  if (hit === HIT_WITHOUT_MARKER) return deny('B7.6', 'neverRallied', { unit });
  const marker = markerOf(battle, unit);
  if (marker === null) return deny('B7.6', 'notHit', { unit });
  const bans = mindsEnemies ? enemyBans(battle, unit) : [];
  if (marker.rally === null) bans.unshift({ rule: 'B7.6', key: 'neverRallied', unit });
  if (marker.rally === null || bans.length > 0) return denied(bans);
  const modifiers = [
    ...coverModifiers(battle, unit),
    ...friendModifiers(battle, unit),
    ...specialModifiers(battle, unit),
  ];
  const needed = modifiers.reduce((number, { amount = 0 }) => number - amount, marker.rally);
  return grant({ number: marker.rally, needed, chances: chancesOf(needed), cost: rallyCost(battle, unit) }, [
    { rule: 'B7.6', key: 'markerNumber', amount: marker.rally, unit },
    ...modifiers,
  ]);
}

/** B7.6: nobody rallies with an enemy in his hex or beside it; with `rallyPlace` sameHex one beside it does no harm. */
function enemyBans(battle: Battle, unit: UnitId): Reason<RallyKey>[] {
  const { at } = unitOf(battle, unit);
  const side = sideOf(battle, unit);
  const bans: Reason<RallyKey>[] = [];
  if (hasEnemyIn(battle, side, at)) bans.push({ rule: 'B7.6', key: 'enemyInHex', at });
  if (battle.view.options.rallyPlace === 'sameHex') return bans;
  const { neighbours } = battle.map.ground.area;
  for (let facing = 0; facing < 6; facing++) {
    const beside = neighbours[6 * at + facing] ?? -1;
    if (beside !== -1 && hasEnemyIn(battle, side, beside))
      bans.push({ rule: 'B7.6', key: 'enemyAdjacent', at: beside });
  }
  return bans;
}

/** B7.6.1: being in cover helps once, of whatever and however much of it. No enemy fires, so walls do not count. */
function coverModifiers(battle: Battle, unit: UnitId): Reason<RallyKey>[] {
  const cover = judgeCover(battle, unit);
  if (!cover.granted) return [];
  const { at } = unitOf(battle, unit);
  const reasons: Reason<RallyKey>[] = [{ rule: 'B7.6.1', key: 'cover', amount: 1, at }];
  for (const { rule, key } of cover.reasons)
    if (key !== 'inTheOpen' && key !== 'behindWall') reasons.push({ rule, key, at });
  return reasons;
}

/** G3.3a */
function specialModifiers(battle: Battle, unit: UnitId): Reason<RallyKey>[] {
  const amount = rallyBonus(battle, unit);
  return amount === 0 ? [] : [{ rule: 'G3.3a', key: 'specialRally', amount, unit }];
}

/** B7.6.1: an un-hit friend in the hex, or with `rallyStackBonus` perUnit each of them. */
function friendModifiers(battle: Battle, unit: UnitId): Reason<RallyKey>[] {
  const side = sideOf(battle, unit);
  const friends = unitsIn(battle, unitOf(battle, unit).at).filter(
    (other) => other !== unit && sideOf(battle, other) === side && unitOf(battle, other).hit === NONE,
  );
  const helping = battle.view.options.rallyStackBonus === 'once' ? friends.slice(0, 1) : friends;
  return helping.map((friend) => ({ rule: 'B7.6.1', key: 'friend', amount: 1, unit: friend }));
}
