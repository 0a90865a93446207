import { after, brokenLaws } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { fieldsOf } from '../../model/battle/field.ts';
import { makeMarker } from '../../model/battle/marker.ts';
import { crossingWith } from '../../testing/edge-field.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, game, matchWith, pack } from '../../testing/match.ts';
import { told, why } from '../../testing/told.ts';
import { NONE } from '../../model/ids.ts';

function isSpent(match: BearMatch, word: string): boolean | undefined {
  return match.state.units[unit(word)]?.spent;
}

test('B18.3.1 foot announces a move into wire, rolls, and pays the die on top of the normal cost', () => {
  const match = matchWith('g03 0,0 SE', { markers: 'wire 1,0', dice: [4], checks: [6] });
  expect(match.judge('g03 move 1,0')).toMatchObject({ value: { figures: { cost: 1, dice: 1 } } });
  expect(why(match, 'g03 move 1,0 N caps:0')).toBe('tollIsRolled');
  match.say('g03 move 1,0 N toll');
  expect(told(match)).toEqual(['announced g03', 'rolled wire g03 4']);
  expect(match.offers()).toEqual(['caps:0', 'refuse']);
  match.say('caps:0');
  expect(told(match)).toEqual(['paid g03 ap 5 0', 'moved g03 0,0 1,0 N', 'checked g03 5']);
});

test('B18.3.1 CAPs lower the die, and may pay a part of the price', () => {
  const match = matchWith('g03 0,0 SE', { markers: 'wire 1,0', dice: [6], checks: [6], caps: [4, 0] });
  match.say('g03 move 1,0 N toll').say('caps:-2');
  expect(match.offers()).toEqual(['caps:0', 'caps:1', 'caps:2', 'refuse']);
  expect(why(match, 'command')).toBe('otherThanAnnounced');
  match.say('caps:1');
  expect(told(match, 'paid')).toEqual(['paid g03 ap 4 1']);
});

test('B18.3.1 whoever refuses has used his turn: a fresh unit becomes spent where it is', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE', { markers: 'wire 1,0', dice: [6] });
  match.say('g03 move 1,0 N +g04 0,1 N toll').say('refuse');
  expect(told(match)).toEqual(['refused g03+g04', 'becameSpent g03+g04']);
  expect(match.state.units[unit('g03')]?.at).toBe(match.state.units[unit('g04')]?.at);
  expect(game.pending(match.state)?.seat).toBe('soviet');
});

test('B18.3.1 so does one that turns back at the wire of its entry hex, and it stays outside', () => {
  const match = crossingWith({ economy: 'spentCheck' }, [6]);
  const at = fieldsOf(pack)(match.state).map.places.get('A06') ?? NONE;
  match.state.markers = [...match.state.markers, makeMarker({ kind: 'wire', at })];
  match.say('g03 enter A06 S toll').say('caps:0').say('refuse');
  expect(told(match)).toEqual(['refused g03', 'becameSpent g03']);
  expect(match.state.units[unit('g03')]).toMatchObject({ at: -1, fate: 'waiting', spent: true });
});

test('B18.3.1 a command action that is refused costs nothing', () => {
  const match = matchWith('g03 0,0 SE spent; g04 0,1 N', { markers: 'wire 1,0', dice: [6], caps: [3, 0] });
  expect(match.offers('g03 move 1,0 N')).toEqual(expect.arrayContaining(['command-toll']));
  expect(why(match, 'g03 move 1,0 N toll')).toBe('spentUnit');
  match.say('g03 move 1,0 N command-toll').say('caps:0');
  expect(match.offers()).toEqual(['refuse']);
  match.say('refuse');
  expect(told(match)).toEqual(['refused g03']);
  expect(match.state.players[0]?.caps).toBe(3);
  expect(game.pending(match.state)?.seat).toBe('soviet');
});

test('B18.3.1 a command action pays all of it in CAPs', () => {
  const match = matchWith('g03 0,0 SE spent', { markers: 'wire 1,0', dice: [2], caps: [3, 0] });
  match.say('g03 move 1,0 N command-toll').say('caps:0').say('command');
  expect(told(match)).toEqual(['paid g03 command 0 3', 'moved g03 0,0 1,0 N']);
});

