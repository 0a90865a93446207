import { denied, Rehearsal } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { BearEvent } from '../model/battle/event.ts';
import { game, matchWith, pack } from '../testing/match.ts';

const DUEL = 'g01 0,0 SE; g02 0,1 SE; s03 6,0 NW; s04 6,1 NW';

function keys(events: readonly BearEvent[]): string[] {
  return events.map(({ key }) => key);
}

test('B2.0 before a round spent units turn fresh where they stand, and the Order Cards come together again', () => {
  const match = matchWith(DUEL, { checks: [1], dice: [6, 6, 1, 1] });
  match.say('g01 pivot NE caps:0');
  expect(match.state.units[0]).toMatchObject({ spent: true, facing: 1 });
  expect(match.state.orderDeck.discards).toHaveLength(1);
  match.say('pass').say('pass');
  expect(keys(match.events()).slice(0, 4)).toEqual(['passed', 'roundEnded', 'roundBegan', 'capsReset']);
  expect(match.state.units[0]).toMatchObject({ spent: false, facing: 1 });
  expect(match.state.orderDeck.discards).toEqual([]);
  expect(match.state.round).toBe(2);
});

test('B2.0 heavy smoke turns light before the next round, light smoke goes', () => {
  const match = matchWith(DUEL, { markers: 'smoke2 3,0; smoke1 4,0', dice: [6, 6, 1, 1, 6, 6, 1, 1] });
  match.say('pass').say('pass');
  expect(match.state.markers).toMatchObject([{ kind: 'smoke', dm: 1 }]);
  match.say('pass').say('pass');
  expect(match.state.markers).toEqual([]);
});

test('B2.3 CAPs that nobody spent are lost when the round ends, and that is told', () => {
  const match = matchWith(DUEL, { caps: [3, 0] })
    .say('pass')
    .say('pass');
  expect(match.events().filter(({ key }) => key === 'capsLapsed')).toEqual([
    { rule: 'B2.3', key: 'capsLapsed', player: 0, caps: 3 },
  ]);
  expect(keys(match.events()).indexOf('capsLapsed')).toBeLessThan(keys(match.events()).indexOf('capsReset'));
});

describe('B2.1 initiative', () => {
  test('B2.1 the higher roll has the first turn', () => {
    const match = matchWith(DUEL, { dice: [3, 4, 5, 5] })
      .say('pass')
      .say('pass');
    // With equal CAPs the Soviet declares and rolls first.
    expect(match.events()).toContainEqual({ rule: 'B2.1', key: 'hasInitiative', player: 0 });
    expect(game.pending(match.state)?.seat).toBe('german');
  });

  test('B2.1 a tie is rolled again, and CAPs are paid again for the new roll', () => {
    const match = matchWith(DUEL, { caps: [1, 3], dice: [3, 3, 2, 4, 1, 1, 6, 6] })
      .say('pass')
      .say('pass');
    match.say('caps:0').say('caps:0');
    expect(keys(match.events())).toContain('initiativeTied');
    expect(game.pending(match.state)).toMatchObject({ seat: 'soviet', key: 'initiative' });
    match.say('caps:2').say('caps:1');
    expect(match.state.players.map(({ caps }) => caps)).toEqual([0, 1]);
    expect(match.events()).toContainEqual({ rule: 'B2.1', key: 'hasInitiative', player: 0 });
  });

  test('B3.2.4 who has more CAPs declares first, with as many the Soviet; they are paid even when lost', () => {
    const more = matchWith(DUEL, { caps: [3, 2], dice: [1, 1, 6, 6] })
      .say('pass')
      .say('pass');
    expect(game.pending(more.state)).toMatchObject({ seat: 'german', key: 'initiative' });
    expect(more.offers()).toEqual(['caps:0', 'caps:1', 'caps:2']);
    more.say('caps:2');
    expect(more.events()).toEqual([{ rule: 'B3.2.4', key: 'declared', player: 0, caps: 2 }]);
    more.say('caps:0');
    expect(more.state.players.map(({ caps }) => caps)).toEqual([1, 2]);
    expect(game.pending(more.state)?.seat).toBe('soviet');
    const equal = matchWith(DUEL, { caps: [2, 2] })
      .say('pass')
      .say('pass');
    expect(game.pending(equal.state)?.seat).toBe('soviet');
  });
});

