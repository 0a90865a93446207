import { bear } from '../bear/game.ts';
import { type AnyGame, anyGame } from '../face/game.ts';

/** Every game there is; the first is the one that the app opens with. */
export const GAMES: readonly [AnyGame, ...AnyGame[]] = [anyGame(bear)];

/** By its id; the first game where it is none that there is. */
export function gameNamed(id: string): AnyGame {
  return GAMES.find((game) => game.id === id) ?? GAMES[0];
}
