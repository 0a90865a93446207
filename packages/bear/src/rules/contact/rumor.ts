import type { Facing } from '@sandtable/hex';
import { removeDrawn } from '@sandtable/kernel';
import { distanceBetween } from '../../board/tables.ts';
import { makeDeed } from '../../model/solo/turn.ts';
import { markerIn, sideOf, unitOf, unitsIn } from '../../model/battle/battle.ts';
import type { AttackTarget } from '../../model/battle/frame.ts';
import { type HexId, NONE, type PlayerId, type UnitId, unitId } from '../../model/ids.ts';
import { makeMarker } from '../../model/battle/marker.ts';
import { MINE, NO_ENEMY } from '../../model/solo/solo.ts';
import { type BearIo, enemyOf, type Held, heldUnit, type Seen } from '../../model/battle/state.ts';
import { makeUnit } from '../../model/battle/unit.ts';
import { placeDm } from '../fire/defense.ts';
import { REVEALED_ON } from '../fire/odds.ts';
import { takeHasty } from '../ground/waiting.ts';
import { canStand } from '../ground/bans.ts';
import { judgeShelter } from '../ground/shelter.ts';
import { strike } from '../hits/hit.ts';
import { asSeenBy } from '../order/turn-order.ts';
import { eyesOf, sees } from '../special/sight.ts';
import { isRumored } from '../units/ai-side.ts';
import { NEVER } from '../units/dice.ts';
import { facingOf, shelterOf } from '../units/figures.ts';
import { allEnemyHexes, openUnitsIn, seesOut } from '../units/watchers.ts';
import { settleControl } from '../victory/control.ts';
import { foundFacing, nearestHex } from './found-facing.ts';
import { mineAttacks } from './mine.ts';

/** An AI unit revealed by an attack considers its fire zone (S6.2.2). */
type RevealedBy = 'sight' | 'attack';

/**
 * S6.2: draws what a Rumored Enemy really is and returns it: an AI unit, as fresh or spent as the rumor was; NO_ENEMY;
 * or MINE. Whatever the rumor was doing continues with the AI unit, or ends.
 */
export function revealRumor(held: Held, rumor: UnitId, io: BearIo, by: RevealedBy = 'sight'): UnitId {
  const found = pullFrom(held, io);
  const { at } = heldUnit(held, rumor);
  const hex = found < 0 ? at : (nearestHex(held, at, (each) => isFree(held, found, each, at)) ?? at);
  const facing = found < 0 ? 0 : placeFound(held, { rumor, found, hex, by }, io);
  takeOff(held, rumor);
  rename(held, rumor, found);
  io.emit({ rule: 'S6.2', key: 'rumorRevealed', unit: rumor, at: hex, found, facing });
  if (found === MINE) layMine(held, sideOf(held, rumor), at, io);
  settleControl(held, hex, io);
  if (found >= 0) takeHasty(held, found, io);
  return found;
}

/** an empty cup means no enemy. A NO_ENEMY or MINE drawn leaves the game. */
function pullFrom({ view }: Held, io: BearIo): UnitId {
  const cup = view.solo?.cup;
  const pulled = cup === undefined ? undefined : io.pull(cup);
  if (cup === undefined || pulled === undefined) return NO_ENEMY;
  if (pulled < 0) removeDrawn(cup, pulled);
  return unitId(pulled);
}

/** a hex the drawn AI unit may stand in: the rumor's own, or one without visible units (S5.5). */
function isFree(held: Held, found: UnitId, hex: HexId, at: HexId): boolean {
  return canStand(held, found, hex) && (hex === at || openUnitsIn(held, hex).length === 0);
}

interface RumorPlacement {
  readonly rumor: UnitId;
  readonly found: UnitId;
  readonly hex: HexId;
  readonly by: RevealedBy;
}

function placeFound(held: Held, { rumor, found, hex, by }: RumorPlacement, io: BearIo): Facing {
  const { spent, inside, owner, at } = heldUnit(held, rumor);
  const it = heldUnit(held, found);
  const goesIn = inside && hex === at && judgeShelter(held, found, hex).granted;
  Object.assign(it, { at: hex, fate: 'inPlay', spent, inside: goesIn, owner });
  const seen = asSeenBy(held, owner);
  it.facing =
    shelterOf(held, found) === 'bunker'
      ? facingOf(held, found)
      : foundFacing(seen, { found, at: hex, by, target: orderedAt(held, rumor) }, (of) => io.roll('ai', of));
  return it.facing;
}

