import type { Battle } from '../../model/battle.ts';
import type { PlayerId } from '../../model/ids.ts';
import type { Side } from '../../model/unit-type.ts';
import { rulesOf, sumBy } from './in-force.ts';

// G3.3a: what special rules do as a round begins.

/** On a player's roll for the first turn. */
export function initiativeBonus(battle: Battle, side: Side, player: PlayerId): number {
  return sumBy(rulesOf(battle, 'initiative', side, player), ({ bonus }) => bonus);
}

/** A player's CAPs of this round. */
export function capsChange(battle: Battle, side: Side, player: PlayerId): number {
  return sumBy(rulesOf(battle, 'caps', side, player), ({ amount }) => amount);
}

/** Has the wind of the last round taken the smoke? It blows for everybody. */
export function isBlownAway({ rules, view: { round } }: Battle): boolean {
  return rules.some((rule) => rule.kind === 'wind' && round > rule.from && round <= rule.until + 1);
}
