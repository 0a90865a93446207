import { putOnTop } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { type Battle, sideOf, typeOf, unitOf } from '../../model/battle/battle.ts';
import type { AttackTarget } from '../../model/battle/frame.ts';
import { type BearIo, enemyOf, type Held, heldUnit, ownerOf } from '../../model/battle/state.ts';
import { HIT_WITHOUT_MARKER } from '../../model/battle/unit.ts';
import { isCombatCounter, isVehicle } from '../../model/pack/unit-type.ts';
import { leaveActivation, markerOf } from '../units/figures.ts';
import { isAiPlayer } from '../units/ai-side.ts';
import { loseCommandCard } from '../units/command-cards.ts';
import { passengersOf } from '../units/carried.ts';
import { settleControl } from '../victory/control.ts';
import { scoreDestroyed } from '../victory/victory.ts';
import { NONE, type PlayerId, type UnitId } from '../../model/ids.ts';

/** A finished roll against a unit and the roll needed; `player` made it. */
interface Strike extends Pick<AttackTarget, 'needed' | 'kill'> {
  readonly player: PlayerId;
  readonly got: number | null;
}

/** B7.2 */
export function strike(held: Held, { player, needed, kill, got }: Strike, unit: UnitId, io: BearIo): void {
  const roll = got ?? 0;
  if (roll < needed) return io.emit({ rule: 'B7.2', key: 'missed', unit, roll, needed, kill });
  const killed = roll >= kill;
  io.emit({ rule: 'B7.2', key: killed ? 'killed' : 'hit', unit, roll, needed, kill });
  heldUnit(held, unit).hitBy = player;
  if (killed) killUnit(held, unit, io);
  else hitUnit(held, unit, io);
}

/** B7.5: a first hit places a marker only its owner sees; a second hit destroys the unit. */
function hitUnit(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (it.hit !== NONE) return killUnit(held, unit, io);
  const pile = pileFor(held, unit);
  // B7.5b: all other markers are on units, so there are no discards to reshuffle.
  const marker = pile.inside.length === 0 ? HIT_WITHOUT_MARKER : (io.draw(pile) ?? HIT_WITHOUT_MARKER);
  it.hit = marker;
  // no secret markers against the AI.
  it.shown = held.view.options.hitMarkers === 'open' || held.view.solo !== null;
  const { seat } = ownerOf(held, unit);
  io.emit({ rule: 'B7.5', key: 'marked', unit, marker }, it.shown ? {} : { only: [seat] });
  if (!it.shown) io.emit({ rule: 'B7.5', key: 'marked', unit, marker: null }, { except: [seat] });
  if (!isDead(held, unit)) return;
  if (held.view.options.killedMarker === 'atOnce' || standsByEnemy(held, unit)) killUnit(held, unit, io);
}

/** B7.5a: with `killedMarker` delayed, a unit may be dead without the enemy's knowledge. */
function isDead(held: Held, unit: UnitId): boolean {
  return held.pack.hitMarkers[heldUnit(held, unit).hit]?.destroys === true;
}

/** B7.5a: another attack reveals a dead unit. Returns whether it was one. */
export function buryIfKilled(held: Held, unit: UnitId, io: BearIo): boolean {
  const dead = isDead(held, unit);
  if (dead) killUnit(held, unit, io);
  return dead;
}

/** B7.5a: dead units are also revealed next to an enemy (checked after every turn) and at the end of the round. */
export function buryKilled(held: Held, when: 'nextToEnemy' | 'roundEnd', io: BearIo): void {
  if (held.view.options.killedMarker === 'atOnce') return;
  for (const unit of held.view.roster) {
    if (isDead(held, unit) && (when === 'roundEnd' || standsByEnemy(held, unit))) killUnit(held, unit, io);
  }
}

/** Hidden enemies do not count. */
export function standsByEnemy(battle: Battle, unit: UnitId): boolean {
  const { at } = unitOf(battle, unit);
  const side = sideOf(battle, unit);
  return battle.view.roster.some((other) => {
    const it = unitOf(battle, other);
    if (it.at === NONE || it.hidden || sideOf(battle, other) === side) return false;
    return distanceBetween(battle.tables, at, it.at) <= 1;
  });
}

export function showMarker(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (it.hit === NONE || it.shown) return;
  it.shown = true;
  io.reveal();
  io.emit({ rule: 'B7.5', key: 'markerShown', unit, marker: it.hit });
}

/** B7.5: a marker that raises move costs is revealed when its unit moves or turns. */
export function showMoveMarker(held: Held, unit: UnitId, io: BearIo): void {
  if ((markerOf(held, unit)?.moveCost ?? 0) !== 0) showMarker(held, unit, io);
}

/** B7.5b */
export function takeMarkerOff(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (it.hit === NONE) return;
  if (it.hit !== HIT_WITHOUT_MARKER) {
    const pile = pileFor(held, unit);
    putOnTop(pile, it.hit);
    io.shuffle(pile);
  }
  it.hit = NONE;
  it.shown = false;
}

function killUnit(held: Held, unit: UnitId, io: BearIo): void {
  const { view } = held;
  const it = heldUnit(held, unit);
  const { at } = it;
  showMarker(held, unit, io);
  takeMarkerOff(held, unit, io);
  // B17.1: its passengers stay in the hex.
  for (const passenger of passengersOf(held, unit))
    Object.assign(heldUnit(held, passenger), { carrier: NONE, facing: it.facing });
  it.at = NONE;
  it.fate = 'lost';
  it.carrier = NONE;
  it.inside = false;
  it.hasty = false;
  it.hidden = false;
  view.roster = view.roster.filter((other) => other !== unit);
  io.emit({ rule: 'B7.4', key: 'destroyed', unit, at });
  leaveActivation(held, unit, io);
  loseCap(held, unit, io);
  scoreDestroyed(held, unit, enemyOf(sideOf(held, unit)), io);
  settleControl(held, at, io);
}

/**
 * B7.4.1: losses cover the CAP track from the top down; covering a space at or below the current CAPs costs one at
 * once.
 */
function loseCap(held: Held, unit: UnitId, io: BearIo): void {
  if (!isCombatCounter(typeOf(held, unit))) return;
  if (isAiPlayer(held, heldUnit(held, unit).owner)) return loseCommandCard(held, io);
  const player = ownerOf(held, unit);
  const covered = player.start - player.losses;
  player.losses += 1;
  const isCovered = held.view.options.capLoss === 'immediate' || player.caps >= covered;
  if (!isCovered || player.caps === 0) return;
  player.caps -= 1;
  io.emit({ rule: 'B7.4.1', key: 'capLost', player: heldUnit(held, unit).owner, caps: player.caps });
}

/** B7.5 */
function pileFor(held: Held, unit: UnitId): Held['view']['infantryHits'] {
  return isVehicle(typeOf(held, unit)) ? held.view.vehicleHits : held.view.infantryHits;
}
