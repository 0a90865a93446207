import { Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { fieldsOf } from '../board/map.ts';
import { game, pack } from '../testing/match.ts';
import { goalLine } from './goal-line.ts';

test('L13a L11d the goal of every mission fits under its name', () => {
  const on = fieldsOf(pack);
  const lines = pack.missions.map(({ id }) => {
    const read = game.options({ mission: id });
    if (!read.ok) throw new Error(id);
    return goalLine(on(game.setup(read.value, new Recorder(streamsOf('sfc32:goal', game.streams)))));
  });
  for (const line of lines) expect(line).toMatch(/^Hold (?=.{8,47}$)/);
  expect(lines[0]).toBe('Hold Nowy Sącz and 1 Tactical by round 8: 7 VP');
  expect(new Set(lines).size).toBeGreaterThan(2);
});
