import { expect, test } from 'vitest';
import type { BearMatch } from '../../testing/match.ts';
import { type SoloOpening, soloMatch } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';

const FAR = 'g03 0,0 SE; s03 9,0 NW';
const ONE = { advance: { by: 1, when: 'always' } } as const;

/** The AI draws a card that advances the marker by one, onto a space with these events. */
function onSpace(events: readonly object[], units = FAR, { cards = [], ...opening }: SoloOpening = {}): BearMatch {
  return soloMatch(units, { cards: [ONE, ...cards], track: [{ space: 2, events }], ...opening }).say('proceed');
}

test('S7.2 rumors appear in the hexes that the space names', () => {
  const match = onSpace([{ kind: 'rumor', hexes: ['9,1', '8,2'] }], FAR, {
    ground: { '9,1': 'lightWoods', '8,2': 'lightWoods' },
  });
  expect(told(match, 'rumorPlaced')).toEqual(['rumorPlaced sr1 9,1', 'rumorPlaced sr2 8,2']);
});

test('S7.2 or in the hex of an Order Card that is drawn for it: of several boards, where no fire reaches it', () => {
  const match = onSpace([{ kind: 'rumorAtCardHex', count: 1 }], 'g03 1-F07 SE; s03 2-B02 NW', {
    cards: [{ hex: 'F09' }],
    map: {
      boards: [
        { board: 'b1', at: [0, 0] },
        { board: 'b2', at: [1, 0] },
      ],
    },
  });
  expect(told(match, 'cardHexDrawn', 'rumorPlaced')).toEqual([
    'cardHexDrawn 1-F09',
    'cardHexDrawn 2-F09',
    'rumorPlaced sr1 2-F09',
  ]);
});

test('S7.2 a card that names a hex of no board is drawn all the same, and nothing comes of it', () => {
  const match = onSpace([{ kind: 'rumorAtCardHex', count: 1 }], FAR, { cards: [{ hex: 'F09' }] });
  expect(told(match, 'cardHexDrawn', 'rumorPlaced')).toEqual(['cardHexDrawn -']);
});

test('S7.2 AI come in, each in the first of the hexes that is free', () => {
  const match = onSpace(
    [{ kind: 'reinforce', units: ['s05', 's06'], hexes: ['9,0', '8,0', '9,-1'], facing: 'SW' }],
    FAR,
  );
  expect(told(match, 'entered')).toEqual(['entered s05 8,0 SW', 'entered s06 9,-1 SW']);
  expect(match.state.units.filter(({ fate }) => fate === 'inPlay')).toHaveLength(4);
});

test('B18.1.3 S7.2 an AI that comes in has the hasty defense that waits for it', () => {
  const event = { kind: 'reinforce', units: ['s05', 's06'], hexes: ['8,0', '9,-1'], facing: 'SW' };
  const match = onSpace([event], FAR, { markers: 'hasty 9,-1 soviet; hasty 8,0 german' });
  expect(told(match, 'hastyTaken')).toEqual(['hastyTaken s06 9,-1']);
});

test('S7.2 with all its hexes taken an AI comes in as near to the first as it can', () => {
  const match = onSpace([{ kind: 'reinforce', units: ['s05'], hexes: ['9,0'] }], 'g03 0,0 SE; s03 9,0 NW; s04 8,0 N');
  expect(told(match, 'entered')).toEqual([expect.stringMatching(/^entered s05 (9,-1|10,-1|10,0|9,1|8,1) N$/)]);
});

test('S7.2 confusion spends the fresh unit of highest FP, of several the one closest to an AI', () => {
  const units = 'g11 -3,0 SE; g12 2,0 SE; g03 8,0 SE; s03 9,0 NW';
  const event = { kind: 'confusion', asAction: true };
  expect(told(onSpace([event], units), 'becameSpent')).toEqual(['becameSpent g12']);
  expect(told(onSpace([event], units.replace('g12 2,0 SE', 'g12 2,0 SE spent')), 'becameSpent')).toEqual([
    'becameSpent g11',
  ]);
});

test('S7.2 confusion is the AI’s action if there was someone to confuse, else the card goes on', () => {
  const cards = [{ ...ONE, orders: [{ action: 'fire' }] }, {}] as const;
  const at = (spent: string, order: readonly number[], dice: readonly number[]) =>
    soloMatch(`g03 0,0 SE ${spent}; s03 3,0 NW`, {
      cards,
      order,
      dice,
      track: [{ space: 2, events: [{ kind: 'confusion', asAction: true }] }],
    }).say('proceed');
  expect(told(at('', [0], []), 'becameSpent', 'attacked')).toEqual(['becameSpent g03']);
  expect(told(at('spent', [0, 1], [1, 1]), 'becameSpent', 'attacked')).toEqual(['attacked s03 0,0']);
});

test('S7.2 while the marker stands on a CAP surplus the AI adds 1 to its rolls', () => {
  const match = onSpace([{ kind: 'capSurplus' }], 'g03 0,0 SE; s03 3,0 NW', {
    cards: [{ orders: [{ action: 'fire' }] }, {}],
    caps: [1, 0],
    dice: [4, 4],
    hits: ['pinned'],
  });
  match.say('stall').say('proceed');
  // A rifle of FP 3 needs 9 against a DV of 12.
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'hit', roll: 9, needed: 9 }));
});

