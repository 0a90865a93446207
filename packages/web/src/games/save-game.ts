import { bad, ok, type Result } from '@sandtable/kernel';
import type { AnyGame } from '../face/game.ts';
import { GAMES } from './games.ts';

/** The game that a save is of. What is no save at all any game refuses, and says more precisely why. */
export function gameOfSave(text: string): Result<AnyGame> {
  const system = systemIn(text);
  if (system === undefined) return ok(GAMES[0]);
  const game = GAMES.find(({ id }) => id === system);
  return game === undefined ? bad('system', `one of ${GAMES.map(({ id }) => id).join(', ')}`, system) : ok(game);
}

function systemIn(text: string): string | undefined {
  try {
    const save: unknown = JSON.parse(text);
    if (typeof save !== 'object' || save === null || !('system' in save)) return undefined;
    return typeof save.system === 'string' ? save.system : undefined;
  } catch {
    return undefined;
  }
}
