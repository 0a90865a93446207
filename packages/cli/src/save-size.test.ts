import { botsFor } from '@sandtable/bear';
import { createMatch, exportMatch, playOn } from '@sandtable/session';
import { expect, test } from 'vitest';
import { openTable } from './game.ts';

const { game, pack } = openTable();
const BOT = { kind: 'bot', bot: 'captain' };
const MOST_BYTES = 20_000;

/** The save of a finished match between captains. */
function saveOf(mission: string): string {
  const options = game.options({ mission });
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  const seats = Object.fromEntries(game.seats(options.value).map((seat) => [seat, BOT]));
  const match = createMatch(game, { options: { mission }, seed: 'save', seats }, ['captain']);
  if (!match.ok) throw new Error(JSON.stringify(match.problems));
  expect(playOn(match.value, botsFor(game, pack))).toBeNull();
  const file = exportMatch(match.value);
  if (!file.ok) throw new Error(JSON.stringify(file.problems));
  return file.value;
}

test.each(['panzerkoloss-ahead', 'the-gun-line', 'all-four-roads'])(
  'the save of a finished match of %s is smaller than 20 kB',
  { timeout: 30_000 },
  (mission) => {
    const save = saveOf(mission);
    expect(save.length).toBeGreaterThan(2_000);
    expect(Buffer.byteLength(save)).toBeLessThan(MOST_BYTES);
  },
);
