import type { Mission } from '../../model/pack/mission.ts';
import { handicapIn, seatOf } from './printed-table.ts';

// Whose turn it is in the first two rounds of a printed mission, by the rules alone, if no CAP is spent on it.

/** B2.1: is it rolled for in this round? */
function isRolled({ initiative }: Mission, round: number): boolean {
  return initiative === null || (initiative.rounds === 'first' && round > 1);
}

/** Two dice each; the first to declare rolls highest. S2.6: against the AI a 12, and in round 2 a 2. */
export function initiativeDice(mission: Mission, round: number): number[] {
  if (!isRolled(mission, round)) return [];
  if (mission.solo !== null) return round === 1 ? [6, 6] : [1, 1];
  return [6, 6, 5, 5, 4, 4, 3, 3].slice(0, 2 * mission.players.length);
}

/** The player with the first turn. B3.2.4: the one with most CAPs declares and rolls first; of equals, the Soviet. */
function firstPlayer(mission: Mission, economy: string, round: number): number {
  const { players, initiative, solo } = mission;
  if (!isRolled(mission, round)) {
    const isTurned = initiative?.rounds === 'alternating' && round === 2;
    return players.findIndex(({ side }) => (side === initiative?.side) !== isTurned);
  }
  if (solo !== null) return players.findIndex(({ side }) => (side === solo.ai) === (round === 2));
  const handicap = handicapIn(mission, economy);
  const all = players.map(({ side, caps }) => (caps ?? 0) + (side === handicap?.side ? handicap.caps : 0));
  const most = Math.max(...all);
  const declaring = all.flatMap((caps, place) => (caps === most ? [place] : []));
  return declaring.find((place) => players[place]?.side === 'soviet') ?? declaring[0] ?? 0;
}

/** B20.0: seats from the first player on, sides alternating. */
export function turnsOf(mission: Mission, economy: string, round: number): string[] {
  const { players } = mission;
  const first = firstPlayer(mission, economy, round);
  const places = players.map((_player, place) => place);
  const from = [...places.slice(first), ...places.slice(0, first)];
  const own = from.filter((place) => players[place]?.side === players[first]?.side);
  const others = places.filter((place) => players[place]?.side !== players[first]?.side);
  return own.flatMap((place, turn) => [place, others[turn] ?? place]).map((place) => seatOf(mission, place));
}

/** B2.3, B20.2: both pass, or all but one of three or four. */
export function passesToEnd({ players }: Mission): number {
  return players.length === 2 ? 2 : players.length - 1;
}

/** B5.5: units that may enter from this round on. */
export function reinforcementsOf({ players }: Mission, round: number): string[] {
  const units = players.flatMap((player) =>
    player.units.flatMap(({ unit, enters }) =>
      enters !== undefined && player.entries[enters]?.round === round ? [unit] : [],
    ),
  );
  return units.sort();
}
