import { hasEnemyIn, sideOf, typeOf } from '../../model/battle/battle.ts';
import { type HexId, NONE, type PlayerId, playerId, type UnitId, unitId } from '../../model/ids.ts';
import { type BearIo, type Held, heldUnit, type Seen, type View } from '../../model/battle/state.ts';
import { isCombatCounter, isRumor, type Side } from '../../model/pack/unit-type.ts';

/** B19.3: a unit alone in the hex takes its Control Marker, even in mid-move; passengers do not. */
export function takeControl(held: Held, unit: UnitId, io: BearIo): void {
  const { at, hidden, carrier, owner } = heldUnit(held, unit);
  const control = held.view.controls.find((each) => each.at === at);
  const side = sideOf(held, unit);
  const type = typeOf(held, unit);
  if (control === undefined || control.side === side || hidden || carrier !== NONE) return;
  // S6.1: a Rumored Enemy controls nothing until revealed.
  if (!isCombatCounter(type) || isRumor(type)) return;
  if (hasEnemyIn(held, side, at)) return;
  control.side = side;
  control.player = owner;
  io.emit({ rule: 'B19.3', key: 'controlTaken', at, side, player: owner });
}

/** B19.3: after a unit left a hex or was destroyed there, a remaining one may take the Control Marker. */
export function settleControl(held: Held, at: HexId, io: BearIo): void {
  const control = held.view.controls.find((each) => each.at === at);
  if (control === undefined) return;
  for (const unit of held.view.roster) {
    if (heldUnit(held, unit).at === at) takeControl(held, unit, io);
  }
}

// B20.3: VP count for a side and for one of its players.

/** The player credited when no particular player earned it. */
export function firstPlayer({ players }: Pick<View, 'players'>, side: Side): PlayerId {
  return playerId(players.findIndex((player) => player.side === side));
}

/** The player who last hit the unit; if its own side did, the first enemy player. */
export function destroyerOf({ view }: Seen, unit: UnitId, scorer: Side): PlayerId {
  const by = view.units[unit]?.hitBy ?? NONE;
  return view.players[by]?.side === scorer ? by : firstPlayer(view, scorer);
}

/** The player who destroyed most of a wiped-out side; if equal, the first. */
export function topDestroyer(seen: Seen, scorer: Side): PlayerId {
  const { units, players } = seen.view;
  const kills = players.map(() => 0);
  for (const [unit, { fate, hitBy }] of units.entries())
    if (fate === 'lost' && sideOf(seen, unitId(unit)) !== scorer) kills[hitBy] = (kills[hitBy] ?? 0) + 1;
  let best = firstPlayer(seen.view, scorer);
  for (const [player, { side }] of players.entries())
    if (side === scorer && (kills[player] ?? 0) > (kills[best] ?? 0)) best = playerId(player);
  return best;
}

/** How many of these each player has, in player order, without players who have none. */
export function sharesOf({ players }: Pick<View, 'players'>, owners: readonly PlayerId[]): [PlayerId, number][] {
  return players.flatMap((_player, place): [PlayerId, number][] => {
    const count = owners.filter((owner) => owner === place).length;
    return count === 0 ? [] : [[playerId(place), count]];
  });
}

/**
 * B19.1, B20.3: the leading players: those of a side, or with `teamWin` individual single ones; several sides or
 * players if equal.
 */
export function leadersOf({ players, vp, options }: Pick<View, 'players' | 'vp' | 'options'>): PlayerId[] {
  const points = players.map((player) => (options.teamWin === 'individual' ? player.vp : vp[player.side]));
  const most = Math.max(...points);
  return points.flatMap((each, player) => (each === most ? [playerId(player)] : []));
}
