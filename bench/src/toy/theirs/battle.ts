import type { PlayerID } from 'boardgame.io';
import { at } from '../../list.ts';
import { isInRange, neighboursOf, startingSquads, type Side, type Squad } from '../field.ts';

/** What boardgame.io calls G. Whose turn it is stands in its own `ctx`. */
export interface Battle {
  round: number;
  /** Passes in a row. */
  passes: number;
  squads: Squad[];
  /** The last roll, for the players to see; our version tells it as an event. */
  dice: number[];
}

export function startingBattle(): Battle {
  return { round: 1, passes: 0, squads: startingSquads(), dice: [] };
}

/** boardgame.io names the players '0' and '1'. */
export function sideOf(playerID: PlayerID): Side {
  return playerID === '0' ? 0 : 1;
}

export function isFresh({ squads }: Battle, playerID: PlayerID, squad: number): boolean {
  const { side, at: hex, spent } = at(squads, squad);
  return side === sideOf(playerID) && hex >= 0 && !spent;
}

export function canReach({ squads }: Battle, squad: number, to: number): boolean {
  return neighboursOf(at(squads, squad).at).includes(to) && squads.every(({ at: hex }) => hex !== to);
}

export function canFireAt({ squads }: Battle, squad: number, target: number): boolean {
  const [from, to] = [at(squads, squad), at(squads, target)];
  return from.side !== to.side && to.at >= 0 && isInRange(from.at, to.at);
}
