import { expect, test } from 'vitest';
import { NONE } from '../model/ids.ts';
import { namesOf } from '../testing/ai-field.ts';
import { fieldWith, type LimanowaMatch, matchWith, type MatchScene } from '../testing/match.ts';
import { play as playTold, type Tell } from '../testing/told.ts';
import { tokenLimit } from './ai-token.ts';

// 0702 is forest; 0701 and 0602 next to it are open, 0802 is forest.
const CORPS = ['austria: honved 0701, honved 0010', 'russia ai: rifles 0702, battery 0700'];

/** What the AI did with tokens, and the rolls in combat. */
const TELL: Tell = {
  aiTokenRolled: ({ die, limit }) => `rolled ${die} of ${limit}`,
  aiTokenNotRolled: ({ why, rule }) => `not rolled: ${why} (${rule})`,
  tokenSpent: ({ battery, use, target }, held) => `${namesOf(held, [battery])} ${use} ${namesOf(held, [target])}`,
  rolled: ({ as, attacker, target, tv }, held) => `${as} ${namesOf(held, [attacker, target])} tv ${tv}`,
};

function play(match: LimanowaMatch, ...sentences: readonly string[]): string[] {
  return playTold(match, TELL, sentences);
}

/** An attack on the AI's line unit, after a failed roll for a card. */
function attacked({ ai = [], ...scene }: MatchScene, corps = CORPS): LimanowaMatch {
  const match = matchWith(corps, { tokens: [0, 2], ...scene, ai: [10, ...ai] });
  return match.say('disclose').say('attack r01 a01 disclose').say('proceed');
}

test('LS3.2.2c GT-84 at Novice a token roll of 3 uses a token, 4 does not', () => {
  const three = attacked({ ai: [3], dice: [10, 10] });
  expect(three.system.pending(three.state)).toMatchObject({ seat: 'ai', key: 'aiToken' });
  expect(play(three, 'proceed').slice(0, 2)).toEqual(['rolled 3 of 3', 'r02 support a01']);
  expect([three.state.corps[1]?.tokens, three.state.turn.aiToken]).toEqual([1, true]);
  const four = attacked({ ai: [4], dice: [10, 10] });
  expect(play(four, 'proceed')[0]).toBe('rolled 4 of 3');
  expect([four.state.corps[1]?.tokens, four.state.turn.aiToken]).toEqual([2, false]);
});

test('LS3.2.2b L9c support adds 2 to the counter-attack; an artillery attack is rolled before it', () => {
  expect(play(attacked({ ai: [4], dice: [10, 10] }), 'proceed')).toContain('counterAttack r01 a01 tv 4');
  expect(play(attacked({ ai: [3], dice: [10, 10] }), 'proceed')).toContain('counterAttack r01 a01 tv 6');
  const weak = ['austria: honved 0701 1rp, honved 0010', 'russia ai: rifles 0702, battery 0700'];
  const hit = attacked({ ai: [3], dice: [6] }, weak);
  expect(play(hit, 'proceed')).toEqual(['rolled 3 of 3', 'r02 shell a01', 'artillery r02 a01 tv 6']);
  expect(hit.state.units[0]?.at).toBe(NONE);
});

test('LS3.2.2n1 GT-86 nothing could have an effect: no roll, and the token stays', () => {
  const corps = ['austria: szurmay 0802, honved 0010', 'russia ai: rifles 0702, battery 0700'];
  const match = matchWith(corps, { tokens: [0, 2], ai: [10], dice: [10], tracing: true });
  match.say('disclose').say('attack r01 a01 disclose');
  expect(play(match, 'proceed')[0]).toBe('not rolled: noEffect (LS3.2.2n1)');
  expect(match.state.corps[1]?.tokens).toBe(2);
  expect(match.notes).toContainEqual({
    note: 'tokenNotRolled',
    no: { rule: 'LS3.2.2n1', why: 'noEffect' },
    batteries: [
      {
        battery: 3,
        shells: [],
        supports: [],
        why: [
          { rule: 'LS3.2.2n1', key: 'noChance', unit: 0, amount: -1 },
          { rule: 'L9c', key: 'forest', unit: 0 },
        ],
      },
    ],
  });
});

test('LS2.6 a mission without tokens for the AI has no roll for one', () => {
  const match = matchWith(CORPS, { tokens: [0, 0], ai: [10], dice: [10, 10] });
  match.say('disclose').say('attack r01 a01 disclose');
  expect(play(match, 'proceed')[0]).toBe('not rolled: noTokens (L9a)');
});

