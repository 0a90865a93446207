// Records packages/limanowa/golden: one match a mission with the best bot in every seat, levels, dice and numbers of players by turns.
import { recordGolden } from '../packages/kernel/src/testing/index.ts';
import { botsFor } from '../packages/limanowa/src/bots/bots.ts';
import { game, pack } from '../packages/limanowa/src/testing/match.ts';
import { DICE, LEVELS } from '../packages/limanowa/src/model/figures-table.ts';
import { writeGolden } from './golden-folder.ts';

function optionsOf(mission: string, place: number): object {
  return { mission, level: LEVELS[place % LEVELS.length], die: DICE[place % DICE.length], players: 2 + (place % 3) };
}

function* matches(): Generator<readonly [string, string]> {
  for (const [place, { id }] of pack.missions.entries()) {
    const { corps } = botsFor(game, pack);
    yield [id, recordGolden(game, { options: optionsOf(id, place), seed: 'sfc32:golden' }, corps)];
  }
}

writeGolden('limanowa', matches());
