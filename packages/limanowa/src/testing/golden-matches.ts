import { recordGolden } from '@sandtable/kernel/testing';
import { botsFor } from '../bots/bots.ts';
import { DICE } from '../model/pack.ts';
import { LEVELS } from '../model/mission.ts';
import { game, pack } from './match.ts';

/**
 * One match per mission with the best bot in every seat, levels, dice and player numbers in turn. `npm run golden`
 * records them.
 */
export function* goldenMatches(): Generator<readonly [mission: string, text: string]> {
  for (const [place, { id: mission }] of pack.missions.entries()) {
    const [level, die] = [LEVELS[place % LEVELS.length], DICE[place % DICE.length]];
    const { corps } = botsFor(game, pack);
    yield [
      mission,
      recordGolden(game, { options: { mission, level, die, players: 2 + (place % 3) }, seed: 'sfc32:golden' }, corps),
    ];
  }
}
