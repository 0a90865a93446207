import * as z from 'zod/mini';
import type { AnyGame } from '../face/game.ts';
import { gameNamed } from '../games/games.ts';
import { storedValue } from '../ui/stored.ts';

const stored = storedValue('sandtable/game', z.catch(z.string(), ''));

/** The game that somebody has looked at last in this browser: what is of no game, as the settings are, leads back to it. */
export function lastGame(): AnyGame {
  return gameNamed(stored.read());
}

export function rememberGame({ id }: AnyGame): void {
  if (lastGame().id !== id) stored.write(id);
}