test('B18.3.1 in a group each rolls for itself and the dearest is paid', () => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE; g19 0,1 SE', {
    markers: 'wire 1,0',
    dice: [1, 5],
    checks: [7],
  });
  match.say('g03 move 1,0 N +g04 1,0 N +g19 1,1 N toll').say('caps:0');
  expect(told(match, 'paid')).toEqual(['paid g03+g04+g19 ap 6 0']);
});

test('B18.3.1 with a price above 7 nothing but refusing is left to a poor man', () => {
  const match = matchWith('g28 0,0 SE', { markers: 'wire 1,0', dice: [5] });
  match.say('g28 move 1,0 N toll');
  expect(match.offers()).toEqual(['refuse']);
});

test('B18.3.1 with seven AP a unit pays from the pool or is activated, and refusing loses the AP that are left', () => {
  const options = { economy: 'sevenAP', opportunityKind: 'any' };
  const match = matchWith('g03 0,0 SE; g04 -3,0 SE', { markers: 'wire 1,0; wire 2,0', dice: [3, 5], options });
  expect(match.offers('g03 move 1,0 N')).toEqual(expect.arrayContaining(['activate-toll', 'opportunity']));
  match.say('g03 move 1,0 N activate-toll').say('activate:0');
  expect(match.state.players[0]?.activation).toEqual({ units: [unit('g03')], ap: 3 });
  match.say('pass').say('g03 move 2,0 N pool-toll');
  expect(match.offers()).toEqual(['refuse']);
  match.say('refuse');
  expect(match.state.players[0]?.activation).toBeNull();
  expect(isSpent(match, 'g03')).toBe(true);
  expect(isSpent(match, 'g04')).toBe(false);
});

test('B18.3.1 an opportunity action and a card that gives one are free: nothing is rolled', () => {
  const options = { economy: 'sevenAP', opportunityKind: 'any' };
  const seven = matchWith('g03 0,0 SE', { markers: 'wire 1,0', dice: [], options });
  seven.say('g03 move 1,0 N opportunity');
  expect(told(seven, 'moved', 'becameSpent')).toEqual(['moved g03 0,0 1,0 N', 'becameSpent g03']);
  const card = matchWith('g03 0,0 SE spent', { markers: 'wire 1,0', dice: [], hands: [['c02'], []] });
  card.say('c02 g03 move 1,0 N');
  expect(told(card, 'moved')).toEqual(['moved g03 0,0 1,0 N']);
});

test('B18.3.2 tracked vehicles roll for a road block, foot does not', () => {
  const match = matchWith('g49 0,0 SE; g03 0,0 SE', { markers: 'roadBlock 1,0', dice: [2], checks: [7] });
  expect(why(match, 'g03 move 1,0 N caps:0')).toBe('yes');
  expect(why(match, 'g49 move 1,0 2,0')).toBe('noBonusRoadBlock');
  match.say('g49 move 1,0 N toll').say('caps:0');
  expect(told(match, 'paid')).toEqual(['paid g49 ap 3 0']);
});

test('B18.0 a tracked vehicle rolls over wire, and it is gone', () => {
  const match = matchWith('g49 0,0 SE', { markers: 'wire 1,0', caps: [1, 0] });
  match.say('g49 move 1,0 N command');
  expect(told(match, 'wireCrushed')).toEqual(['wireCrushed g49 1,0']);
  expect(match.state.markers).toEqual([]);
});

test.each(['spentCheck', 'sevenAP'])('B18.3.1 what is offered at the wire by %s is what is granted', (economy) => {
  const match = matchWith('g03 0,0 SE; g04 0,0 SE spent; s03 -1,0 SE', {
    radius: 1,
    markers: 'wire 1,0; wire 0,1; wire 1,-1',
    caps: [3, 0],
    options: { economy },
  });
  expect(brokenLaws(after(game, 'g03 move'), match.view, { most: 60 })).toEqual([]);
  match.say(economy === 'sevenAP' ? 'g03 move 1,0 N activate-toll' : 'g03 move 1,0 N toll').say('caps:-1');
  expect(brokenLaws(game, match.view)).toEqual([]);
});