test('LS3.2a R-155 GT-84 one card and one token in one player’s round', () => {
  const match = matchWith(CORPS, { tokens: [0, 2], ai: [1, 1], turns: ['dugIn'], dice: [10, 10] });
  match.say('disclose').say('attack r01 a01 disclose').say('proceed').say('proceed');
  expect(match.state.turn).toMatchObject({ aiCard: true, aiToken: true });
  match.say('disclose');
  expect(match.events()).toContainEqual({
    rule: 'LS3.2.1n3',
    key: 'aiCardNotRolled',
    phase: 'closing',
    why: 'used',
  });
});

test('LS3.2a LS3.2c the caps are those of one player’s round: in the next both may be used again', () => {
  const match = matchWith(CORPS, {
    tokens: [0, 2],
    ai: [1, 1, 10, 1, 1],
    turns: ['dugIn', 'dugIn'],
    dice: [10, 10, 10, 10],
  });
  for (const _round of [1, 2]) {
    match.say('disclose').say('attack r01 a01 disclose').say('proceed').say('proceed');
    expect(match.state.turn).toMatchObject({ aiCard: true, aiToken: true });
    match.say('disclose');
    if (match.state.round === 1) match.say('proceed');
  }
  expect(match.state.corps[1]?.tokens).toBe(0);
});

test('LS3.2.2e a bombardment is answered in the Opening Phase; then no token is left for this round', () => {
  const corps = ['austria: battery 0802, honved 0701', 'russia ai: rifles 0702, battery 0700'];
  const match = matchWith(corps, {
    tokens: [0, 2],
    hands: [['bombardment'], []],
    ai: [10, 3, 10],
    dice: [10, 10, 10, 10],
  });
  match.say('bombardment a01 r01 disclose').say('proceed');
  expect(play(match, 'proceed')).toEqual([
    'rolled 3 of 3',
    'r02 shell a01',
    'artillery a01 r01 tv 3',
    'artillery r02 a01 tv 3',
  ]);
  match.say('attack r01 a02 disclose');
  expect(play(match, 'proceed')[0]).toBe('not rolled: used (LS3.2.2n2)');
});

test('LS3.2.2e a roll that failed in the Opening Phase is no bar to one in the Central Phase', () => {
  const corps = ['austria: battery 0802, honved 0701', 'russia ai: rifles 0702, battery 0700'];
  const match = matchWith(corps, {
    tokens: [0, 1],
    hands: [['bombardment'], []],
    ai: [10, 4, 10, 3],
    dice: [10, 10, 10],
  });
  match.say('bombardment a01 r01 disclose').say('proceed').say('proceed');
  match.say('attack r01 a02 disclose').say('proceed');
  expect(play(match, 'proceed').slice(0, 2)).toEqual(['rolled 3 of 3', 'r02 support a02']);
});

test('LS3.2.2e a Pursuit is answered in the Closing Phase, with an artillery attack', () => {
  const corps = ['austria: honved 0602, honved 0010', 'russia ai: cossacks 0603 1rp, rifles 0702, battery 0700'];
  const match = matchWith(corps, {
    tokens: [0, 1],
    hands: [['pursuit'], []],
    ai: [10, 10, 3],
    dice: [1, 10, 10, 10],
  });
  match.say('disclose').say('attack r01 a01 disclose').say('proceed').say('proceed');
  expect(play(match, 'pursuit occupy a01 0603 strike a01 r02 disclose')).toEqual([]);
  expect(play(match, 'proceed').slice(0, 2)).toEqual(['rolled 3 of 3', 'r03 shell a01']);
});

test('LS3.2.2d the trace names the batteries with what they can do, the battery’s choice and the row', () => {
  const match = attacked({ ai: [1], dice: [10, 10], tracing: true });
  match.say('proceed');
  expect(match.notes.slice(0, 3)).toMatchObject([
    {
      note: 'tokenRolled',
      limit: 3,
      die: 1,
      sides: 10,
      batteries: [{ battery: 3, shells: [0], supports: [0], why: [] }],
    },
    { note: 'choice', what: 'battery', row: 'LS3.2.2n2', ladder: { among: [3], chosen: 3 } },
    { note: 'choice', what: 'support', by: 3, row: 'LS7B2', ladder: { among: [0], chosen: 0 } },
  ]);
});

test('L14.3 R-156 the limit of a token by level, on the d10 and on the d6', () => {
  const limit = (options: NonNullable<MatchScene['options']>): number => tokenLimit(fieldWith(CORPS, { options }));
  expect([limit({ level: 'novice' }), limit({ level: 'tried' }), limit({ level: 'veteran' })]).toEqual([3, 5, 7]);
  expect([limit({ level: 'tried', die: 'd6' }), limit({ level: 'veteran', die: 'd6' })]).toEqual([4, 5]);
});