/** S6.2.1, R-213: the hex its order attacks, or supports an attack on; -1 if none. */
function orderedAt({ view }: Held, rumor: UnitId): HexId {
  for (const frame of view.frames) {
    if (frame.kind !== 'aiOrder') continue;
    const { unit, supporters, at } = frame.deed;
    if (unit === rumor || supporters.includes(rumor)) return at;
  }
  return NONE;
}

/** Frees the rumor counter to be used again. */
function takeOff(held: Held, rumor: UnitId): void {
  Object.assign(heldUnit(held, rumor), makeUnit());
  held.view.roster = held.view.roster.filter((unit) => unit !== rumor);
}

/** */
function rename({ view }: Held, rumor: UnitId, found: UnitId): void {
  const renamed = (units: readonly UnitId[]): readonly UnitId[] =>
    units.includes(rumor) ? units.map((unit) => (unit === rumor ? found : unit)).filter((unit) => unit >= 0) : units;
  for (const frame of view.frames) {
    if (frame.kind === 'action') frame.units = renamed(frame.units);
    if (frame.kind !== 'aiOrder') continue;
    frame.units = renamed(frame.units);
    const { unit, supporters } = frame.deed;
    if (unit === rumor || supporters.includes(rumor))
      frame.deed = makeDeed({
        ...frame.deed,
        unit: unit === rumor ? unitId(Math.max(found, -1)) : unit,
        supporters: renamed(supporters),
      });
  }
}

/** the mine is open and attacks every unit in the hex. */
function layMine(held: Held, side: ReturnType<typeof sideOf>, at: HexId, io: BearIo): void {
  const { view } = held;
  if (markerIn(held, 'mine', at) === undefined)
    view.markers = [...view.markers, makeMarker({ kind: 'mine', at, side })];
  mineAttacks(held, unitsIn(held, at), at, io);
}

interface RumorStrike {
  readonly player: PlayerId;
  readonly unit: UnitId;
  readonly at: HexId;
  readonly roll: number;
}

type AimedRoll = Pick<AttackTarget, 'needed' | 'kill'>;

/**
 * S6.2.2: the roll may reveal the rumor; an AI unit found is then attacked by the same roll, aimed by `aimAt` (null: it
 * cannot be attacked). R-184: against a mine or nothing the attack has no effect.
 */
export function strikeRumor(
  held: Held,
  { player, unit, at, roll }: RumorStrike,
  aimAt: (found: UnitId) => AimedRoll | null,
  io: BearIo,
): void {
  if (roll < REVEALED_ON)
    return io.emit({ rule: 'S6.2.2', key: 'missed', unit, roll, needed: REVEALED_ON, kill: NEVER });
  const found = revealRumor(held, unit, io, 'attack');
  const aimed = found < 0 ? null : aimAt(found);
  if (aimed === null) return io.emit({ rule: 'S6.2.2', key: 'attackedInVain', at, roll });
  strike(held, { ...aimed, player, got: roll }, found, io);
}

/** S6.2: it is next to a unit, or in a hex without cover and visible to one. R-230: hidden units count. */
export function isNoticed(seen: Seen, rumor: UnitId): boolean {
  const isNoticedFrom = noticing(seen, rumor);
  for (const from of allEnemyHexes(seen, sideOf(seen, rumor))) if (isNoticedFrom(from)) return true;
  return false;
}

/** S6.2: a test whether a unit in a hex would reveal the rumor. */
export function noticing(seen: Seen, rumor: UnitId): (from: HexId) => boolean {
  const { at } = unitOf(seen, rumor);
  const side = sideOf(seen, rumor);
  const isBare = placeDm(seen, rumor) <= 0;
  const eyes = eyesOf(seen, enemyOf(side));
  return (from) =>
    distanceBetween(seen.tables, from, at) <= 1 || (isBare && sees(eyes, from, at) && seesOut(seen, side, from));
}

/** S6.2: reveals the first Rumored Enemy noticed. Returns whether there was one. */
export function noticeRumor(held: Held, io: BearIo): boolean {
  const { view } = held;
  if (view.solo === null) return false;
  const rumor = view.roster.find((unit) => isRumored(held, unit) && isNoticed(held, unit));
  if (rumor === undefined) return false;
  revealRumor(held, rumor, io);
  return true;
}
