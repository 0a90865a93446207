import { expect, test } from 'vitest';
import { fieldsOf } from '../model/battle/field.ts';
import { matchWith, pack } from '../testing/match.ts';
import { eventNames } from './event-names.ts';
import { explainEvent } from './events.ts';
import { printDiceCaps } from './sentence-words.ts';
import { explainPrompt } from './prompts.ts';

const on = fieldsOf(pack);

test('B3.2.3 whoever rolls against his own is told so, and which way his CAPs go', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW; s02 3,0 SE', {
    turn: 'soviet',
    options: { friendlyFire: 'all' },
    caps: [0, 4],
    dice: [1, 1, 5, 5],
    checks: [7],
  });
  const asked = (): string => explainPrompt(on(match.view), 'capsOnDice');
  match.say('s01 fire 3,0 caps:0');
  expect(asked()).toBe('How many CAPs raise the roll against the Rifle squad? It needs 9+');
  match.say('caps:2');
  expect(asked()).toMatch(/^How many CAPs lower the roll against the Rifle squad\? \d+\+ hits your own side$/);
  match.say('caps:-2');
  const rolled = match
    .events()
    .flatMap((event) => (event.key === 'rolled' ? [explainEvent(event, eventNames(on(match.view)))] : []));
  expect(rolled).toEqual(['The Soviet player rolls 5 + 5 - 2 CAPs against s02']);
});

test('B18.3.1 the die of an obstacle is lowered, and nobody is said to be fired on', () => {
  const match = matchWith('g03 0,0 SE', { markers: 'wire 1,0', caps: [4, 0] }).say('g03 move 1,0 N toll');
  expect(explainPrompt(on(match.view), 'capsOnDice')).toBe(
    'How many CAPs lower the roll for the Rifle squad to cross the obstacle?',
  );
});

test('B3.2.3 an answer says how many CAPs, and which way', () => {
  expect([0, 1, 2, -1, -2].map(printDiceCaps)).toEqual([
    'No CAP',
    '1 CAP: +1 to the roll',
    '2 CAPs: +2 to the roll',
    '1 CAP: -1 to the roll',
    '2 CAPs: -2 to the roll',
  ]);
});
