import { craftFor, type View } from '@sandtable/bear';
import type { Blind, Bot } from '@sandtable/kernel';
import { playMatch, search } from '@sandtable/lab';
import { expect, test } from 'vitest';
import { openTable } from './table.ts';

const { game, pack } = openTable();
const craft = craftFor(game, pack);

/** Enough to choose otherwise now and then: he looks once at another sentence, in one turn of four. */
const HASTE = { playouts: 2, width: 2 };
const SELDOM = 4;

/** Plays a match in which some seats think in haste; throws on a sentence that is refused. */
function playedBy(generals: readonly string[], raw: object) {
  const options = game.options(raw);
  if (!options.ok) throw new Error(JSON.stringify(options.problems));
  let [turns, searched, changed] = [0, 0, 0];
  const general: Bot<Blind<View>> = (view, random) => {
    if (view.frames.at(-1)?.kind === 'turn' && turns++ % SELDOM > 0) return craft.bot(view, random);
    const seat = game.pending(view)?.seat ?? '';
    const { chosen, trials } = search(craft, { view, seat, random }, HASTE);
    if (trials.length > 0) searched++;
    if (trials.length > 0 && chosen !== trials[0]?.sentence) changed++;
    return chosen;
  };
  const seats = game.seats(options.value).filter((seat) => seat !== 'ai');
  const bots = Object.fromEntries(seats.map((seat) => [seat, generals.includes(seat) ? general : craft.bot]));
  const { outcome } = playMatch(game, options.value, 'sfc32:generals', bots);
  return { searched, changed, ...outcome };
}

test('a general plays a match to its end with a partner, who wins or loses with him', () => {
  const { searched, changed, winners } = playedBy(['german1'], { mission: 'all-four-roads' });
  expect(searched).toBeGreaterThan(2);
  expect(changed).toBeGreaterThan(0);
  expect(winners.includes('german1')).toBe(winners.includes('german2'));
});

test('a general plays the side of the player against the AI', () => {
  const { searched, changed, scores } = playedBy(['german'], { mission: 'the-second-column' });
  expect(searched).toBeGreaterThan(2);
  expect(changed).toBeGreaterThan(0);
  expect(Object.keys(scores).toSorted()).toEqual(['ai', 'german']);
});

test('a general drafts as the captain does, and fights with what he got', () => {
  const { searched, changed } = playedBy(['p2'], { draft: { guideline: 1 } });
  expect(searched).toBeGreaterThan(2);
  expect(changed).toBeGreaterThan(0);
});
