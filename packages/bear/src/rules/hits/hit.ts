import { putOnTop } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { sideOf, typeOf } from '../../model/battle/battle.ts';
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

/** What a roll must come to, the roll, and whose it is. */
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

/** B7.5: a unit without a marker gets one, which its owner alone sees; any further hit destroys it. */
function hitUnit(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (it.hit !== NONE) return killUnit(held, unit, io);
  const pile = pileFor(held, unit);
  // B7.5b: what is not in the pile lies on units: there are no discards to shuffle in.
  const marker = pile.inside.length === 0 ? HIT_WITHOUT_MARKER : (io.draw(pile) ?? HIT_WITHOUT_MARKER);
  it.hit = marker;
  // there is nobody to hide them from in a match against the AI.
  it.shown = held.view.options.hitMarkers === 'open' || held.view.solo !== null;
  const { seat } = ownerOf(held, unit);
  io.emit({ rule: 'B7.5', key: 'marked', unit, marker }, it.shown ? {} : { only: [seat] });
  if (!it.shown) io.emit({ rule: 'B7.5', key: 'marked', unit, marker: null }, { except: [seat] });
  if (!isDead(held, unit)) return;
  if (held.view.options.killedMarker === 'atOnce' || standsByEnemy(held, unit)) killUnit(held, unit, io);
}

/** B7.5a: with `killedMarker` delayed, a unit may lie dead without the enemy knowing. */
function isDead(held: Held, unit: UnitId): boolean {
  return held.pack.hitMarkers[heldUnit(held, unit).hit]?.destroys === true;
}

/** B7.5a: attacked again, a dead unit is found out. True if it was. */
export function buryIfKilled(held: Held, unit: UnitId, io: BearIo): boolean {
  const dead = isDead(held, unit);
  if (dead) killUnit(held, unit, io);
  return dead;
}

/** B7.5a: so it is when it stands next to an enemy, which is looked for after every turn, and when the round ends. */
export function buryKilled(held: Held, when: 'nextToEnemy' | 'roundEnd', io: BearIo): void {
  if (held.view.options.killedMarker === 'atOnce') return;
  for (const unit of held.view.roster) {
    if (isDead(held, unit) && (when === 'roundEnd' || standsByEnemy(held, unit))) killUnit(held, unit, io);
  }
}

/** Hidden enemies find nobody out. */
function standsByEnemy(held: Held, unit: UnitId): boolean {
  const { at } = heldUnit(held, unit);
  const side = sideOf(held, unit);
  return held.view.roster.some((other) => {
    const it = heldUnit(held, other);
    if (it.at === NONE || it.hidden || sideOf(held, other) === side) return false;
    return distanceBetween(held.tables, at, it.at) <= 1;
  });
}

/** B7.5: everybody sees a marker when a figure of it is used. */
export function showMarker(held: Held, unit: UnitId, io: BearIo): void {
  const it = heldUnit(held, unit);
  if (it.hit === NONE || it.shown) return;
  it.shown = true;
  io.reveal();
  io.emit({ rule: 'B7.5', key: 'markerShown', unit, marker: it.hit });
}

/** B7.5: one that makes moves dearer is seen when its unit moves or turns. */
export function showMoveMarker(held: Held, unit: UnitId, io: BearIo): void {
  if ((markerOf(held, unit)?.moveCost ?? 0) !== 0) showMarker(held, unit, io);
}

/** B7.5b: the marker goes back to its pile. */
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

/** B7.4: the unit leaves the game. */
function killUnit(held: Held, unit: UnitId, io: BearIo): void {
  const { view } = held;
  const it = heldUnit(held, unit);
  const { at } = it;
  showMarker(held, unit, io);
  takeMarkerOff(held, unit, io);
  // B17.1: those it carried are left standing where it was.
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

/** B7.4.1: it lies on the CAP track, from the top down; what is covered at or below the CAPs costs one at once. */
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

/** B7.5: foot is hit by markers of one pile, vehicles of the other. */
function pileFor(held: Held, unit: UnitId): Held['view']['infantryHits'] {
  return isVehicle(typeOf(held, unit)) ? held.view.vehicleHits : held.view.infantryHits;
}
