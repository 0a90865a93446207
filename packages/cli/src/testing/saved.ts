import { AI_SEAT, botsFor } from '@sandtable/bear';
import { createMatch, exportMatch, playOn } from '@sandtable/session';
import { openTable } from '../bear/table.ts';

const BOT = { kind: 'bot', bot: 'captain' };

/** The save of a finished match between captains, or of one against the AI. */
export function savedMatch(mission: string): string {
  return savedWith({ mission });
}

/** The same of any options, such as a position. */
export function savedWith(options: object): string {
  const { game, pack } = openTable();
  const checked = game.options(options);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const seats = Object.fromEntries(
    game.seats(checked.value).map((seat) => [seat, seat === AI_SEAT ? { kind: 'procedure' } : BOT]),
  );
  const match = createMatch(game, { options, seed: 'save', seats }, ['captain']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  const refused = playOn(match.value, botsFor(game, pack));
  if (refused !== null) throw new Error(JSON.stringify(refused));
  const file = exportMatch(match.value);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}
