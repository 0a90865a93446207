import type { Reloading } from './reload-once.ts';

/** Longer ones are for a log and no person. */
const MOST = 200;

/** What an error says of itself, as far as it can be put on a screen. */
export function printError(error: unknown): string {
  const words = error instanceof Error ? error.message || error.name : String(error);
  const plain = words.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return plain.length > MOST ? `${plain.slice(0, MOST)}…` : plain;
}

/** Why a part that could not be loaded is still not there; nothing is said while the page is about to reload. */
export function explainMissing(reloading: Exclude<Reloading, 'reloads'>): string {
  switch (reloading) {
    case 'tried':
      return 'Reloading did not help. Wait a moment, then try again.';
    case 'unreachable':
      return 'The server cannot be reached. Everything already loaded still works.';
    case 'held':
      return 'This browser is not saving the match on the table: export it before you reload.';
  }
}
