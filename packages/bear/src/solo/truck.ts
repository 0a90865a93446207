import { hasEnemyIn, sideOf, typeOf, unitsIn } from '../model/battle/battle.ts';
import type { HexId, UnitId } from '../model/ids.ts';
import { leaveFrame } from '../model/battle/make-frame.ts';
import { type BearIo, type Held, heldUnit, pushFrame, type Seen } from '../model/battle/state.ts';
import { judgeMove, moveFromHere } from '../rules/ground/bonus.ts';
import { sideTowards } from '../rules/ground/way.ts';
import { judgeArrival } from '../rules/march/enter.ts';
import { judgeLeaving, judgeWayOut, leaveMap } from '../rules/march/leave.ts';
import { pushMove } from '../rules/march/move-frame.ts';
import { asSeenBy } from '../rules/order/turn-order.ts';

/**
 * G6.2f, R-192: for each space that the marker advances the AI's truck drives its full movement: one move action along its road,
 * with all bonus hexes, in from the entrance and out over its exit. R-149: where the road is blocked it waits.
 */
export function driveTruck(held: Held, io: BearIo): void {
  const { solo } = held.view.terms;
  const truck = solo?.generated?.truck ?? null;
  if (solo === null || truck === null) return;
  const { unit, road } = truck;
  const { fate, at } = heldUnit(held, unit);
  if (fate !== 'inPlay' && !judgeArrival(held, unit).granted) return;
  const seen = asSeenBy(held, solo.ai);
  if (at === road.at(-1) && judgeLeaving(seen, unit).granted) return leaveMap(held, unit, io);
  const path = wayOf(seen, unit, fate === 'inPlay' ? road.slice(road.indexOf(at) + 1) : road);
  const [last] = path.slice(-1);
  if (last === undefined) {
    io.emit({ rule: 'G6.2f', key: 'truckWaits', unit });
    return;
  }
  const isOut = last === road.at(-1) && judgeWayOut(seen, unit, path).granted;
  if (isOut) pushFrame(held, leaveFrame({ unit, at: last }));
  const facing = facingAfter(seen, road, last) ?? heldUnit(held, unit).facing;
  pushMove(held, solo.ai, [{ unit, path, facing, inside: false }]);
}

/** As far along the road as one action leads, to a hex where nobody is. */
function wayOf(seen: Seen, unit: UnitId, ahead: readonly HexId[]): HexId[] {
  const { wheelBonus, trackBonus } = typeOf(seen, unit);
  const side = sideOf(seen, unit);
  for (let hexes = Math.min(ahead.length, 1 + wheelBonus + trackBonus); hexes > 0; hexes--) {
    const path = ahead.slice(0, hexes);
    const [last = -1] = path.slice(-1);
    const isFree = unitsIn(seen, last).length === 0 && !path.some((hex) => hasEnemyIn(seen, side, hex));
    if (isFree && judgeMove(seen, unit, moveFromHere(seen, unit, path)).granted) return path;
  }
  return [];
}

/** On along the road; at its end as it came. */
function facingAfter({ map }: Seen, road: readonly HexId[], hex: HexId): ReturnType<typeof sideTowards> {
  const place = road.indexOf(hex);
  const [from, to] = [road[place], road[place + 1]];
  if (from === undefined) return undefined;
  if (to !== undefined) return sideTowards(map.ground, from, to);
  const before = road[place - 1];
  return before === undefined ? undefined : sideTowards(map.ground, before, from);
}
