import type { AnyGame } from '../face/game.ts';
import { gameNamed } from '../games/games.ts';
import { readKept, writeKept } from '../settings/kept.ts';

const KEY = 'sandtable/game';

/** The game that somebody has looked at last in this browser: what is of no game, as the settings are, leads back to it. */
export function lastGame(): AnyGame {
  return gameNamed((readKept(KEY) ?? '').replaceAll('"', ''));
}

export function rememberGame({ id }: AnyGame): void {
  if (lastGame().id !== id) writeKept(KEY, id);
}
