import { describe, expect, test } from 'vitest';
import { type LimanowaMatch, matchWith, missionWith } from '../testing/match.ts';
import { idle, told, waiting } from '../testing/told.ts';

/** A round without orders. */
function pass(match: LimanowaMatch): LimanowaMatch {
  for (const phase of ['opening', 'central', 'closing']) {
    expect(waiting(match).split(' ')[1]).toBe(phase);
    match.say('disclose');
  }
  return match;
}

test('L6a L6c a round has three phases: cards, then moves and attacks, then what follows', () => {
  const match = matchWith(['austria: honved 0100', 'russia: rifles 0200'], {
    hands: [['forcedMarch', 'massedAssault', 'dressing']],
  });
  expect(match.offers()).toEqual(['disclose', 'forcedMarch']);
  match.say('disclose');
  expect(match.offers()).toEqual(['massedAssault', 'move', 'attack', 'disclose']);
  match.say('disclose');
  expect(match.state.turn.phase).toBe('closing');
  expect(match.offers()).toEqual(['disclose']);
});

test('L6b nothing of a plan happens before it is disclosed, and it is asked of nobody else', () => {
  const match = matchWith(['austria: honved 0100', 'russia: rifles 1100']).say('disclose');
  match.judge('move a01 0000');
  expect(match.state.units[0]?.at).toBe(1);
  expect(match.system.offers(match.system.view(match.state, 'p2'), [])).not.toEqual([]);
  expect(waiting(match)).toBe('p1 central');
});

test('L6b a plan that an enemy has read cannot be taken back; against the AI one without dice can', () => {
  expect(matchWith(['austria: honved 0100', 'russia: rifles 1100']).say('disclose').news).toBe(true);
  expect(matchWith(['austria: honved 0100', 'russia ai: rifles 1100']).say('disclose').news).toBe(false);
});

test('L12b the corps have their rounds in turn order, game round after game round', () => {
  const match = missionWith('battle-of-limanowa', { options: { players: 4 } });
  const order = [0, 1, 2, 3].map(() => {
    const { corps } = match.state.turn;
    idle(match);
    return match.state.corps[corps]?.side;
  });
  expect(order).toEqual(['russia', 'austria', 'russia', 'austria']);
  expect(match.state.round).toBe(2);
  expect(match.state.turn.corps).toBe(0);
});

describe('a game round against the AI', () => {
  test('LS3.2c is every player’s round in seat order, then one of the AI', () => {
    const match = matchWith(['russia: rifles 0000', 'russia: rifles 0200', 'austria ai: honved 1110'], {
      tactical: ['0604'],
    });
    expect(match.system.seats(match.state.options)).toEqual(['p1', 'p2', 'ai']);
    pass(match);
    expect(waiting(match)).toBe('p2 opening');
    pass(match);
    expect(waiting(match)).toBe('ai aiRound');
    expect(match.state.turn.corps).toBe(-1);
    match.say('proceed');
    expect(told(match)).toContain('LS3.2c gameRoundBegan');
    expect(match.state.round).toBe(2);
    expect(waiting(match)).toBe('p1 opening');
  });

  test('LS3.2c each player has his own corps, hand and tokens, all draw from one deck', () => {
    const match = matchWith(['russia: rifles 0000', 'russia: rifles 0200', 'austria ai: honved 1110'], {
      tokens: [1, 2, 0],
      draws: ['pursuit', 'deceit'],
    });
    pass(pass(match));
    expect(match.state.corps.map(({ tokens, hand }) => [tokens, hand.length])).toEqual([
      [1, 1],
      [2, 1],
      [0, 0],
    ]);
    expect(match.offers('disclose')).toEqual([]);
  });
});

test('LS3.1 against the AI the player’s round is that of the base game', () => {
  const match = matchWith(['austria: honved 0100', 'russia ai: rifles 0200'], { ai: [10], dice: [4, 10] });
  match.say('disclose').say('attack r01 a01 disclose').say('proceed');
  expect(told(match).filter((line) => line.startsWith('L8'))).toEqual(['L8.2b rolled', 'L8.2b rolled', 'L8.2b lostRp']);
  expect(waiting(match)).toMatch(/^p1 closing$/);
});
