import { expect, test } from 'vitest';
import type { LimanowaEvent } from '../model/event.ts';
import { matchWith, missionWith } from '../testing/match.ts';

const CORPS = ['austria: honved 0701, honved 0010', 'russia ai: rifles 0702, rifles 0703'];

function keysOf(events: readonly LimanowaEvent[]): string[] {
  return events.map(({ key }) => key);
}

test('LS4b first all wounds, then the moves into empty objectives', () => {
  const match = matchWith(CORPS, { turn: 1, tactical: ['0704'], ai: [4] });
  match.say('proceed');
  expect(keysOf(match.events()).slice(0, 4)).toEqual(['aiRoundBegan', 'woundRolled', 'lostRp', 'moved']);
});

test('LS4a nobody is asked for anything in the AI’s round: one word of the AI’s, and the next round begins', () => {
  const match = matchWith(CORPS, {
    tokens: [3, 3],
    hands: [['forcedMarch', 'dressing'], []],
    ai: [4],
  });
  match.say('disclose').say('disclose').say('disclose');
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'ai', key: 'aiRound' });
  expect(match.offers()).toEqual(['proceed']);
  match.say('proceed');
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'p1', key: 'opening' });
  expect(match.state.round).toBe(2);
});

test('LS1e the AI only defends: its units neither attack nor move in a player’s round', () => {
  const match = matchWith(CORPS, { ai: [10], dice: [10, 10] });
  const before = match.state.units.map(({ at }) => at);
  match.say('disclose').say('attack r01 a01 disclose').say('proceed');
  expect(match.state.units.map(({ at }) => at)).toEqual(before);
  expect(match.events().filter((event) => event.key === 'rolled')).toMatchObject([
    { as: 'attack', attacker: 0 },
    { as: 'counterAttack', attacker: 2 },
  ]);
});

test('LS1h R-163 the AI’s dice have a seat of their own: it makes no difference which player rolls them', () => {
  const match = missionWith('steamroller');
  const seats: string[] = [];
  for (let said = 0; said < 7; said++) {
    seats.push(match.system.pending(match.state)?.seat ?? 'nobody');
    match.say(match.offers()[0] === 'proceed' ? 'proceed' : 'disclose');
  }
  expect(seats).toEqual(['p1', 'p1', 'p1', 'p2', 'p2', 'p2', 'ai']);
});

test('LS3.2c R-163 every player’s own round in seat order, then one AI round; the caps count for each of them', () => {
  const corps = [
    'russia: rifles 0701, rifles 0010',
    'russia: rifles 0602, rifles 0009',
    'austria ai: honved 0702, battery 0700',
  ];
  const match = matchWith(corps, {
    tokens: [0, 0, 2],
    ai: [1, 1, 1, 1],
    turns: ['dugIn', 'coveringFire'],
    dice: [10, 10, 10, 10],
  });
  for (const attacker of ['r01', 'r03']) {
    match.say('disclose').say(`attack a01 ${attacker} disclose`).say('proceed').say('proceed');
    expect(match.state.turn).toMatchObject({ aiCard: true, aiToken: true });
    match.say('disclose');
  }
  expect(match.system.pending(match.state)).toMatchObject({ seat: 'ai', key: 'aiRound' });
});

test('LS3.1 the players’ own round goes as in the base game, with the AI’s reactions in between', () => {
  const match = matchWith(CORPS, { hands: [['forcedMarch'], []], ai: [10, 10, 10], dice: [10, 10] });
  const keys: string[] = [];
  for (const sentence of [
    'forcedMarch a02 disclose',
    'proceed',
    'attack r01 a01 disclose',
    'proceed',
    'disclose',
    'proceed',
  ]) {
    keys.push(`${match.system.pending(match.state)?.seat} ${match.system.pending(match.state)?.key}`);
    match.say(sentence);
  }
  expect(keys).toEqual(['p1 opening', 'ai aiCard', 'p1 central', 'ai aiCard', 'p1 closing', 'ai aiCard']);
});
