import { expect, test } from 'vitest';
import { type LimanowaMatch, matchWith, pack } from '../testing/match.ts';
import { SoloRecord, sumStatistics } from './statistics.ts';

function recorded(match: LimanowaMatch, sentences: readonly string[]): SoloRecord {
  const record = new SoloRecord(pack);
  record.note(match.events(), match.state);
  for (const sentence of sentences) {
    match.say(sentence);
    record.note(match.events(), match.state);
  }
  return record;
}

test('LS3.2.1a LS3.2.2c LS4.1a the record of a match counts rolls, cards, tokens, wounds and moves', () => {
  const match = matchWith(['austria: honved 0701, honved 0010', 'russia ai: rifles 0702, battery 0700'], {
    tokens: [0, 1],
    limit: 1,
    goal: { kind: 'mission', strategic: 0, tactical: 1, speed: [6] },
    tactical: ['0703'],
    ai: [1, 1],
    turns: ['dugIn'],
    dice: [10, 1],
  });
  const record = recorded(match, ['disclose', 'attack r01 a01 disclose', 'proceed', 'proceed', 'disclose']);
  expect(record.end()).toEqual({
    games: 1,
    won: 0,
    levels: { novice: 1 },
    scores: { 0: 1 },
    rounds: 1,
    longest: 1,
    cardRolls: {
      opening: { rolled: 0, within: 0, notRolled: { noCard: 1 } },
      central: { rolled: 1, within: 1, notRolled: {} },
      closing: { rolled: 0, within: 0, notRolled: { used: 1 } },
    },
    cards: { dugIn: { turned: 1, used: 1 } },
    tokenRolls: { rolled: 1, within: 1, notRolled: {} },
    tokens: { shell: 0, support: 1 },
    counterAttacks: { rolled: 1, hit: 1 },
    shells: { rolled: 0, hit: 0 },
    wounds: {},
    objectives: { moved: 0, left: 0 },
  });
});

test('LS4.1c LS4.2a wounds by rank, objectives moved into and left; sums can be summed again', () => {
  const match = matchWith(['austria: honved 0701, szurmay 0703', 'russia ai: rifles 0702'], {
    turn: 1,
    tactical: ['0602', '0704'],
    ai: [4, 10],
  });
  const one = recorded(match, ['proceed']).end();
  expect(one).toMatchObject({
    games: 0,
    wounds: { core: { rolled: 1, hit: 1 }, officer: { rolled: 1, hit: 0 } },
    objectives: { moved: 1, left: 1 },
  });
  const sum = sumStatistics([one, null, sumStatistics([one])]);
  expect(sum).toMatchObject({
    wounds: { core: { rolled: 2, hit: 2 }, officer: { rolled: 2, hit: 0 } },
    objectives: { moved: 2, left: 2 },
    longest: 2,
  });
});

test('where people play each other there is nothing to record', () => {
  const match = matchWith(['russia: rifles 0701', 'austria: honved 0010']);
  expect(recorded(match, ['disclose']).end()).toBe(null);
});
