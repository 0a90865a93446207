import { denied } from '@sandtable/kernel/testing';
import { describe, expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { cardId, hexId } from '../../model/ids.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import { type SoloOpening, soloMatch, soloMissionMatch } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';

const FAR = 'g03 0,0 SE; s03 9,0 NW';
const GERMAN = { turn: 'german' } as const;
const MOVE = { orders: [{ action: 'move' }] } as const;

function seat(match: BearMatch): string | undefined {
  return match.system.pending(match.state)?.seat;
}

test('S2.0 S2.2 turns alternate, one action each; the AI’s is a card and the first order on it that can be executed', () => {
  const match = soloMatch(FAR, {
    ...GERMAN,
    cards: [{}, { orders: [{ action: 'fire' }, { action: 'move' }, { action: 'rally' }] }, {}],
  }).say('g03 stall');
  expect(seat(match)).toBe('ai');
  expect(match.offers()).toEqual(['proceed']);
  match.say('proceed');
  expect(told(match, 'aiDrew', 'aiOrdered', 'attacked', 'moved')).toEqual([
    'aiDrew',
    'aiOrdered s03',
    expect.stringMatching(/^moved s03 9,0/),
  ]);
  expect(seat(match)).toBe('german');
});

describe('the player’s turn', () => {
  const opening: SoloOpening = { ...GERMAN, caps: [3, 0] };

  test('S2.1a S3.1 a fresh unit acts for AP and is checked; a spent one cannot', () => {
    const match = soloMatch(`${FAR}; g04 0,1 SE spent`, { ...opening, cards: [{ spentNumber: 1 }] });
    expect(denied(match.judge('g04 move 1,1 SE caps:0'))).toEqual(['B2.2a spentUnit']);
    match.say('g03 move 1,0 SE caps:0');
    expect(told(match, 'checked')).toEqual(['checked g03 1']);
    expect(match.state.units[unit('g03')]?.spent).toBe(true);
  });

  test('S2.1b S3.2.2 a command action is paid in CAPs alone, by a spent unit too; nobody is checked, and it stays as it was', () => {
    const match = soloMatch('g03 0,0 SE; g04 0,1 SE spent; s03 9,0 NW', opening).say('g04 move 1,1 SE command');
    expect(told(match, 'paid', 'checked')).toEqual(['paid g04 command 0 1']);
    expect(match.state.units[unit('g04')]?.spent).toBe(true);
  });

  test('S2.1c S3.3 a card is paid as it says: with AP there is a check, with CAPs or for nothing there is none', () => {
    const play = (said: string, order: readonly number[] = []) =>
      soloMatch('g03 0,0 SE pinned; g04 0,1 SE; s03 9,0 NW', {
        ...opening,
        hands: [['c03', 'c05'], []],
        cards: [{}],
        order,
      }).say(said);
    expect(told(play('c03 g03 caps:0', [0]), 'checked')).toEqual(['checked g03 2']);
    expect(told(play('c03 g03 command'), 'checked')).toEqual([]);
    expect(told(play('c05 g04 1,1 SE'), 'checked')).toEqual([]);
  });

  test('S2.1d a stall costs 1 AP of a fresh unit with its check, or 1 CAP; either is no pass', () => {
    const match = soloMatch(FAR, { ...opening, cards: [{}, {}, {}] }).say('g03 stall');
    expect(told(match, 'paid', 'checked')).toEqual(['paid g03 ap 1 0', 'checked g03 1']);
    match.say('proceed').say('stall');
    expect(match.state.players[0]?.caps).toBe(2);
    match.say('proceed');
    expect(match.state.round).toBe(1);
  });

  test('S2.1e who passes pays nothing and may act again later', () => {
    const match = soloMatch(FAR, { ...opening, cards: [MOVE, {}] })
      .say('pass')
      .say('proceed');
    expect(match.state.players[0]?.caps).toBe(3);
    expect(match.judge('g03 move 1,0 SE caps:0').granted).toBe(true);
  });
});

describe('the end of a round', () => {
  test('S2.4a S2.3.3 it ends when both pass in a row; an AI with nothing to execute has passed', () => {
    const match = soloMatch(FAR, { ...GERMAN, cards: [{}], dice: [6, 6] })
      .say('pass')
      .say('proceed');
    expect(match.events()).toContainEqual({ rule: 'S2.3.3', key: 'aiPassed' });
    expect(told(match, 'roundEnded')).toEqual(['roundEnded']);
    expect(match.state.round).toBe(2);
  });

  test('S2.4a an order that is executed in between starts the count anew', () => {
    const match = soloMatch(FAR, { ...GERMAN, caps: [1, 0], cards: [MOVE, {}, {}] });
    match.say('pass').say('proceed').say('stall').say('proceed');
    expect(match.state.round).toBe(1);
    match.say('pass');
    expect(match.state.round).toBe(2);
  });

  test('S2.4c CAPs that are left are lost', () => {
    const match = soloMatch(FAR, { ...GERMAN, caps: [3, 0], cards: [{}] })
      .say('pass')
      .say('proceed');
    // The next round begins with the full number, not with what was saved.
    expect(match.state.players[0]?.caps).toBe(3);
    expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2']);
  });

  test('S2.7a no number of rounds ends the mission', () => {
    const match = soloMatch(FAR, { ...GERMAN, rounds: 1, cards: [{}], dice: [6, 6] })
      .say('pass')
      .say('proceed');
    expect(match.state.round).toBe(2);
    expect(match.state.ended).toBeNull();
  });
});

test('S2.5 GT-43 before a round: fresh counters, rumors too, the Order Cards together, thinner smoke, CAPs less casualties', () => {
  const match = soloMatch('g03 0,0 SE spent; g04 0,1 SE; s03 9,0 NW spent', {
    ...GERMAN,
    caps: [4, 0],
    ground: { '9,2': 'heavyWoods' },
    markers: 'smoke2 4,0',
    cards: [{}, {}, {}],
    order: [0, 0],
    dice: [6, 6],
    solo: { rumors: [{ at: '9,2', spent: true }] },
  });
  Object.assign(match.state.players[0] ?? {}, { losses: 1 });
  match.say('pass').say('proceed');
  expect(told(match, 'roundBegan', 'smokeThinned', 'capsReset')).toEqual([
    'roundBegan',
    'smokeThinned',
    'capsReset',
    'capsReset',
  ]);
  expect(match.state.roster.map((each) => match.state.units[each]?.spent)).toEqual([false, false, false, false]);
  expect(match.state.orderDeck.discards).toEqual([]);
  expect(match.state.markers.map(({ dm }) => dm)).toEqual([1]);
  expect(match.state.players[0]?.caps).toBe(3);
  // The same card may come again in the new round; with the round after it the smoke is gone.
  match.say('caps:0').say('pass').say('proceed');
  expect(match.state.markers).toEqual([]);
});

/** Shells are coming down on 5,0, where a rumor is in the open under light smoke; the round is about to end. */
function underSmoke(opening: SoloOpening = {}): BearMatch {
  const match = soloMatch('g03 0,0 SE; s03 9,0 NW', {
    ...GERMAN,
    ground: { '9,0': 'heavyWoods' },
    markers: 'smoke1 5,0',
    cards: [{}],
    cup: [unit('s04')],
    solo: { rumors: [{ at: '5,0' }], cup: { units: ['s04'] } },
    ...opening,
  });
  const [player] = match.state.players;
  const card = cardId(pack.actionCards.findIndex(({ id }) => id === 'artillery-105'));
  if (player !== undefined)
    player.plots = [{ at: hexId(fieldsOf(pack)(match.state).map.names.indexOf('5,0')), shell: 'he', card, round: 2 }];
  return match;
}

test('S2.5 S6.2 R-228 what thinning smoke lays open is revealed before artillery falls: 7 hits whom it would have missed', () => {
  const match = underSmoke({ dice: [4, 3, 6, 6], hits: ['pinned'] });
  match.say('pass').say('proceed');
  // Flank 11, FP 5: 6 hits. A rumor that nobody sees is hit only on 9 (S6.2.2).
  expect(told(match, 'smokeThinned', 'rumorRevealed', 'capsReset', 'barrageFell', 'rolled', 'hit', 'missed')).toEqual([
    'smokeThinned',
    'rumorRevealed sr1 5,0 NW',
    'capsReset',
    'capsReset',
    'barrageFell',
    'rolled barrage s04 4+3',
    'hit s04 6 10',
  ]);
});

test('S2.5 S2.6 R-228 the player knows who it was before he pays for the initiative', () => {
  const match = underSmoke({ caps: [2, 0] });
  for (const player of match.state.players) player.plots = [];
  match.say('pass').say('proceed');
  expect(match.system.pending(match.state)?.key).toBe('initiative');
  expect(match.state.units[unit('s04')]?.fate).toBe('inPlay');
});

test('S2.5 R-228 smoke that is still there hides it', () => {
  const match = underSmoke({ markers: 'smoke2 5,0', cup: [], dice: [4, 3, 6, 6] });
  match.say('pass').say('proceed');
  expect(told(match, 'rumorRevealed', 'missed')).toEqual(['missed sr1 9 99']);
});

test('S2.5 the player’s cards are drawn and reinforcements come before the initiative is rolled', () => {
  const match = soloMissionMatch(
    {
      map: { bare: { radius: 5, hexes: {} } },
      victory: [],
      deck: ['c02', 'c03'],
      players: [
        {
          side: 'german',
          caps: 1,
          cards: { first: 1, later: 1 },
          entries: [{ round: 1, hexes: ['0,0'] }],
          units: [{ unit: 'g03', enters: 0 }],
        },
        { side: 'soviet', caps: null, cards: { first: 0, later: 0 }, units: [{ unit: 's03', at: '5,0' }] },
      ],
    },
    { ai: 'soviet' },
    { dice: [6, 2] },
  );
  expect(seat(match)).toBe('german');
  expect(match.state.players[0]?.hand).toHaveLength(1);
  expect(match.state.players[1]?.hand).toEqual([]);
  match.say('caps:0');
  expect(told(match, 'hasInitiative')).toEqual(['hasInitiative']);
});

test.each([
  [[4, 4], 0, 'german'],
  [[4, 3], 0, 'ai'],
  [[4, 3], 1, 'german'],
  [[3, 3], 2, 'german'],
  [[3, 2], 2, 'ai'],
])('S2.6 S3.2.4 GT-35 the player has the first turn with 8 or more: %j and %i CAPs: %s', (dice, caps, first) => {
  const match = soloMatch(FAR, { ...GERMAN, caps: [2, 0], cards: [{}], dice })
    .say('pass')
    .say('proceed');
  match.say(`caps:${caps}`);
  expect(match.events()).toContainEqual({ rule: 'S2.6', key: 'initiativeRolled', player: 0, dice, caps });
  expect(seat(match)).toBe(first);
  expect(match.state.players[0]?.caps).toBe(2 - caps);
});

test('S2.6 a player without CAPs is not asked, and the AI never', () => {
  const match = soloMatch(FAR, { ...GERMAN, cards: [{}], dice: [1, 1] })
    .say('pass')
    .say('proceed');
  expect(seat(match)).toBe('ai');
});

describe('S5.0a GT-45 who has just acted', () => {
  const acted = (match: BearMatch): readonly number[] | undefined => match.state.solo?.justActed;
  const GROUP = 'g03 0,0 SE; g04 0,1 SE; g05 0,2 SE; s03 9,0 NW';

  test('S5.0a GT-45 after a group move all of it, until the AI has had its turn', () => {
    const match = soloMatch(GROUP, { ...GERMAN, cards: [{}, {}] });
    match.say('g03 move 1,0 SE +g04 1,1 SE +g05 1,2 SE caps:0');
    expect(acted(match)).toEqual(['g03', 'g04', 'g05'].map(unit));
    match.say('proceed');
    expect(acted(match)).toEqual([]);
  });

  test('S5.0a GT-45 nobody after a pass or a stall for 1 CAP', () => {
    expect(acted(soloMatch(GROUP, GERMAN).say('pass'))).toEqual([]);
    expect(acted(soloMatch(GROUP, { ...GERMAN, caps: [1, 0] }).say('stall'))).toEqual([]);
  });

  test('S5.0a a unit that stalls for AP, and those that a card is for; not the enemy whom a card harms', () => {
    expect(acted(soloMatch(GROUP, { ...GERMAN, cards: [{}] }).say('g03 stall'))).toEqual([unit('g03')]);
    const dash = soloMatch(GROUP, { ...GERMAN, hands: [['c05'], []] }).say('c05 g04 1,1 SE');
    expect(acted(dash)).toEqual([unit('g04')]);
    const confused = soloMatch(GROUP, { ...GERMAN, hands: [['c06'], []] }).say('c06 s03');
    expect(acted(confused)).toEqual([]);
  });

  test('S5.0a of two turns in a row the second counts', () => {
    const match = soloMatch(GROUP, { ...GERMAN, hands: [['c10'], []], cards: [{}] });
    match.say('g03 pivot S c10 caps:0');
    expect(seat(match)).toBe('german');
    expect(acted(match.say('pass'))).toEqual([]);
  });
});
