import { bad, ok, readJson, type Result } from '@sandtable/kernel';
import type { AnyGame } from '../face/game.ts';
import { GAMES, gameWith } from './games.ts';

/** The text of a save, with what the page needs to know before it loads the game. */
export interface SaveFile {
  readonly text: string;
  readonly game: AnyGame;
  readonly mission: string | null;
}

/** Reads only the header: the game refuses a bad save itself, with a better reason. */
export function saveFileOf(text: string): Result<SaveFile> {
  const read = readJson(text);
  if (!read.ok) return read;
  const system = partOf(read.value, 'system');
  const mission = partOf(partOf(read.value, 'options'), 'mission');
  const game = typeof system === 'string' ? gameWith(system) : GAMES[0];
  if (game === undefined) return bad('system', `one of ${GAMES.map(({ id }) => id).join(', ')}`, system);
  return ok({ text, game, mission: typeof mission === 'string' ? mission : null });
}

function partOf(whole: unknown, name: string): unknown {
  if (typeof whole !== 'object' || whole === null) return undefined;
  return Object.entries(whole).find(([key]) => key === name)?.[1];
}