test('S7.2 a swift action brings another Order Card before the player has his turn', () => {
  const match = onSpace([{ kind: 'swiftAction' }], FAR, { cards: [{ orders: [{ action: 'move' }] }, {}] });
  expect(told(match, 'aiDrew')).toHaveLength(2);
  expect(told(match, 'moved')).toHaveLength(1);
  expect(match.system.pending(match.state)?.seat).toBe('german');
});

test('S2.3.3 a swift turn is a pass only if neither card came to anything', () => {
  const turn = (second: object) =>
    soloMatch(FAR, {
      turn: 'german',
      cards: [ONE, second, {}],
      order: 'orders' in second ? [0, 1, 2] : [0, 1],
      track: [{ space: 2, events: [{ kind: 'swiftAction' }] }],
      dice: 'orders' in second ? [] : [6, 6],
    })
      .say('pass')
      .say('proceed');
  expect(told(turn({}), 'roundEnded')).toEqual(['roundEnded']);
  expect(told(turn({ orders: [{ action: 'move' }] }), 'roundEnded')).toEqual([]);
});

test('S7.2 command experience brings cards back that have left for killed AI, as many as there are', () => {
  const match = soloMatch('g03 0,0 SE; s03 1,0 NW suppressed; s04 9,0 NW', {
    turn: 'german',
    cards: [{}, { isCommand: true }, ONE],
    rest: [{ isCommand: true }],
    // A check, the Command card that leaves, the AI's card, and what comes back.
    order: [1, 0, 2, 1],
    dice: [6, 6],
    track: [{ space: 2, events: [{ kind: 'commandExperience', cards: 2 }] }],
  }).say('g03 fire 1,0 caps:0');
  expect(match.state.orderDeck.removed).toEqual([1]);
  match.say('proceed');
  expect(match.events()).toContainEqual({ rule: 'S7.2', key: 'commandCardsBack', cards: [1] });
  expect(match.state.orderDeck.removed).toEqual([]);
});

test('S7.2 smoke rises where the space says', () => {
  const match = onSpace([{ kind: 'smoke', hexes: ['4,0', '5,0'] }]);
  expect(match.state.markers.map(({ kind, dm }) => [kind, dm])).toEqual([
    ['smoke', 2],
    ['smoke', 2],
  ]);
});

const BOARD = { map: { boards: [{ board: 'b1', at: [0, 0] }] } };

test('S7.2 shells fall on the hex of one of two cards: most units of the player, then fewest AI; nothing drifts', () => {
  const match = onSpace([{ kind: 'barrage' }], 'g03 L05 SE; g04 L06 SE; s03 C03 NW; s04 C15 NW; g05 C16 SE', {
    ...BOARD,
    options: { artilleryDrift: 'on' },
    cards: [{ hex: 'C15' }, { hex: 'L05' }],
    dice: [1, 1, 1, 1],
  });
  expect(told(match, 'cardHexDrawn', 'barrageFell', 'missed')).toEqual([
    'cardHexDrawn C15',
    'cardHexDrawn L05',
    'barrageFell',
    'missed g03 5 9',
    'missed g04 5 9',
  ]);
});

test('S7.2 the guns of a German AI spare their own before they look for units', () => {
  const match = onSpace([{ kind: 'barrage' }], 's03 L05 SE; s04 L06 SE; g03 L04 NW; s05 C15 NW', {
    ...BOARD,
    ai: 'german',
    cards: [{ hex: 'L05' }, { hex: 'C15' }],
    dice: [1, 1],
  });
  expect(told(match, 'missed')).toEqual([expect.stringMatching(/^missed s05/)]);
});

test('S7.2 the player gets or loses CAPs, a side VP', () => {
  const match = onSpace(
    [
      { kind: 'playerCaps', amount: -5 },
      { kind: 'playerCaps', amount: 2 },
      { kind: 'vp', side: 'german', amount: 2 },
    ],
    FAR,
    { caps: [3, 0] },
  );
  expect(match.state.players[0]?.caps).toBe(2);
  expect(match.state.vp).toEqual({ german: 2, soviet: 0 });
});

test('S2.4b an event ends the round with the AI’s turn, however many are fresh', () => {
  const match = onSpace([{ kind: 'endRound' }], FAR, { cards: [], dice: [6, 6] });
  expect(told(match, 'roundCutShort', 'roundEnded', 'roundBegan')).toEqual([
    'roundCutShort',
    'roundEnded',
    'roundBegan',
  ]);
});

test('B17.5d the AI has aircraft only where its track says so: they strike units in the hexes that are named', () => {
  const match = onSpace([{ kind: 'airStrike', hexes: ['0,0', '5,5'] }], 'g03 0,0 SE; s03 9,0 NW', { dice: [1, 1] });
  expect(told(match, 'attacked')).toEqual(['attacked - 0,0']);
  expect(match.told.map(({ event }) => event)).toContainEqual(
    expect.objectContaining({ key: 'missed', roll: 2, needed: 6 }),
  );
});
