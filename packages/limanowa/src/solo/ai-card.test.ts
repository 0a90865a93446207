import { expect, test } from 'vitest';
import { effectOf } from '../model/battle.ts';
import { PHASES } from '../model/battlecard.ts';
import type { LimanowaEvent } from '../model/event.ts';
import { namesOf } from '../testing/ai-field.ts';
import { fieldWith, type LimanowaMatch, matchWith, pack, type MatchScene } from '../testing/match.ts';
import { play as playTold, type Tell } from '../testing/told.ts';
import { cardLimit } from './ai-card.ts';

// 0702 is forest; 0701, 0602 and 0703 next to it are open, 0601 is a town, 0802 forest.
const ATTACKED = ['austria: honved 0701, honved 0602, honved 0010', 'russia ai: rifles 0702, cossacks 0703'];

/** What the AI did with cards. */
const TELL: Tell = {
  aiCardRolled: ({ phase, die, limit }) => `rolled ${phase} ${die} of ${limit}`,
  aiCardNotRolled: ({ phase, why, rule }) => `${phase} not rolled: ${why} (${rule})`,
  aiCardTurned: ({ card }) => `turned ${effectOf(pack, card)}`,
  aiCardUsed: ({ card, unit, target }, held) => `used ${effectOf(pack, card)} ${namesOf(held, [unit, target])}`,
  aiCardDiscarded: ({ card }) => `discarded ${effectOf(pack, card)}`,
};

function play(match: LimanowaMatch, ...sentences: readonly string[]): string[] {
  return playTold(match, TELL, sentences);
}

function central(scene: MatchScene, corps: readonly string[] = ATTACKED): LimanowaMatch {
  return matchWith(corps, scene).say('disclose').say('attack r01 a01 disclose');
}

test('LS3.2.1n1 R-201 without a disclosed Battlecard the Opening is not rolled for', () => {
  const match = matchWith(ATTACKED);
  expect(play(match, 'disclose')).toEqual(['opening not rolled: noCard (LS3.2.1n1)']);
  expect(match.system.pending(match.state)?.key).toBe('central');
});

test('LS3.2.1a GT-84 at Novice an Opening roll of 2 turns a card, 3 does not', () => {
  const scene: MatchScene = { hands: [['forcedMarch'], []] };
  const two = matchWith(ATTACKED, { ...scene, ai: [2], turns: ['blockingPreparations'] });
  expect(play(two, 'forcedMarch a01 disclose')).toEqual([]);
  expect(two.system.pending(two.state)).toMatchObject({ seat: 'ai', key: 'aiCard' });
  expect(play(two, 'proceed')).toEqual([
    'rolled opening 2 of 2',
    'turned blockingPreparations',
    'used blockingPreparations - -',
  ]);
  const three = matchWith(ATTACKED, { ...scene, ai: [3] });
  expect(play(three, 'forcedMarch a01 disclose', 'proceed')).toEqual(['rolled opening 3 of 2']);
  expect(three.state.turn.marcher).toBe(0);
});

test('LS3.2.1b L10a Blocking preparations cancels the disclosed card', () => {
  const match = matchWith(ATTACKED, { hands: [['forcedMarch'], []], ai: [1], turns: ['blockingPreparations'] });
  match.say('forcedMarch a01 disclose').say('proceed');
  expect(match.events()).toContainEqual({ rule: 'L10a', key: 'blocked', effect: 'forcedMarch' });
  expect(match.state.turn).toMatchObject({ marcher: -1, extraMoves: 0, aiCard: true });
});

test('LS3.2.1a GT-84 at Novice a Central roll of 3 turns a card, 4 does not', () => {
  expect(play(central({ ai: [3], turns: ['dugIn'], dice: [10, 10] }), 'proceed').slice(0, 3)).toEqual([
    'rolled central 3 of 3',
    'turned dugIn',
    'used dugIn r01 -',
  ]);
  expect(play(central({ ai: [4], dice: [10, 10] }), 'proceed')).toEqual(['rolled central 4 of 3']);
});

test('R-201 the Central Phase is rolled for only if an AI unit is attacked; moves alone are no reason', () => {
  const match = matchWith(ATTACKED).say('disclose');
  expect(play(match, 'move a03 0009 disclose')).toEqual(['central not rolled: noAttack (R-201)']);
});

