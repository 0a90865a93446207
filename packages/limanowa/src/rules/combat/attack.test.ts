import { expect, test } from 'vitest';
import { denied } from '@sandtable/kernel/testing';
import { corpsId, hexId, NONE, unitId } from '../../model/ids.ts';
import type { AttackPlan } from '../../model/turn.ts';
import { fieldWith } from '../../testing/match.ts';
import { judgeAttacker, judgeChance, judgeGroup, judgeReach, judgeTactics, judgeTarget } from './attack.ts';
import { clashAfter, clashNow } from './clash.ts';

// Around 0100 are 0000, 0200, 0101 and 0001, all open.

function group(target: number, ...attackers: readonly number[]): AttackPlan {
  return { target: unitId(target), attackers: attackers.map(unitId) };
}

test('L8.3e one line unit cannot attack an officer: its target value is 0', () => {
  const held = fieldWith(['austria: honved 0000', 'russia: orlov 0100']);
  const clash = clashNow(held);
  expect(denied(judgeReach(held, clash, [], unitId(1)))).toEqual(['L8.3e noChance']);
  expect(denied(judgeChance(held, clash, [], group(1, 0)))).toEqual(['L8.3e noChance']);
});

test('L8.3d L8.3e two can: the first may be named because the second can join, and the group is not whole before', () => {
  const held = fieldWith(['austria: honved 0000, honved 0200', 'russia: orlov 0100']);
  const clash = clashNow(held);
  expect(judgeAttacker(held, clash, [], group(2), unitId(0)).granted).toBe(true);
  expect(judgeChance(held, clash, [], group(2, 0)).granted).toBe(true);
  expect(denied(judgeGroup(held, clash, group(2, 0)))).toEqual(['L8.3e noChance']);
  expect(judgeAttacker(held, clash, [], group(2, 0), unitId(1)).granted).toBe(true);
  expect(judgeGroup(held, clash, group(2, 0, 1)).granted).toBe(true);
});

test('L8.3e who attacks someone else already cannot be counted on', () => {
  const held = fieldWith(['austria: honved 0000, honved 0101', 'russia: orlov 0100, rifles 0201']);
  const clash = clashNow(held);
  const others = [group(3, 1)];
  expect(denied(judgeChance(held, clash, others, group(2, 0)))).toEqual(['L8.3e noChance']);
  expect(denied(judgeAttacker(held, clash, others, group(2), unitId(1)))).toEqual(['L6.2a attacksAlready']);
});

test('L4g L8.3e three line units with Mass assault hit an officer in a town, and nobody else could open that attack', () => {
  const corps = (belkovych: string) => [
    `russia: rifles 0200, rifles 0300, rifles 0101, belkovych ${belkovych}`,
    'austria: szurmay 0201',
  ];
  const held = fieldWith(corps('1110'));
  const pair = group(4, 0, 1);
  expect(denied(judgeGroup(held, clashNow(held), pair))).toEqual(['L8.3e noChance']);
  expect(judgeAttacker(held, clashNow(held), [], pair, unitId(2)).granted).toBe(true);
  expect(judgeChance(held, clashNow(held), [], pair).granted).toBe(true);
  expect(judgeGroup(held, clashNow(held), group(4, 0, 1, 2)).granted).toBe(true);
});

test('L6.2a attackers are own infantry and cavalry with the target in range, each against one target', () => {
  const held = fieldWith(['austria: honved 0000, ah-battery 0200, honved 0500, honved lost', 'russia: rifles 0100']);
  const clash = clashNow(held);
  const judge = (unit: number) => denied(judgeAttacker(held, clash, [], group(4, 0), unitId(unit)));
  expect(judge(0)).toEqual(['L6.2a attacksAlready']);
  expect(judge(1)).toEqual(['L6.2a noFighter']);
  expect(judge(2)).toEqual(['L6.2a outOfReach']);
  expect(judge(3)).toEqual(['L3r lost']);
  expect(judge(4)).toEqual(['L6.2a notYours']);
});

test('L6.2a a target is an enemy on the map that someone can reach, named once', () => {
  const held = fieldWith(['austria: honved 0000, honved 0200', 'russia: rifles 0100, rifles 0800, rifles lost']);
  const clash = clashNow(held);
  const others = [group(2, 0)];
  expect(judgeTarget(held, [], unitId(2)).granted).toBe(true);
  expect(judgeReach(held, clash, [], unitId(2)).granted).toBe(true);
  expect(denied(judgeTarget(held, others, unitId(2)))).toEqual(['L6.2a attackedAlready']);
  expect(denied(judgeReach(held, clash, [], unitId(3)))).toEqual(['L8.3e noAttacker']);
  expect(denied(judgeTarget(held, [], unitId(4)))).toEqual(['L3r lost']);
  expect(denied(judgeTarget(held, [], unitId(1)))).toEqual(['L6.2a notEnemy']);
});

test('L6.2a attacks are judged on the places after the planned moves', () => {
  const held = fieldWith(['austria: honved 0300', 'russia: rifles 0100']);
  const moves = [{ unit: unitId(0), to: hexId(2), as: 'move' }] as const;
  const after = clashAfter(held, { moves, supports: [], tactics: NONE });
  expect(denied(judgeReach(held, clashNow(held), [], unitId(1)))).toEqual(['L8.3e noAttacker']);
  expect(judgeReach(held, after, [], unitId(1)).granted).toBe(true);
});

test('L4a Aggressive tactics is for friendly infantry and cavalry next to Orlov, officers included', () => {
  const held = fieldWith([
    'russia: orlov 0100, rifles 0000, rifles 0300, ru-battery 0200, belkovych 0101',
    'austria: honved 0001',
  ]);
  const judge = (unit: number) => judgeTactics(held, clashNow(held), corpsId(0), unitId(unit));
  expect(judge(1)).toMatchObject({ granted: true, value: 0 });
  expect(judge(4)).toMatchObject({ granted: true, value: 0 });
  expect(denied(judge(2))).toEqual(['L4a notBesideOfficer']);
  expect(denied(judge(3))).toEqual(['L6.2a noFighter']);
  expect(denied(judge(5))).toEqual(['L6.2a notYours']);
});

test('L4c Orlov cannot use it for himself', () => {
  const held = fieldWith(['russia: orlov 0100, rifles 0000', 'austria: honved 0200']);
  expect(denied(judgeTactics(held, clashNow(held), corpsId(0), unitId(0)))).toEqual(['L4c ownTactics']);
});
