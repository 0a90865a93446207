import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, inject, test } from 'vitest';
import type { BearEvent } from '../model/battle/event.ts';
import { drafted } from '../testing/drafted.ts';
import { game } from '../testing/match.ts';
import { randomPosition } from '../testing/random-position.ts';
import { rearranged, stockOf } from '../testing/rearrange.ts';
import { richPosition } from '../testing/rich-position.ts';
import { printPosition } from '../position/print-position.ts';

// Whatever a position file says, it is refused with a reason, or begins a sound, playable match.

const SEEDS = Array.from({ length: 40 }, (_each, number) =>
  number % 5 === 0 ? randomPosition(`hostile ${number}`) : richPosition(`hostile ${number}`),
);
const BOARDS = [1, 4].map((guideline) => printPosition(drafted({ guideline }, 'hostile').truth).position);
const POSITIONS: readonly object[] = [...SEEDS, ...BOARDS];
const STOCK = stockOf(POSITIONS);

const FILES = 240 * inject('samples');
/** Played of each match. */
const ENTRIES = 6;

/** The number of entries played; null if the file was refused. Throws if anything breaks. */
function played(position: unknown, seed: string): number | null {
  const options = game.options({ position });
  if (!options.ok) {
    if (options.problems.every(({ expected }) => expected === '')) throw new Error('refused without a reason');
    return null;
  }
  const random = randomOf(seed, 'play');
  const state = game.setup(options.value, new Recorder<BearEvent>(streamsOf(seed, game.streams)));
  for (let entries = 0; ; entries++) {
    const broken = game.audit(state);
    if (broken.length > 0)
      throw new Error(`${broken.join('; ')} after ${entries} entries: ${JSON.stringify(position)}`);
    const pending = game.pending(state);
    if (pending === undefined || entries === ENTRIES) return entries;
    game.apply(state, game.anySentence(game.view(state, pending.seat), random), new Recorder(state.random));
  }
}

test('every position file is refused, or begins a match that is sound and goes on', () => {
  const random = randomOf('hostile positions');
  const files = Array.from({ length: FILES }, () => rearranged(random.pick(POSITIONS), random, STOCK));
  const entries = [...POSITIONS, ...files].map((file, number) => played(file, `hostile ${number}`));
  const refused = entries.filter((count) => count === null).length;
  expect(refused).toBeGreaterThan(FILES / 4);
  expect(entries.length - refused).toBeGreaterThan(FILES / 4);
  expect(entries.some((count) => count === ENTRIES)).toBe(true);
});
