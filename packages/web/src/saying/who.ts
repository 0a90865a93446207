import type { Saying } from './saying.ts';
import { formOf } from '../bear/speech/word-form.ts';

/** The player who is asked, by place; -1 for nobody, or for the AI's own procedure. */
export function askedPlayer({ game, seen }: Saying): number {
  const seat = game.pending(seen.view)?.seat;
  return seen.view.players.findIndex((player) => player.seat === seat);
}

/** The first unit that was said: who acts; -1 for nobody. */
export function leaderOf({ seen, words }: Saying): number {
  for (const [place, word] of words.entries()) {
    const form = formOf(seen, words.slice(0, place), word);
    if (form.is === 'unit') return form.unit;
  }
  return -1;
}
