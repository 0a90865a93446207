import {
  denied,
  deny,
  type Figures,
  finish,
  type FrameKind,
  grant,
  type Granted,
  type Reason,
  type Verdict,
} from '@sandtable/kernel';
import { type Battle, hasEnemyIn, sideOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { RallyFigures, RallyOdds } from '../../model/battle/figures.ts';
import type { RallyFrame } from '../../model/battle/frame.ts';
import { hexId, NONE, type PlayerId, type UnitId } from '../../model/ids.ts';
import { rallyFrame } from '../../model/battle/make-frame.ts';
import { type Bear, type BearIo, type Held, pushFrame, type Seen } from '../../model/battle/state.ts';
import { HIT_WITHOUT_MARKER } from '../../model/battle/unit.ts';
import { asSeenBy } from '../order/turn-order.ts';
import { groupOrder } from '../order/order.ts';
import { pushRoll } from '../order/roll.ts';
import { rallyBonus, rallyCostChange } from '../special/effects.ts';
import { type CoverKey, judgeCover } from '../units/cover.ts';
import { chancesOf } from '../units/dice.ts';
import { markerOf } from '../units/figures.ts';
import { showMarker, takeMarkerOff } from './hit.ts';

/** B2.2i: in AP or CAPs. */
export const RALLY_COST = 5;

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
 * B7.6: whether this unit may rally, and on what roll. Modifiers are reasons with an amount; the kind of cover is a
 * reason without one.
 */
export function judgeRally(battle: Battle, unit: UnitId): Verdict<RallyOdds, RallyKey> {
  return judgeBy(battle, unit, true);
}

/** for an AI ordered to rally, nearby enemies do not prevent it. */
export function orderedRally(battle: Battle, unit: UnitId): Verdict<RallyOdds, RallyKey> {
  return judgeBy(battle, unit, false);
}

function judgeBy(battle: Battle, unit: UnitId, mindsEnemies: boolean): Verdict<RallyOdds, RallyKey> {
  const { at, hit } = unitOf(battle, unit);
  if (at === NONE) return deny('B7.6', 'notOnMap', { unit });
  if (hit === null) return deny('B7.5', 'unknownMarker', { unit });
  // B7.5b: a hit without a marker has no rally number.
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

/** B7.6: not with an enemy in the hex or adjacent; with `rallyPlace` sameHex only in the hex. */
function enemyBans(battle: Battle, unit: UnitId): Reason<RallyKey>[] {
  const { at } = unitOf(battle, unit);
  const side = sideOf(battle, unit);
  const bans: Reason<RallyKey>[] = [];
  if (hasEnemyIn(battle, side, at)) bans.push({ rule: 'B7.6', key: 'enemyInHex', at });
  if (battle.view.options.rallyPlace === 'sameHex') return bans;
  const { neighbours } = battle.map.ground.area;
  for (let facing = 0; facing < 6; facing++) {
    const beside = hexId(neighbours[6 * at + facing] ?? NONE);
    if (beside !== -1 && hasEnemyIn(battle, side, beside))
      bans.push({ rule: 'B7.6', key: 'enemyAdjacent', at: beside });
  }
  return bans;
}

/** B7.6.1: cover of any kind helps once. Walls help only against fire, so they do not count. */
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

/** B7.6.1: an un-hit friend in the hex helps; with `rallyStackBonus` perUnit every one does. */
function friendModifiers(battle: Battle, unit: UnitId): Reason<RallyKey>[] {
  const side = sideOf(battle, unit);
  const friends = unitsIn(battle, unitOf(battle, unit).at).filter(
    (other) => other !== unit && sideOf(battle, other) === side && unitOf(battle, other).hit === NONE,
  );
  const helping = battle.view.options.rallyStackBonus === 'once' ? friends.slice(0, 1) : friends;
  return helping.map((friend) => ({ rule: 'B7.6.1', key: 'friend', amount: 1, unit: friend }));
}

// B7.6, B9.1.3:  g03 rally +g05 caps:2

export const rally = groupOrder('rally', {
  traits: { rolls: true, always: true },
  judge: judgeRally,
  price: (seen, [unit = NONE]) => rallyCost(seen, unit),
  figures: rallyFigures,
  resolve: pushRally,
});

export function rallyFigures(seen: Seen, units: readonly UnitId[]): Granted<Figures<Bear>> {
  const rallies: RallyFigures[] = [];
  for (const unit of units) {
    const odds = judgeRally(seen, unit);
    if (odds.granted) rallies.push({ unit, ...odds.value, terms: odds.reasons });
  }
  return grant(
    { rallies },
    rallies.flatMap(({ terms }) => terms),
  );
}

/**
 * B9.1.3: the rolls needed are fixed before the first, so members never help each other as un-hit friends. An unseen
 * enemy does not prevent a rally, but one revealed in the hex by this action does.
 */
export function pushRally(held: Held, units: readonly UnitId[], player: PlayerId): void {
  pushRolls(held, player, units, judgeRally);
}

/** for an AI ordered to rally, nearby enemies do not prevent it. */
export function pushOrderedRally(held: Held, player: PlayerId, unit: UnitId): void {
  pushRolls(held, player, [unit], orderedRally);
}

function pushRolls(held: Held, player: PlayerId, units: readonly UnitId[], judge: typeof judgeRally): void {
  const seen = asSeenBy(held, player);
  const rallying = units.flatMap((unit) => {
    const odds = judge(seen, unit);
    return odds.granted ? [{ unit, needed: odds.value.needed }] : [];
  });
  const needed = rallying.map((each) => each.needed);
  pushFrame(held, rallyFrame({ player, units: rallying.map(({ unit }) => unit), needed }));
}

/** For each unit: roll, then the outcome. */
const STEP = { roll: 0, outcome: 1 } as const;

export const rallyKind: FrameKind<Bear, RallyFrame> = {
  ask: () => null,
  go(held, frame, io) {
    const unit = frame.units[frame.unit];
    if (unit === undefined) return finish(held.view, frame);
    if (frame.step === STEP.roll) {
      showMarker(held, unit, io);
      frame.step = STEP.outcome;
      return pushRoll(held, { player: frame.player, what: 'rally', dice: 2, unit });
    }
    endRally(held, frame, unit, io);
    frame.step = STEP.roll;
    frame.unit += 1;
  },
};

function endRally(held: Held, frame: RallyFrame, unit: UnitId, io: BearIo): void {
  const roll = frame.got ?? 0;
  const needed = frame.needed[frame.unit] ?? 0;
  const rallied = roll >= needed;
  if (rallied) takeMarkerOff(held, unit, io);
  io.emit({ rule: 'B7.6', key: rallied ? 'rallied' : 'rallyFailed', unit, roll, needed });
}
