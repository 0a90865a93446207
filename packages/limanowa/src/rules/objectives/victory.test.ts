import { describe, expect, test } from 'vitest';
import type { Level } from '../../model/mission.ts';
import { fieldWith, heldOf, matchWith, missionWith, pack, type MatchScene } from '../../testing/match.ts';
import { idle } from '../../testing/told.ts';
import { gradeAt, heldByPlayers, heldBySide, scoreAt } from './victory.ts';
import { hexId } from '../../model/ids.ts';

const GOAL = { kind: 'mission', strategic: 1, tactical: 1, speed: [6, 5, 4] } as const;
const BASE: MatchScene = { strategic: ['0604'], tactical: ['0505', '0804'], goal: GOAL, limit: 3 };

describe('an objective', () => {
  const held = fieldWith(['austria: honved 0604, battery 0804', 'russia ai: rifles 0505'], BASE);

  test('L11b L11a is Strategic or Tactical', () => {
    expect(
      ['0604', '0505', '0304'].map((word) =>
        gradeAt(held, hexId(Number(word.slice(0, 2)) + 12 * Number(word.slice(2)))),
      ),
    ).toEqual(['strategic', 'tactical', null]);
  });

  test('L11b is held by whoever stands in it, batteries too', () => {
    expect(heldByPlayers(held)).toEqual({ strategic: 1, tactical: 1 });
    expect(heldBySide(held, 'russia')).toEqual({ strategic: 0, tactical: 1 });
  });

  test('L11b is held by nobody when they have left', () => {
    const empty = fieldWith(['austria: honved 0000', 'russia ai: rifles 0505'], BASE);
    expect(heldByPlayers(empty)).toEqual({ strategic: 0, tactical: 0 });
  });
});

test('L11c Strategic Objectives are towns, in every battle of ours', () => {
  const grounds = pack.missions.flatMap(({ objectives, map }) => {
    const plan = pack.maps.find(({ id }) => id === map);
    return objectives
      .filter(({ grade }) => grade === 'strategic')
      .map(({ at: [column, row] }) => plan?.rows[row]?.charAt(column));
  });
  expect(new Set(grounds)).toEqual(new Set(['T']));
});

describe('a mission', () => {
  test('L13a is done when the objectives are held at the end of a player’s round', () => {
    const match = idle(matchWith(['austria: honved 0604, honved 0505', 'russia ai: rifles 1100'], BASE));
    expect(match.events().at(-1)).toEqual({ rule: 'L13a', key: 'succeeded', round: 1, level: 1, speed: 6 });
    expect(match.system.outcome(match.state)).toEqual({
      winners: ['p1'],
      scores: { p1: 7, ai: 0 },
      reason: { rule: 'L13a', key: 'done' },
    });
  });

  test('L13a in coop by whichever player’s units, and for all together', () => {
    const corps = ['austria: honved 0604', 'austria: honved 0505', 'russia ai: rifles 1100'];
    const match = idle(matchWith(corps, BASE));
    expect(match.system.outcome(match.state)).toMatchObject({ winners: ['p1', 'p2'], scores: { p1: 7, p2: 7 } });
  });

  test('L13a has failed when the last player’s round of the last game round ends without that', () => {
    const corps = ['austria: honved 0604', 'austria: honved 0000', 'russia ai: rifles 1100'];
    const match = idle(matchWith(corps, { ...BASE, round: 3 }));
    expect(match.state.ended).toBeNull();
    idle(match);
    expect(match.events().at(-1)).toEqual({ rule: 'L13a', key: 'failed', why: 'time' });
    expect(match.system.outcome(match.state)).toMatchObject({ winners: ['ai'], scores: { p1: 0, p2: 0 } });
  });

  test('L13a has failed when no player has infantry or cavalry left', () => {
    const corps = ['austria: honved 0100 1rp, battery 0000', 'russia ai: rifles 0200'];
    const match = matchWith(corps, { ...BASE, ai: [10, 10], dice: [10, 1] });
    match.say('disclose').say('attack r01 a01 disclose').say('proceed').say('disclose').say('proceed');
    expect(match.state.ended).toMatchObject({ why: 'nobodyLeft', side: null });
  });

  test('L13a or has lost the last of them in the AI’s round', () => {
    const match = matchWith(['austria: honved 0100 1rp', 'russia ai: rifles 0200'], { ...BASE, ai: [1] });
    idle(match).say('proceed');
    expect(match.events().at(-1)).toEqual({ rule: 'L13a', key: 'failed', why: 'nobodyLeft' });
  });
});

