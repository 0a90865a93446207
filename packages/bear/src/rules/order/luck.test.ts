import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { matchWith } from '../../testing/match.ts';

test('B8.2 card 12 after an own roll: a 1 takes three, all else adds two', () => {
  const lucky = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { hands: [['c04', 'c12'], []], dice: [3, 2, 2] });
  lucky.say('c04 g03').say('c12');
  expect(lucky.events()).toContainEqual({ rule: 'B8.2', key: 'triedLuck', player: 0, die: 2, sum: 7 });
  expect(lucky.events()).toContainEqual({ rule: 'B7.6', key: 'rallied', unit: unit('g03'), roll: 7, needed: 7 });

  const unlucky = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { hands: [['c04', 'c12'], []], dice: [4, 4, 1] });
  unlucky.say('c04 g03').say('c12');
  expect(unlucky.events()).toContainEqual(expect.objectContaining({ key: 'rallyFailed', roll: 5 }));
});

test('B8.2 several cards 12 may be tried on one roll; keep lets it stand', () => {
  const match = matchWith('g03 0,0 SE pinned; s01 9,0 NW', {
    hands: [['c04', 'c12', 'c12', 'c06'], []],
    dice: [1, 2, 3, 3],
  });
  match.say('c04 g03').say('c12').say('c12');
  expect(match.offers()).toEqual(['keep']);
  match.say('keep');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'rallied', roll: 7 }));
});

test('B8.2 whoever holds any card is asked, so that the question gives nothing away; without cards nobody is', () => {
  const other = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { hands: [['c04', 'c06'], ['c12']], dice: [3, 2] });
  other.say('c04 g03');
  expect(other.offers()).toEqual(['keep']);
  const none = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { hands: [['c04'], ['c12']], dice: [3, 2] });
  none.say('c04 g03');
  expect(none.system.pending(none.state)?.key).toBe('turn');
  const noLuck = matchWith('g03 0,0 SE pinned; s01 9,0 NW', { hands: [['c04', 'c06'], []], dice: [3, 2] });
  noLuck.say('c04 g03');
  expect(noLuck.system.pending(noLuck.state)?.key).toBe('turn');
});

test('B8.2 nobody tries his luck in the turn of another', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', {
    hands: [['c12'], []],
    turn: 'soviet',
    markers: 'mine 8,0',
    dice: [1, 1],
    checks: [7],
  });
  match.say('s01 move 8,0 NW caps:0');
  expect(match.system.pending(match.state)?.key).toBe('turn');
});
