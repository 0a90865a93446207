// The `--game` option of our scripts.
import { GAMES } from '../games.mjs';

/**
 * Takes `--game G` out of the arguments; ends the program if there is no such game.
 * @param {readonly string[]} args
 * @returns {{ readonly game: string | undefined, readonly rest: string[] }}
 */
export function gameAsked(args) {
  const place = args.indexOf('--game');
  if (place === -1) return { game: undefined, rest: [...args] };
  const game = args[place + 1];
  if (game === undefined || !GAMES.includes(game)) {
    console.error(`--game: expected ${GAMES.join(' or ')}, got ${game ?? 'nothing'}`);
    process.exit(2);
  }
  return { game, rest: args.toSpliced(place, 2) };
}
