import { type Outcome, randomOf } from '@sandtable/kernel';
import { Rehearsal } from '@sandtable/kernel/testing';
import { describe, expect, inject, test } from 'vitest';
import { AI_SEAT } from '../model/forces.ts';
import { LEVELS } from '../model/mission.ts';
import { DICE } from '../model/pack.ts';
import { game, matchWith, pack, type LimanowaMatch } from '../testing/match.ts';
import { where } from '../testing/told.ts';
import { BOT_NAMES, type BotName } from './bot-names.ts';
import { botsFor } from './bots.ts';

const bots = botsFor(game, pack);

/** Plays a match to the end; throws on a sentence that is not granted. */
function playOut(options: object, name: BotName, seed: number): Outcome | undefined {
  const match = new Rehearsal(game, options, { seed: `sfc32:${seed}` });
  const random = randomOf(`sfc32:${seed}`);
  for (let pending = game.pending(match.state); pending !== undefined; pending = game.pending(match.state)) {
    const view = game.view(match.state, pending.seat);
    match.say((pending.seat === AI_SEAT ? ['proceed'] : bots[name](view, random)).join(' '));
  }
  return game.outcome(match.state);
}

const plan = (match: LimanowaMatch): string => bots.corps(game.view(match.state, 'p1'), randomOf('sfc32:1')).join(' ');

describe.each(pack.missions.map(({ id: mission }, place) => ({ mission, place })))(
  'in $mission',
  ({ mission, place }) => {
    test.each(BOT_NAMES)('%s says nothing that is not granted, at any level and with either die', (name) => {
      for (const [seed, level] of LEVELS.entries())
        for (const die of inject('samples') > 1 ? DICE : [DICE[(place + seed) % 2]])
          expect(playOut({ mission, level, die }, name, seed)).toBeDefined();
    });
  },
);

test.each([2, 3, 4])('L12a with %i players all corps are commanded', (players) => {
  for (const shared of ['austria', 'russia'])
    expect(playOut({ mission: 'battle-of-limanowa', players, shared }, 'corps', players)).toBeDefined();
});

test('corps is competent, random is not', () => {
  const won = (name: BotName): number =>
    Array.from({ length: 12 }, (_match, seed) => playOut({ mission: 'bridge-at-neu-sandez' }, name, seed)).filter(
      (outcome) => outcome?.winners.includes('p1'),
    ).length;
  expect(won('corps')).toBeGreaterThan(8);
  expect(won('random')).toBeLessThan(3);
});

describe('corps', () => {
  test('L13a walks into an objective that stands empty', () => {
    const match = matchWith(['austria: honved 0101', 'russia ai: rifles 1110'], { strategic: ['0201'] });
    expect(plan(match.say('disclose'))).toBe('move a01 0201 disclose');
  });

  test('L8.3d brings three against the one who stands on it', () => {
    const match = matchWith(['austria: honved 0001, honved 0100, honved 0202', 'russia ai: rifles 0201'], {
      strategic: ['0201'],
    });
    expect(plan(match.say('disclose'))).toMatch(/attack r01 (?:a0[123] ?){3}disclose$/);
  });

  test('L6.3a occupies what it has emptied', () => {
    const match = matchWith(['austria: honved 0101', 'russia ai: rifles 0201 1rp, rifles 1110'], {
      strategic: ['0201'],
      dice: [1, 10],
      ai: [10],
    });
    match.say('disclose').say('attack r01 a01 disclose').say('proceed');
    expect(plan(match)).toBe('occupy a01 0201 disclose');
    match.say('occupy a01 0201 disclose');
    expect(where(match, 'a01')).toBe('0201');
  });

  test('L10d lures a defender away from an objective that it can reach', () => {
    const match = matchWith(['austria: honved 0000', 'russia ai: rifles 0100, rifles 1110'], {
      tactical: ['0100'],
      goal: { kind: 'mission', strategic: 0, tactical: 1, speed: Array.from({ length: 12 }, () => 1) },
      hands: [['deceit'], []],
    });
    expect(plan(match)).toMatch(/^deceit r01 0\d0\d disclose$/);
  });
});
