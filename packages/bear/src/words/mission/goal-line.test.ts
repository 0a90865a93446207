import { Recorder, streamsOf } from '@sandtable/kernel';
import { nonEmpty } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { SIDES } from '../../model/pack/unit-type.ts';
import { drafted } from '../../testing/drafted.ts';
import { game, pack } from '../../testing/match.ts';
import { goalLine } from './goal-line.ts';

const on = fieldsOf(pack);

function linesOf(mission: string): string[] {
  const read = game.options({ mission });
  if (!read.ok) throw new Error(mission);
  const seen = on(game.setup(read.value, new Recorder(streamsOf('sfc32:goal', game.streams))));
  return SIDES.map((side) => goalLine(seen, side));
}

/** One line, short enough to stand under the mission's name, that names VP. */
const FIT = /^(?=.{10,44}$)[A-Z].*\d VP/;

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

test('B19.2a what is held comes first, then what is destroyed on the way', () => {
  expect(linesOf('whose-crossroads')[0]).toBe('Hold G09 at the end: 3 VP. Each kill: 1 VP');
});
