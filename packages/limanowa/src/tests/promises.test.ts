import { Forecasts, nonEmpty } from '@sandtable/kernel/testing';
import { expect, inject, test } from 'vitest';
import { botsFor } from '../bots/bots.ts';
import { kindOf, LEVELS } from '../model/mission.ts';
import { game, pack } from '../testing/match.ts';
import { playPromised } from '../testing/promises.ts';

// Fixed seeds; `npm run fuzz -- --game limanowa` plays the same with new ones.

const bots = botsFor(game, pack);
/** With the last of them a match is played at random. */
const SEEDS = inject('samples') > 1 ? ['1', '2', '3'] : ['1', '3'];
const MATCHES = nonEmpty(pack.missions).flatMap((mission) =>
  LEVELS.flatMap((level) => SEEDS.map((seed) => ({ mission, level, seed }))),
);

test('L8.2b LS7A LS3.2a what a plan is said to bring comes as often as it is said, at every level, alone, together and against people', () => {
  const kept = new Forecasts();
  for (const { mission, level, seed } of MATCHES) {
    const options = { mission: mission.id, level, ...(kindOf(mission) === 'versus' ? { players: 2 } : {}) };
    const bot = seed === '3' ? bots.random : bots.corps;
    playPromised({ system: game, pack, options, seed: `sfc32:${mission.id} ${level} ${seed}`, bot }, kept);
  }
  expect(kept.complaints()).toEqual([]);
  for (const kind of [
    'attack against the AI',
    'counter-attack by the AI',
    'what the AI adds',
    'attack, unanswered',
    'counterAttack, unanswered',
    'a counter-attack at the most',
  ])
    expect([kind, kept.count(kind) > 100]).toEqual([kind, true]);
});
