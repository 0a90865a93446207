import { markerIn, typeOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type PlayerId, playerId, type UnitId } from '../../model/ids.ts';
import { mineFrame } from '../../model/battle/make-frame.ts';
import { makeMarker, type MarkerView } from '../../model/battle/marker.ts';
import { type BearIo, type Held, heldUnit, pushFrame } from '../../model/battle/state.ts';
import { withPassengers } from '../units/carried.ts';

/**
 * B18.3.3: a mine attacks units that moved into its hex or acted there, with their passengers, and is revealed if
 * hidden. Attacking, rallying, stalling and spotting do not set it off. Returns whether the hex has a mine.
 */
export function mineAttacks(held: Held, units: readonly UnitId[], hex: HexId, io: BearIo): boolean {
  const mine = markerIn(held, 'mine', hex);
  if (mine === undefined) return false;
  const there = withPassengers(held, units).filter((unit) => heldUnit(held, unit).at === hex);
  if (mine.hidden && there.length > 0) revealMine(held, hex, io);
  // B17.3: pioneers do not set it off.
  const attacked = there.filter((unit) => !typeOf(held, unit).pioneer);
  if (attacked.length > 0) pushFrame(held, mineFrame({ player: rollerOf(held, mine), at: hex, units: attacked }));
  return true;
}

/** the player who laid it; for a mine of the mission, the first player of its side. */
function rollerOf({ view }: Held, { side, laidBy }: MarkerView): PlayerId {
  return laidBy === NONE ? playerId(view.players.findIndex((player) => player.side === side)) : laidBy;
}

export function revealMine({ view }: Held, at: HexId, io: BearIo): void {
  view.markers = view.markers.map((marker) =>
    marker.kind === 'mine' && marker.at === at ? makeMarker({ ...marker, hidden: false }) : marker,
  );
  io.reveal();
  io.emit({ rule: 'B18.3.3', key: 'mineRevealed', at });
}
