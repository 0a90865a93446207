import { randomOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { game, matchWith } from '../testing/match.ts';

/** Positions small enough to list all their sentences. */
const POSITIONS: readonly (readonly [what: string, units: string, opening: Parameters<typeof matchWith>[1]])[] = [
  ['one squad in the open', 'g03 0,0 SE', {}],
  ['a shot with a card', 'g03 0,0 SE; s01 2,0 NW', { hands: [['c09', 'c02'], []] }],
  ['close combat', 'g03 0,0; s01 0,0; s02 0,0', {}],
  ['a rally and CAPs', 'g03 0,0 suppressed; s01 9,0', { caps: [2, 0] }],
  ['a pool of AP', 'g03 0,0 SE; s01 3,0 NW', { options: { economy: 'sevenAP' } }],
  ['weapon cards', 'g03 0,0 SE; s01 0,0', { weapons: [['grenades g03'], []] }],
];

test.each(POSITIONS)('B2.2 every sentence can be drawn at random: %s', (_what, units, opening) => {
  const { view } = matchWith(units, opening);
  const all = new Set([...game.everySentence(view)].map((sentence) => sentence.join(' ')));
  expect(all.size).toBeGreaterThan(20);
  const random = randomOf(`sfc32:${units}`, 'drawn');
  const drawn = new Set<string>();
  for (let tries = 0; tries < 60_000 && drawn.size < all.size; tries++)
    drawn.add(game.anySentence(view, random).join(' '));
  expect([...drawn].filter((sentence) => !all.has(sentence))).toEqual([]);
  expect([...all].filter((sentence) => !drawn.has(sentence))).toEqual([]);
});
