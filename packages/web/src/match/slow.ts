import { filmIn } from './modes.ts';
import type { PlayState } from './play-state.ts';

/** So long anything may take before it is said that it does, in milliseconds. */
export const PATIENCE = 3000;

/** What the screen waits for, in words that are shown should it take long; null while it waits for nobody but its person. */
export function waitOf({ stage, look, moment, sitting }: PlayState): string | null {
  if (stage.kind === 'sending' || (stage.kind === 'handing' && stage.curtain === 'rising')) return 'Working…';
  const { asks } = moment;
  if (stage.kind !== 'saying' || look.kind !== 'now' || asks === null) return null;
  const kind = sitting.seating[asks]?.kind;
  if (kind === 'procedure') return 'The AI is thinking…';
  return kind === 'bot' ? 'The bot is thinking…' : null;
}

/** Whether something comes by itself before anybody can go on: an answer, somebody else's entry, or a film of it. */
export function isWaiting(state: PlayState): boolean {
  return waitOf(state) !== null || (state.stage.kind === 'watching' && filmIn(state) === null);
}