describe('the score of the first mission:', () => {
  test.each<[Level, number, number]>([
    ['novice', 8, 2],
    ['tried', 5, 7],
    ['veteran', 3, 12],
    ['veteran', 1, 12],
  ])('LS1d LS5a LS5b GT-81 %s in round %i: %i VP', (level, round, vp) => {
    const match = missionWith('bridge-at-neu-sandez', { options: { level } });
    const { goal } = match.state.terms;
    if (goal.kind !== 'mission') throw new Error('no mission');
    const { level: forLevel, speed } = scoreAt(heldOf(match), goal, round);
    expect(forLevel + speed).toBe(vp);
  });

  test('LS1d LS5a LS5b GT-81 not done in 8 rounds: 0', () => {
    const match = idle(
      matchWith(['austria: honved 0000', 'russia ai: rifles 1100'], {
        ...BASE,
        goal: { ...GOAL, speed: [6, 6, 6, 5, 4, 3, 2, 1] },
        limit: 8,
        round: 8,
      }),
    );
    expect(match.system.outcome(match.state)?.scores).toEqual({ p1: 0, ai: 0 });
  });
});

describe('the battle between people', () => {
  const objectives = { strategic: ['0303', '0604', '1004', '1110'], tactical: ['0203', '0505'] };

  test('L11d a side that holds three of four Strategic Objectives at the end of its last corps’ round wins', () => {
    const corps = [
      'russia: rifles 0604',
      'austria: honved 0000',
      'russia: rifles 0303, rifles 1004',
      'austria: honved 0100',
    ];
    const match = idle(matchWith(corps, objectives));
    expect(match.state.ended).toBeNull();
    idle(idle(match));
    expect(match.events().at(-1)).toEqual({ rule: 'L11d', key: 'won', side: 'russia', why: 'objectives' });
    expect(match.system.outcome(match.state)).toMatchObject({ winners: ['p1'], scores: { p1: 9, p2: 0 } });
  });

  test('L11d knocking out one enemy corps, all its infantry and cavalry, wins', () => {
    const corps = ['austria: honved 0100', 'russia: rifles 0200 1rp, battery 1000', 'russia: rifles 1100'];
    const match = matchWith(corps, { ...objectives, dice: [4, 10] });
    match.say('disclose').say('attack r01 a01 disclose').say('disclose');
    expect(match.events().at(-1)).toEqual({ rule: 'L11d', key: 'won', side: 'austria', why: 'knockedOut' });
  });

  test('L11d where both sides lose a corps at once, points decide', () => {
    const corps = ['austria: honved 0100 1rp', 'russia: rifles 0200 1rp', 'russia: rifles 0604'];
    const match = matchWith(corps, { ...objectives, dice: [4, 4] });
    match.say('disclose').say('attack r01 a01 disclose').say('disclose');
    expect(match.events().at(-1)).toEqual({ rule: 'L11d', key: 'won', side: 'russia', why: 'points' });
  });

  test.each([
    ['0604', '0000', 'austria', 3, 0],
    ['0000', '0604', 'russia', 0, 3],
    ['0203', '0505', 'austria', 1, 1],
    ['0203', '0604', 'russia', 1, 3],
  ])(
    'L11d after the last round 3 points a Strategic, 1 a Tactical Objective: %s against %s',
    (ours, theirs, side, ourPoints, theirPoints) => {
      const match = matchWith([`austria: honved ${ours}`, `russia: rifles ${theirs}, rifles 0900`], {
        ...objectives,
        round: 12,
      });
      idle(idle(match));
      expect(match.events().at(-1)).toMatchObject({ key: 'won', side, why: 'points' });
      expect(match.system.outcome(match.state)?.scores).toEqual({ p1: ourPoints, p2: theirPoints });
    },
  );
});
