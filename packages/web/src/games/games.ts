import { bear } from '../bear/game.ts';
import { type AnyGame, anyGame } from '../face/game.ts';
import { limanowa } from '../limanowa/game.ts';

/** Every game there is; the first is the one that the app opens with. */
export const GAMES: readonly [AnyGame, ...AnyGame[]] = [anyGame(bear), anyGame(limanowa)];

/** By its id; undefined where it is none that there is. */
export function gameWith(id: string): AnyGame | undefined {
  return GAMES.find((game) => game.id === id);
}

/** The same, but the first game where it is none. */
export function gameNamed(id: string): AnyGame {
  return gameWith(id) ?? GAMES[0];
}

/** What a game is called, also one that is kept from another version of the app and is not there. */
export function printGame(id: string): string {
  return gameWith(id)?.name ?? `${id}, a game that this version does not have`;
}
