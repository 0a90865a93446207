import { nonEmpty } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BOT_NAMES } from '../bots/bot-names.ts';
import { botsFor } from '../bots/bots.ts';
import { DICE } from '../model/pack.ts';
import { kindOf, LEVELS } from '../model/mission.ts';
import { game, pack } from '../testing/match.ts';
import { playByLaw } from '../testing/whole-match.ts';

// Whole matches by all kinds of players, under testing/laws. `fuzz.test.ts` draws every switch; here each mode is
// named.

const bots = botsFor(game, pack);
const AGAINST_AI = nonEmpty(pack.missions.filter((mission) => kindOf(mission) !== 'versus').map(({ id }) => id));
const VERSUS = nonEmpty(pack.missions.filter((mission) => kindOf(mission) === 'versus').map(({ id }) => id));

describe.each(BOT_NAMES)('played by %s,', (name) => {
  test.each(AGAINST_AI)('L13a LS3.2c a mission against the AI keeps to its laws: %s', (mission) => {
    const number = AGAINST_AI.indexOf(mission) + BOT_NAMES.indexOf(name);
    const options = { mission, level: LEVELS[number % 3], die: DICE[number % 2] };
    const { ended } = playByLaw({ system: game, pack, options, seed: `sfc32:${name}`, bot: bots[name] });
    expect(ended?.rule).toBe('L13a');
  });

  test.each([2, 3, 4] as const)('L12a L11d a battle of %i people keeps to its laws', (players) => {
    for (const mission of VERSUS)
      for (const die of DICE) {
        const options = { mission, players, die };
        const { ended } = playByLaw({ system: game, pack, options, seed: `sfc32:${name} ${die}`, bot: bots[name] });
        expect(ended?.rule).toBe('L11d');
      }
  });
});