test('LS3.2.1n3 GT-84 a card was used in the Central Phase: the Closing Phase is not rolled for', () => {
  const match = central({ ai: [1], turns: ['dugIn'], dice: [10, 10] }).say('proceed');
  expect(play(match, 'disclose')).toEqual(['closing not rolled: used (LS3.2.1n3)']);
});

test('LS3.2.1n3 a card was used in the Opening Phase: neither later phase is rolled for', () => {
  const match = matchWith(ATTACKED, {
    hands: [['forcedMarch'], []],
    ai: [1],
    turns: ['blockingPreparations'],
    dice: [10, 10],
  });
  match.say('forcedMarch a01 disclose').say('proceed');
  expect(play(match, 'attack r01 a01 disclose', 'disclose')).toEqual([
    'central not rolled: used (LS3.2.1n3)',
    'closing not rolled: used (LS3.2.1n3)',
  ]);
});

test('LS3.2.1c R-157 GT-84 a Central card without a target is discarded, not counted as used', () => {
  // The rifles are shelled, and no unit that a volley could hit attacks them.
  const guns = ['austria: battery 0902, honved 0010', 'russia ai: rifles 0702, rifles 0703'];
  const match = matchWith(guns, { tokens: [1, 0], ai: [1], turns: ['volley'], dice: [10] });
  match.say('disclose').say('shell a01 r01 disclose');
  expect(play(match, 'proceed', 'disclose')).toEqual([
    'rolled central 1 of 3',
    'turned volley',
    'discarded volley',
    'closing not rolled: noSurvivor (LS3.2.1n2)',
  ]);
  expect(match.state.turn.aiCard).toBe(false);
});

test('LS3.2.1c GT-84 a Central card was discarded: the Closing Phase is still rolled for', () => {
  const szurmay = ['austria: szurmay 0701, honved 0010', 'russia ai: guard 0702'];
  // Even with the volley's +2 the Guard can hit Szurmay only in the open.
  const forest = ['austria: szurmay 0802, honved 0010', 'russia ai: guard 0702'];
  const match = matchWith(forest, { ai: [1, 4], turns: ['volley', 'counterAttack'], dice: [10] });
  match.say('disclose').say('attack r01 a01 disclose');
  expect(play(match, 'proceed', 'disclose', 'proceed')).toEqual([
    'rolled central 1 of 3',
    'turned volley',
    'discarded volley',
    'rolled closing 4 of 4',
    'turned counterAttack',
    'discarded counterAttack',
  ]);
  const open = matchWith(szurmay, { ai: [1], turns: ['volley'], dice: [10, 10, 10] });
  open.say('disclose').say('attack r01 a01 disclose');
  expect(play(open, 'proceed')).toContain('used volley r01 -');
});

test('LS3.2.1n2 GT-84 at Novice a Closing roll of 4 turns a card, 5 does not; only if a unit came through an attack', () => {
  const survived = (ai: readonly number[], turns: MatchScene['turns'], dice: readonly number[]): string[] => {
    const match = central({ ai, dice, ...(turns === undefined ? {} : { turns }) }).say('proceed');
    return play(match, 'disclose', 'proceed');
  };
  expect(survived([10, 4], ['counterAttack'], [10, 10, 10])).toEqual([
    'rolled closing 4 of 4',
    'turned counterAttack',
    'used counterAttack r01 a01',
  ]);
  expect(survived([10, 5], undefined, [10, 10])).toEqual(['rolled closing 5 of 4']);
  const lost = matchWith(['austria: honved 0701, honved 0602', 'russia ai: cossacks 0702 1rp, rifles 0804'], {
    ai: [10, 1],
    dice: [1, 10, 10],
  });
  lost.say('disclose').say('attack r01 a01 a02 disclose').say('proceed');
  expect(play(lost, 'disclose')).toEqual(['closing not rolled: noSurvivor (LS3.2.1n2)']);
});

test('LS3.2.1n2 an artillery attack that was survived is no reason to roll in the Closing Phase', () => {
  const match = matchWith(['austria: battery 0902, honved 0010', 'russia ai: rifles 0702'], {
    tokens: [1, 0],
    ai: [10],
    dice: [1],
  });
  match.say('disclose').say('shell a01 r01 disclose').say('proceed');
  expect(play(match, 'disclose')).toEqual(['closing not rolled: noSurvivor (LS3.2.1n2)']);
});

