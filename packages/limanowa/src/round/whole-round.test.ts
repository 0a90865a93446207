import { denied } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldLines, told, waiting } from '../testing/told.ts';
import { type LimanowaMatch, missionWith } from '../testing/match.ts';

// Rounds played from the set-up of a mission.

/** Says the sentences and collects the events on the map. */
function play(match: LimanowaMatch, sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) => fieldLines(match.say(sentence)));
}

test('LS3.1 LS3.2c solo: a round of the player, the AI’s answers, its own round, and the next begins', () => {
  const match = missionWith('bridge-at-neu-sandez', { dice: [2, 5, 2], ai: [4, 4, 5, 3, 4] });
  const plan = 'move a02 0506 move a06 0507 move a01 0606 attack r02 a02 a01 disclose';
  expect(play(match, ['disclose', plan, 'proceed', 'proceed'])).toEqual([
    'a02 move 0506',
    'a06 move 0507',
    'a01 move 0606',
    'a02 attack r02 tv 4: 2 hit',
    'a02 attack r02 tv 4: 5 miss',
    'a01 attack r02 tv 6: 2 hit',
    'r02 loses 2, 1 left (L8.2b)',
  ]);
  expect(waiting(match)).toBe('p1 closing');
  expect(told(match.say('disclose'))).toEqual(['L6b disclosed']);
  expect(waiting(match)).toBe('ai aiCard');
  expect(told(match.say('proceed'))).toEqual(['LS3.2.1a aiCardRolled', 'L6.3d drew', 'L6.3d drew', 'L13a held']);
  expect(told(match.say('proceed'))).toEqual([
    'LS4b aiRoundBegan',
    'LS4.1d woundRolled',
    'LS4.1d woundRolled',
    'LS3.2c gameRoundBegan',
    'L6a roundBegan',
  ]);
  expect(match.state.round).toBe(2);
});

test('LS3.2c LS1b coop: both players’ rounds, each with its own corps, then the AI’s', () => {
  const match = missionWith('steamroller', { dice: [2, 5, 4, 1, 10], ai: [4, 4, 5, 4, 5] });
  // Two rolls of the AI: for a card, and for a token, since its battery covers a04.
  const first = 'move r02 0504 wave r04 0604 attack a04 r02 disclose';
  expect(play(match, ['disclose', first, 'proceed', 'proceed'])).toEqual([
    'r02 move 0504',
    'r04 wave 0604',
    'r02 attack a04 tv 4: 2 hit',
    'r02 attack a04 tv 4: 5 miss',
    'a04 counterAttack r02 tv 3: 4 miss',
    'a04 loses 1, 1 left (L8.2b)',
  ]);
  play(match, ['disclose', 'proceed']);
  expect(waiting(match)).toBe('p2 opening');
  match.say('disclose');
  expect(denied(match.judge('move r02'))).toEqual(['L6a notYours']);
  const second = 'move r13 1008 move r09 1007 attack a09 r13 disclose';
  expect(play(match, [second, 'proceed', 'proceed'])).toEqual([
    'r13 move 1008',
    'r09 move 1007',
    'r13 attack a09 tv 4: 1 hit',
    'a09 counterAttack r13 tv 1: 10 miss',
    'a09 loses 1, 2 left (L8.2b)',
  ]);
});

test('L12b L12c versus: opponents are asked in turn order, and the next corps is theirs', () => {
  const match = missionWith('battle-of-limanowa', { options: { players: 4 }, dice: [10, 10, 10] });
  match.say('disclose').say('move r02 0504 attack a04 r02 disclose');
  expect(waiting(match)).toBe('p2 centralReaction');
  match.say('pass');
  expect(waiting(match)).toBe('p4 centralReaction');
  expect(play(match, ['pass'])).toEqual([
    'r02 move 0504',
    'r02 attack a04 tv 4: 10 miss',
    'r02 attack a04 tv 4: 10 miss',
    'a04 counterAttack r02 tv 3: 10 miss',
  ]);
  match.say('disclose');
  expect(waiting(match)).toBe('p2 closingReaction');
  match.say('pass');
  expect(waiting(match)).toBe('p2 opening');
});
