// `npm run golden`: plays the golden matches of every mission again and rewrites their files. The diff shows what changed.
//   --game G     bear or limanowa (both)
import { gameAsked } from './game-asked.mjs';
import { GAMES } from '../games.mjs';
import { runSource } from '../tool.mjs';

const { game } = gameAsked(process.argv.slice(2));
for (const each of game === undefined ? GAMES : [game])
  process.exitCode ||= runSource('scripts/release/golden-matches.ts', [each]);
