import { randomOf, Recorder, streamsOf } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import { game, pack } from '../testing/match.ts';
import type { BotName } from './bot-names.ts';
import { botsFor } from './bots.ts';

const bots = botsFor(game, pack);

/** Points of the recruit, a draw being half of one. */
function pointsAgainst(rival: BotName, mission: string, games: number): number {
  let points = 0;
  for (let number = 0; number < games; number++) {
    const own = number % 2 === 0 ? 'german' : 'soviet';
    const read = game.options({ mission });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const state = game.setup(read.value, new Recorder(streamsOf(`sfc32:recruit-${number >> 1}`, game.streams)));
    const random = randomOf(`sfc32:recruit-${number}`, 'bot');
    for (let asked = game.pending(state); asked !== undefined; asked = game.pending(state)) {
      const view = game.view(state, asked.seat);
      const said = bots[asked.seat === own ? 'recruit' : rival](view, random);
      expect(game.judge(view, said).granted).toBe(true);
      game.apply(state, said, new Recorder(state.random));
    }
    const winners = game.outcome(state)?.winners ?? [];
    points += winners.length === 1 ? Number(winners[0] === own) : 0.5;
  }
  return points;
}

test('a recruit is no match for a captain, and says nothing that is refused', () => {
  expect(pointsAgainst('captain', 'first-shots', 16)).toBeLessThan(6);
});

test('a recruit beats whoever plays at random, hidden units or not', () => {
  expect(pointsAgainst('random', 'first-shots', 6)).toBeGreaterThan(5);
  expect(pointsAgainst('random', 'a-road-too-quiet', 4)).toBeGreaterThan(3);
});
