import { expect, test } from 'vitest';
import { soloMatch, type SoloOpening } from '../../testing/solo-match.ts';
import { aiTurnOf } from '../../testing/ai-turn.ts';
import { told } from '../../testing/told.ts';
import { explainAiTurn } from '../../words/ai/trace.ts';

const FIRE = { orders: [{ action: 'fire' as const, caps: 2 }] };

/** The units rolled for in order, and the CAPs on each roll. */
function rolls(units: string, opening: SoloOpening): string[] {
  const match = soloMatch(units, { cards: [FIRE, {}], ...opening });
  match.say('proceed');
  const caps = match.events().flatMap((event) => (event.key === 'rolled' ? [event.caps] : []));
  return told(match, 'rolled').map((line, place) => `${line.split(' ')[2]} +${caps[place]}`);
}

test('R-216 S4.3.1 the chosen target is rolled for first and gets the CAPs, whatever lies above it in the hex', () => {
  const field = 's03 0,0 SE; g03 3,0 NW spent; g04 3,0 NW';
  expect(rolls(field, { dice: [1, 1, 1, 1] })).toEqual(['g04 +2', 'g03 +0']);
});

test('R-216 S5.1.2 then the others: the lowest DV, the hit, the fresh, the highest AR', () => {
  const field = 's03 0,0 SE; g04 3,0 NW; g05 3,0 NW spent; g09 3,0 NW; g03 3,0 NW stunned';
  expect(rolls(field, { dice: [1, 1, 1, 1, 1, 1, 1, 1] })).toEqual(['g03 +2', 'g09 +0', 'g04 +0', 'g05 +0']);
});

test('R-216 chance decides between others that are alike, and the account says so', () => {
  const field = 's03 0,0 SE; g03 3,0 NW stunned; g04 3,0 NW; g05 3,0 NW';
  const opening = { cards: [FIRE, {}], dice: [1, 1, 1, 1, 1, 1], ties: [2] };
  expect(rolls(field, opening)).toEqual(['g03 +2', 'g05 +0', 'g04 +0']);
  const { before, turn } = aiTurnOf(field, opening);
  expect(explainAiTurn(before, turn).join('\n')).toContain('Rolled for next: g05, from g04, g05');
});
