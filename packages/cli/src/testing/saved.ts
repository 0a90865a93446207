import { botsFor } from '@sandtable/bear';
import { createMatch, exportMatch, playOn } from '@sandtable/session';
import { openTable } from '../game.ts';

const BOT = { kind: 'bot', bot: 'captain' };

/** The save of a finished match between captains. */
export function savedMatch(mission: string): string {
  const { game, pack } = openTable();
  const options = game.options({ mission });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const seats = Object.fromEntries(game.seats(options.value).map((seat) => [seat, BOT]));
  const match = createMatch(game, { options: { mission }, seed: 'save', seats }, ['captain']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  const refused = playOn(match.value, botsFor(game, pack));
  if (refused !== null) throw new Error(JSON.stringify(refused));
  const file = exportMatch(match.value);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}