test('LS3.2.1d L10i L10j L10m cards for attacked units: those that are not attacked are no candidates', () => {
  const used = (card: 'dugIn' | 'coveringFire' | 'secondLine'): string[] =>
    play(central({ ai: [1], turns: [card], dice: [10, 10] }), 'proceed');
  expect(used('dugIn')).toContain('used dugIn r01 -');
  expect(used('coveringFire')).toContain('used coveringFire r01 -');
  expect(used('secondLine')).toContain('used secondLine r01 -');
});

test('LS3.2.1n4 two units are attacked: the card protects by table LS7C', () => {
  const corps = ['austria: honved 0701, honved 0602', 'russia ai: rifles 0702, guard 0601'];
  const scene: MatchScene = {
    ai: [1],
    turns: ['dugIn'],
    tactical: ['0601'],
    tracing: true,
    dice: [10, 10, 10, 10, 10],
  };
  const match = matchWith(corps, scene).say('disclose').say('attack r01 a01 attack r02 a02 disclose');
  expect(play(match, 'proceed')).toContain('used dugIn r02 -');
  expect(match.notes).toContainEqual(expect.objectContaining({ note: 'choice', what: 'protected', row: 'LS7C1' }));
});

test('LS3.2.1d the attackers count where their moves will have led them', () => {
  // Szurmay leaves the forest: in the open the Guard's volley can hit him.
  const corps = ['austria: szurmay 0802, honved 0010', 'russia ai: guard 0702'];
  const match = matchWith(corps, { ai: [1], turns: ['volley'], dice: [10, 10, 10] });
  match.say('disclose').say('move a01 0703 attack r01 a01 disclose');
  expect(play(match, 'proceed')).toContain('used volley r01 -');
});

test('LS3.2.1d R-199 Counter-attack card: target by table LS7A over all attackers of all survivors; whom it attacked strikes', () => {
  const corps = ['austria: honved 0701, hussars 0602 1rp, honved 0010', 'russia ai: rifles 0702, rifles 0601'];
  const match = matchWith(corps, {
    ai: [10, 1],
    turns: ['counterAttack'],
    dice: [10, 10, 10, 10, 1],
    tracing: true,
  });
  match.say('disclose').say('attack r01 a01 attack r02 a02 disclose').say('proceed');
  expect(play(match, 'disclose', 'proceed')).toContain('used counterAttack r02 a02');
  expect(match.events()).toContainEqual({ rule: 'L3r', key: 'destroyed', unit: 1, at: expect.any(Number) });
  expect(match.notes).toContainEqual(expect.objectContaining({ what: 'strike', row: 'LS7A1' }));
});

test('LS2.5c a pile is reshuffled at once when its last card has left', () => {
  const scene: MatchScene = { hands: [['forcedMarch', 'forcedMarch'], []], ai: [1, 1] };
  const apart = ['austria: honved 0010, honved 0009', 'russia ai: rifles 1100'];
  const match = matchWith(apart, { ...scene, turns: ['blockingPreparations', 'blockingPreparations'] });
  const reshuffled = (): LimanowaEvent[] => match.events().filter(({ key }) => key === 'reshuffled');
  match.say('forcedMarch a01 disclose').say('proceed');
  expect([reshuffled(), match.state.piles?.opening]).toMatchObject([[], { discards: [1] }]);
  match.say('disclose').say('disclose').say('proceed');
  match.say('forcedMarch a01 disclose').say('proceed');
  expect(reshuffled()).toEqual([{ rule: 'LS2.5c', key: 'reshuffled', pile: 'opening' }]);
  expect(match.state.piles?.opening.inside).toHaveLength(2);
  expect(match.state.piles?.opening.discards).toEqual([]);
});

test('L14.3 R-156 the limits of the three phases by level, on the d10 and on the d6', () => {
  const limits = (options: NonNullable<MatchScene['options']>): number[] => {
    const field = fieldWith(ATTACKED, { options });
    return PHASES.map((phase) => cardLimit(field, phase));
  };
  expect(limits({ level: 'novice' })).toEqual([2, 3, 4]);
  expect(limits({ level: 'tried' })).toEqual([4, 5, 6]);
  expect(limits({ level: 'veteran' })).toEqual([6, 7, 8]);
  expect(limits({ level: 'novice', die: 'd6' })).toEqual([2, 3, 4]);
  expect(limits({ level: 'tried', die: 'd6' })).toEqual([3, 4, 5]);
  expect(limits({ level: 'veteran', die: 'd6' })).toEqual([4, 5, 5]);
});
