import type { Saying } from './saying.ts';

/** The player who is asked, by place; -1 for nobody, or for the AI's own procedure. */
export function askedPlayer({ game, seen }: Saying): number {
  const seat = game.pending(seen.view)?.seat;
  return seen.view.players.findIndex((player) => player.seat === seat);
}