test('B2.2 in a turn a player does exactly one thing, then it is the other’s turn', () => {
  const match = matchWith(DUEL, { caps: [3, 3], checks: [7, 7] });
  match.say('g01 move 1,0 SE caps:0');
  expect(game.pending(match.state)?.seat).toBe('soviet');
  expect(denied(match.judge('g02 move 1,1 SE caps:0'))).toEqual(['B2.2 notYours']);
  match.say('s03 move 5,0 NW caps:0');
  expect(game.pending(match.state)?.seat).toBe('german');
});

test('B2.2d a stall costs a fresh unit 1 AP with a check at 1, or the player 1 CAP; a spent unit cannot', () => {
  const match = matchWith(`${DUEL}; g03 0,2 SE spent`, { caps: [1, 0], checks: [1, 2] });
  expect(denied(match.judge('g03 stall'))).toEqual(['B2.2a spentUnit']);
  match.say('g01 stall');
  expect(match.state.units[0]?.spent).toBe(true);
  match.say('s03 stall');
  match.say('stall');
  expect(match.state.players[0]?.caps).toBe(0);
});

test('B2.2e passing costs nothing and does not keep a player from acting later', () => {
  const match = matchWith(DUEL, { checks: [7] })
    .say('pass')
    .say('s03 pivot N caps:0');
  expect(game.pending(match.state)?.seat).toBe('german');
  expect(match.judge('g01 pivot N caps:0').granted).toBe(true);
});

test('B2.3 the round ends when both pass in a row; what is left of the CAPs is lost', () => {
  const match = matchWith(DUEL, { caps: [4, 4] });
  Object.assign(match.state.players[0] ?? {}, { losses: 1 });
  match.say('pass').say('pass');
  expect(match.events()).toContainEqual({ rule: 'B2.3', key: 'roundEnded', round: 1 });
  // B7.4.2: the new round begins with the starting CAPs less the units lost.
  expect(match.state.players.map(({ caps }) => caps)).toEqual([3, 4]);
});

test('B7.4.2 CAPs are reset to the start less the losses, but not below the floor', () => {
  const match = matchWith(DUEL, { caps: [4, 4], options: { capFloor: '3' } });
  Object.assign(match.state.players[0] ?? {}, { losses: 3 });
  match.say('pass').say('pass');
  expect(match.state.players[0]?.caps).toBe(3);
});

describe('the set-up', () => {
  test('B1.0 VP stand at 0, CAPs at the start, both piles of 20 hit markers are there', () => {
    const { state } = new Rehearsal(game, { mission: 'panzerkoloss-ahead' });
    expect(state.vp).toEqual({ german: 0, soviet: 0 });
    expect(state.players.map(({ start }) => start)).toEqual([12, 10]);
    expect([state.infantryHits.inside.length, state.vehicleHits.inside.length]).toEqual([20, 20]);
    expect(state.round).toBe(1);
  });

  test('B1.0 the draw of round 1 is the first deal; with `firstRoundCards` extraAtSetup there is one more', () => {
    const hands = (options: object): number[] =>
      new Rehearsal(game, { mission: 'panzerkoloss-ahead', ...options }).state.players.map(({ hand }) => hand.length);
    expect(hands({})).toEqual([2, 2]);
    expect(hands({ firstRoundCards: 'extraAtSetup' })).toEqual([4, 4]);
  });

  test('B3.2.5 a handicap adds to the CAPs of one side', () => {
    const { state } = new Rehearsal(game, { mission: 'panzerkoloss-ahead', sovietHandicap: '2' });
    expect(state.players.map(({ start }) => start)).toEqual([12, 12]);
  });

  test('B2.2h with all 55 Order Cards, shared by both sides', () => {
    expect(new Rehearsal(game, { mission: 'first-shots' }).state.orderDeck.inside).toHaveLength(pack.orderCards.length);
  });
});

test('B2.4 the game ends after its last round', () => {
  const last = matchWith(DUEL, { rounds: 1 }).say('pass').say('pass');
  expect(game.pending(last.state)).toBeUndefined();
  expect(game.outcome(last.state)).toMatchObject({ reason: { rule: 'B19.1', key: 'lastRound' } });
});
