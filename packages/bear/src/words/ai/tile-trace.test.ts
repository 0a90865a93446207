import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { unit } from '../../testing/fire-field.ts';
import { generatedMatch, type GeneratedOpening } from '../../testing/generated-match.ts';
import { pack } from '../../testing/match.ts';
import { deckOf } from '../../testing/solo-match.ts';
import { explainAiTurn } from './trace.ts';
import { summarizeAiTurn } from './short.ts';

/** An AI turn as the full account and as the short one. */
function toldOf(units: string, opening: GeneratedOpening): { readonly whole: string[]; readonly short: string[] } {
  const match = generatedMatch(units, { ...opening, tracing: true });
  const { system, state } = match;
  const before = fieldsOf({ ...pack, orderCards: deckOf(opening) })(system.revive(system.freeze(state)));
  match.say('proceed');
  const turn = { notes: match.notes, events: match.events() };
  return { whole: explainAiTurn(before, turn), short: summarizeAiTurn(before, turn) };
}

const WAITING = [
  { unit: 's05', hexes: ['11,0'] },
  { unit: 's41', hexes: ['11,0'] },
];
const STUCK = 'g03 0,0 SE; s03 5,5 NW spent';

test('S-trace G5.6b who came out of the Draw Cup, where it went and why is told', () => {
  const { whole, short } = toldOf(STUCK, {
    cards: [{ orders: [{ action: 'move' }] }, {}],
    waiting: WAITING,
    cup: [unit('s05')],
  });
  expect(whole).toContain('  Order 1: nobody on the map can, so one of s05, s41 is drawn from the AI Draw Cup (G5.6b)');
  expect(whole).toContainEqual(expect.stringMatching(/^ +s05, g03 at 11 hexes: can$/));
  expect(whole).toContainEqual(expect.stringMatching(/^ +s05 moves to 11,0, facing \w+: 1 AP \(S5.0.1a\)$/));
  expect(whole).toContain('  s05 is drawn from the AI Draw Cup (G5.6b)');
  expect(short.join()).toContain('s05 moves to 11,0');
});

test('S-trace G5.6b so is who went back', () => {
  const { whole } = toldOf(STUCK, {
    cards: [{ orders: [{ action: 'move', who: ['vehicle'] }] }],
    waiting: WAITING,
    cup: [unit('s05')],
  });
  expect(whole).toContainEqual(expect.stringMatching(/not eligible: s05, not a vehicle \(S5.0a\)$/));
  expect(whole).toContainEqual(expect.stringMatching(/it cannot, and goes back into the AI Draw Cup \(G5.6b\)$/));
  expect(whole).toContain('  The AI passes (G5.6b)');
});

test('S-trace an order whose condition is not met is told, and so is who is not of the chosen card', () => {
  const { whole } = toldOf('g03 0,0 SE; s03 9,0 NW', {
    cards: [{ third: 'counteractions' }, {}],
    caps: [2, 0],
    counteractions: [
      { when: { kind: 'playerCaps', below: 2 }, action: 'move' },
      { action: 'move', among: ['s07'] },
    ],
    order: [0],
  });
  expect(whole).toContain(
    '  Counteraction 1: If the player has fewer than 2 CAPs: AI closest to a unit: move toward it (S4.1.2c)',
  );
  expect(whole).toContainEqual(expect.stringMatching(/its condition is not met$/));
  expect(whole).toContainEqual(expect.stringMatching(/not eligible: s03, not one of the chosen card \(G6.1\)$/));
});

test('S-trace the unit around a marker, and that an AI moves at low risk only', () => {
  const fire = toldOf('g03 1,0 SE; g04 2,0 SE; s03 3,0 NW', {
    cards: [{ orders: [{ to: ['ownMarker'], action: 'fire' }] }, {}],
    controls: [{ at: '0,0', side: 'soviet' }],
    dice: [1, 1],
  });
  expect(fire.whole).toContainEqual(expect.stringMatching(/s03, the marker 0,0 at 3 hexes: can$/));
  expect(fire.whole).toContain('    unit to fire at: g03, from g03, g04');
  expect(fire.whole).toContain('      closest to the marker: g03 1 hex, g04 2 hexes; leaves g03 (S5.0.1b)');
  const careful = toldOf('g03 0,0 SE; s03 6,0 NW', {
    cards: [{ orders: [{ action: 'move' }] }],
    lowRisk: ['s03'],
  });
  expect(careful.whole.join('\n')).toContain('it makes every move as Low Risk (G6.1)');
});
