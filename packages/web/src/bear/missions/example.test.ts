import { expect, test } from 'vitest';
import { exampleSchema } from '../../face/example.ts';
import { importMatch } from '@sandtable/session';
import { bearLink } from '../link/link.ts';
import { exampleOf, playExample, turnsOf } from './example.ts';

const table = playExample();

test('the example shows a kill, a move and another shot of the AI, each with several who could act', () => {
  const turns = turnsOf(table);
  const kinds = turns.map(({ motions }) => new Set(motions.map(({ kind }) => kind)));
  expect(kinds.map((each) => [each.has('fall'), each.has('slide'), each.has('shot')])).toEqual([
    [true, false, true],
    [false, true, false],
    [false, false, true],
  ]);
});

test('the example is data for the home page: headlines, lines and drawings that say the outcome last', () => {
  const example = exampleSchema.parse(JSON.parse(JSON.stringify(exampleOf(table))));
  expect(example.entries).toBe(table.match.seq);
  for (const { headline, actor, colour, beats } of example.turns) {
    expect(headline.length).toBeLessThan(90);
    expect(actor).toContain('<');
    expect(colour).toMatch(/^#/);
    expect(beats.map(({ isAfter }) => isAfter)).toEqual([false, false, false, true]);
    expect(beats.flatMap(({ layers }) => layers).every((part) => example.parts[part] !== undefined)).toBe(true);
    expect(beats.every(({ line }) => line !== '')).toBe(true);
  }
  const time = example.turns.flatMap(({ beats }) => beats).reduce((sum, { stands }) => sum + stands, 0);
  // With two rests between three turns it is over after 20 seconds.
  expect(time + 2 * 2500).toBeLessThanOrEqual(20_000);
});

test('its match can be opened again', () => {
  expect(importMatch(bearLink.system, table.save()).ok).toBe(true);
});
