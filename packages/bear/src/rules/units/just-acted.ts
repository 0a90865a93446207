import type { Held } from '../../model/state.ts';
import { isAiPlayer } from './ai-side.ts';
import type { PlayerId, UnitId } from '../../model/ids.ts';

/** S5.0a, R-119: who acts in the player's turn, or is the one that his card is for. */
export function noteActors(held: Held, player: PlayerId, units: readonly UnitId[]): void {
  const { solo } = held.view;
  if (solo !== null && !isAiPlayer(held, player)) solo.justActed = [...units];
}

/** Once the AI has had its turn, or the player has another, nobody has just acted. */
export function forgetActors({ view: { solo } }: Held): void {
  if (solo !== null) solo.justActed = [];
}
