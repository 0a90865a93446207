import { Recorder, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { SIDES } from '../../model/pack/unit-type.ts';
import { drafted } from '../../testing/drafted.ts';
import { game, pack } from '../../testing/match.ts';
import { goalLine, goalTexts } from './goal-line.ts';

const on = fieldsOf(pack);

function linesOf(mission: string): string[] {
  const read = game.options({ mission });
  if (!read.ok) throw new Error(mission);
  const seen = on(game.setup(read.value, new Recorder(streamsOf('sfc32:goal', game.streams))));
  return SIDES.map((side) => goalLine(seen, side));
}

/** One line, short enough to stand under the mission's name, that names VP. */
const FIT = /^(?=.{10,52}$)[A-Z].*\d VP/;

test.each(nonEmpty(pack.missions).map(({ id }) => id))(
  'B19.2 the goal of %s fits under its name, for both sides',
  (mission) => {
    for (const line of linesOf(mission)) expect(line).toMatch(FIT);
  },
);

test('B19.2 the goal of a generated battle fits, too', () => {
  for (let seed = 0; seed < 6; seed++) {
    const { open } = drafted({ guideline: 2 + (seed % 3) }, `sfc32:goal ${seed}`, 'captain');
    for (const side of SIDES) expect(goalLine(open, side)).toMatch(FIT);
  }
});

test('B19.2a what only the enemy can win stands in the line, by what it is worth', () => {
  const [german, soviet] = linesOf('the-millers-hill');
  expect(german).toBe('Hold K05 at the end: 4 VP, enemy 2. Each kill: 1 VP');
  expect(soviet).toBe('Hold K05 at the end: 2 VP, enemy 4. Each kill: 1 VP');
  expect(linesOf('below-the-ridge')[1]).toBe('Deny D07 and C06 at the end: 4 VP each +2 more');
});

test('G3.2 in a generated battle a marker of the enemy comes before the kills, and a kill says its whole worth', () => {
  const { open } = drafted({ guideline: 1, solo: { capsLess: 0, commandCardsOut: 0 } }, 'sfc32:g 10', 'random');
  expect(goalTexts(open, 'german')).toEqual([
    'Hold E17 at the end: 5 VP',
    'Each LMG 34 lost: -3 VP',
    'Each other kill: 1 VP (either side)',
  ]);
  expect(goalLine(open, 'soviet')).toBe('Deny E17: 5 VP. Each LMG 34 killed: 3 VP +1 more');
});

test('B19.2a what is held comes first, then what is destroyed on the way', () => {
  expect(linesOf('whose-crossroads')[0]).toBe('Hold G09 at the end: 3 VP. Each kill: 1 VP');
});
