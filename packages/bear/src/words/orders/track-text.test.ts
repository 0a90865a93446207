import { expect, test } from 'vitest';
import { aiOrderSchema } from '../../model/pack/orders.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { TrackEvent } from '../../model/solo/solo.ts';
import { pack } from '../../testing/match.ts';
import { soloMatch, type SoloOpening } from '../../testing/solo-match.ts';
import { explainConclusion, printSoloSheet, printSpace, printTrackEvent } from './track-text.ts';
import { hexId, playerId, unitId } from '../../model/ids.ts';

const names = {
  hex: (hex: number) => `A${String(hex).padStart(2, '0')}`,
  unit: (unit: number) => `s0${unit}`,
  tile: (tile: number) => `Tile 0${tile}`,
};
const order = aiOrderSchema.parse({ who: ['unhit', 'foot', 'notDugIn'], action: 'digIn' });
const edge = Array.from({ length: 9 }, (_, place) => hexId(2 * place + 2));

test.each<[string, TrackEvent]>([
  ['A Rumored Enemy appears in A04', { kind: 'rumor', hexes: [hexId(4)] }],
  ['A Rumored Enemy appears in A04, another in A06', { kind: 'rumor', hexes: [hexId(4), hexId(6)] }],
  ['Draw an Order Card: a Rumored Enemy appears in its hex', { kind: 'rumorAtCardHex', count: 1 }],
  ['Draw 2 Order Cards: a Rumored Enemy appears in the hex of each', { kind: 'rumorAtCardHex', count: 2 }],
  [
    's03 enters at A02 or A04, facing S',
    { kind: 'reinforce', units: [unitId(3)], hexes: [hexId(2), hexId(4)], facing: 3 },
  ],
  [
    's03, s04 enter at one of 9 hexes, A02 to A18, facing N',
    { kind: 'reinforce', units: [unitId(3), unitId(4)], hexes: edge, facing: 0 },
  ],
  ['Unhit AI on foot, not dug in, closest to a unit: dig in', { kind: 'order', order, asAction: false }],
  ['As AI Action: Unhit AI on foot, not dug in, closest to a unit: dig in', { kind: 'order', order, asAction: true }],
  [
    'As AI Action: The fresh unit with the highest FP, closest to an AI, becomes spent',
    { kind: 'confusion', asAction: true },
  ],
  ['The fresh unit with the highest FP, closest to an AI, becomes spent', { kind: 'confusion', asAction: false }],
  ['+1 on all AI rolls while the marker is here', { kind: 'capSurplus' }],
  ['The AI draws another Order Card after this one and acts again', { kind: 'swiftAction' }],
  ['2 Command cards that left the game return', { kind: 'commandExperience', cards: 2 }],
  ['A Command card that left the game returns', { kind: 'commandExperience', cards: 1 }],
  ['Smoke is laid in A04, A06', { kind: 'smoke', hexes: [hexId(4), hexId(6)] }],
  [
    'Draw two Order Cards: a barrage falls on the hex of one and all around it, whichever hurts the player more',
    { kind: 'barrage' },
  ],
  ['The player gains 2 CAPs', { kind: 'playerCaps', amount: 2 }],
  ['The player loses 1 CAP', { kind: 'playerCaps', amount: -1 }],
  ['The Soviet side scores 1 VP', { kind: 'vp', side: 'soviet', amount: 1 }],
  ['The round ends after this turn', { kind: 'endRound' }],
])('S7.2 %s', (text, event) => {
  expect(printTrackEvent(event, names)).toBe(text);
});

test('S2.3.1d a space says what it is called, whether it is yellow, and all that happens on it', () => {
  const events: TrackEvent[] = [{ kind: 'rumor', hexes: [hexId(4)] }, { kind: 'endRound' }];
  expect(printSpace({ space: 4, name: 'Reports', yellow: true, events }, names)).toBe(
    '4 Reports (yellow): A Rumored Enemy appears in A04. The round ends after this turn',
  );
  expect(printSpace({ space: 5, name: 'Quiet', yellow: false, events: [] }, names)).toBe('5 Quiet');
});

test('S7.0, S7.1 the sheet of a mission lists its track, its Counteractions and its Mission Orders in their order', () => {
  const rally = aiOrderSchema.parse({ who: ['hit'], action: 'rally' });
  const sheet = printSoloSheet(
    {
      ai: playerId(1),
      deck: [],
      length: 12,
      track: [{ space: 3, name: 'Spades', yellow: false, events: [{ kind: 'order', order, asAction: true }] }],
      counteractions: [rally, order],
      missionOrders: [order],
      cup: [],
      objectives: [],
      generated: null,
    },
    names,
  );
  expect(sheet).toEqual([
    'The Mission Track ends on space 12',
    '3 Spades: As AI Action: Unhit AI on foot, not dug in, closest to a unit: dig in',
    'Counteraction 1: Hit AI closest to a unit: rally',
    'Counteraction 2: Unhit AI on foot, not dug in, closest to a unit: dig in',
    'Mission Order 1: Unhit AI on foot, not dug in, closest to a unit: dig in',
  ]);
});

function conclusion(track: SoloOpening['track'] = []): string[] {
  const match = soloMatch('g03 0,0 SE', { turn: 'german', track, solo: { marker: 4 } });
  match.state.vp.german = 3;
  return explainConclusion(fieldsOf(pack)(match.state));
}

test('S2.7c R-209 who would conclude reads which yellow spaces still count, in order, and what would be scored', () => {
  const lines = conclusion([
    { space: 20, yellow: true, events: [{ kind: 'vp', side: 'soviet', amount: 2 }] },
    { space: 3, yellow: true, events: [{ kind: 'vp', side: 'german', amount: 9 }] },
    { space: 7, events: [{ kind: 'endRound' }] },
    { space: 9, yellow: true, events: [{ kind: 'reinforce', units: ['s05'], hexes: ['9,0'] }] },
  ]);
  expect(lines).toEqual([
    'This ends the mission.',
    'First these yellow spaces happen: 9 Space 9 (yellow): s05 enters at 9,0, facing N; 20 Space 20 (yellow): The Soviet side scores 2 VP.',
    'Then the round and the mission are scored. As things stand: German 3 VP, Soviet 2 VP.',
  ]);
});

test('S2.7c R-209 with no yellow space ahead that is said', () => {
  expect(conclusion()[1]).toBe('No yellow space is left on the Mission Track.');
});
