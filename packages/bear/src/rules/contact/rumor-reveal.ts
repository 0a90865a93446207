import { removeDrawn } from '@sandtable/kernel';
import { type Facing } from '@sandtable/hex';
import { markerIn, sideOf, unitsIn } from '../../model/battle.ts';
import { makeDeed } from '../../model/deed.ts';
import { makeMarker } from '../../model/marker.ts';
import { MINE, NO_ENEMY } from '../../model/solo.ts';
import { type BearIo, type Held, heldUnit } from '../../model/state.ts';
import { makeUnit } from '../../model/unit.ts';
import { asSeenBy } from '../order/as-seen.ts';
import { settleControl } from '../victory/control.ts';
import { facingOf, shelterOf } from '../units/figures.ts';
import { canStand } from '../ground/footing.ts';
import { mineAttacks } from './mine.ts';
import { judgeShelter } from '../ground/shelter.ts';
import { openUnitsIn } from '../units/watchers.ts';
import { foundFacing } from './found-facing.ts';
import { nearestHex } from './nearest-hex.ts';
import type { HexId, UnitId } from '../../model/ids.ts';

/** What a Rumored Enemy is revealed by; an attack has the AI that is found look to its fire zone (S6.2.2). */
type RevealedBy = 'sight' | 'attack';

/**
 * S6.2: what a Rumored Enemy really is: an AI by its place, which stands there now as fresh or spent as the rumor was;
 * NO_ENEMY; or MINE. What was begun in the rumor's name goes on in that of the AI, or without anybody.
 */
export function revealRumor(held: Held, rumor: UnitId, io: BearIo, by: RevealedBy = 'sight'): number {
  const found = pullFrom(held, io);
  const { at } = heldUnit(held, rumor);
  const hex = found < 0 ? at : (nearestHex(held, at, (each) => isFree(held, found, each, at)) ?? at);
  const facing = found < 0 ? 0 : placeFound(held, { rumor, found, hex, by }, io);
  takeOff(held, rumor);
  rename(held, rumor, found);
  io.emit({ rule: 'S6.2', key: 'rumorRevealed', unit: rumor, at: hex, found, facing });
  if (found === MINE) layMine(held, sideOf(held, rumor), at, io);
  settleControl(held, hex, io);
  return found;
}

/** an empty cup has no enemy in it. What is no AI leaves the game. */
function pullFrom({ view }: Held, io: BearIo): number {
  const cup = view.solo?.cup;
  const pulled = cup === undefined ? undefined : io.pull(cup);
  if (cup === undefined || pulled === undefined) return NO_ENEMY;
  if (pulled < 0) removeDrawn(cup, pulled);
  return pulled;
}

/** a hex that the drawn AI could be in; beside the rumor's own, one without anybody in it (S5.5). */
function isFree(held: Held, found: UnitId, hex: HexId, at: HexId): boolean {
  return canStand(held, found, hex) && (hex === at || openUnitsIn(held, hex).length === 0);
}

interface Placing {
  readonly rumor: UnitId;
  readonly found: UnitId;
  readonly hex: HexId;
  readonly by: RevealedBy;
}

function placeFound(held: Held, { rumor, found, hex, by }: Placing, io: BearIo): Facing {
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

/** S6.2.1, R-213: the hex that it is just being ordered to attack, or to support an attack on; -1 for none. */
function orderedAt({ view }: Held, rumor: UnitId): number {
  for (const frame of view.frames) {
    if (frame.kind !== 'aiOrder') continue;
    const { unit, supporters, at } = frame.deed;
    if (unit === rumor || supporters.includes(rumor)) return at;
  }
  return -1;
}

/** The counter can be used again. */
function takeOff(held: Held, rumor: UnitId): void {
  Object.assign(heldUnit(held, rumor), makeUnit());
  held.view.roster = held.view.roster.filter((unit) => unit !== rumor);
}

/** in all that is still to be done. */
function rename({ view }: Held, rumor: UnitId, found: UnitId): void {
  const renamed = (units: readonly UnitId[]): readonly number[] =>
    units.includes(rumor) ? units.map((unit) => (unit === rumor ? found : unit)).filter((unit) => unit >= 0) : units;
  for (const frame of view.frames) {
    if (frame.kind === 'action') frame.units = renamed(frame.units);
    if (frame.kind !== 'aiOrder') continue;
    frame.units = renamed(frame.units);
    const { unit, supporters } = frame.deed;
    if (unit === rumor || supporters.includes(rumor))
      frame.deed = makeDeed({
        ...frame.deed,
        unit: unit === rumor ? Math.max(found, -1) : unit,
        supporters: renamed(supporters),
      });
  }
}

/** it lies open and attacks whoever is in the hex. */
function layMine(held: Held, side: ReturnType<typeof sideOf>, at: HexId, io: BearIo): void {
  const { view } = held;
  if (markerIn(held, 'mine', at) === undefined)
    view.markers = [...view.markers, makeMarker({ kind: 'mine', at, side })];
  mineAttacks(held, unitsIn(held, at), at, io);
}
