import { denied, Rehearsal, Script } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import type { Activation } from '../../model/battle/player.ts';
import { crossingWith } from '../../testing/edge-field.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, game, matchWith } from '../../testing/match.ts';
import { told } from '../../testing/told.ts';

const SEVEN = { economy: 'sevenAP', opportunityKind: 'any' };

function activations(match: BearMatch): (Activation | null)[] {
  return match.state.players.map(({ activation }) => activation);
}

test('B3.0 R-218 a lone active unit that is destroyed takes its AP with it', () => {
  const match = matchWith('g01 0,0 SE; s03 1,0 NW; s04 5,0 NW', { options: SEVEN, turn: 'soviet', dice: [6, 6] });
  match.say('s03 pivot N activate:0').say('g01 fire 1,0 opportunity');
  expect(told(match, 'destroyed', 'apLost')).toEqual(['destroyed s03 1,0', 'apLost']);
  expect(match.events()).toContainEqual({ rule: 'B3.0', key: 'apLost', player: 1, ap: 6 });
  expect(activations(match)).toEqual([null, null]);
  expect(denied(match.judge('s04 pivot N pool:0'))).toEqual(['B3.0 noActiveUnit']);
});

test('B9.0 R-218 a shared activation goes on for the others', () => {
  const match = matchWith('g01 0,0 SE; s03 1,0 NW; s04 5,0 NW', { options: SEVEN, turn: 'soviet', dice: [6, 6] });
  match.say('s03 pivot N activate:0').say('pass').say('s04 pivot N pool:0').say('g01 fire 1,0 opportunity');
  expect(told(match, 'apLost')).toEqual([]);
  expect(activations(match)[1]).toEqual({ units: [unit('s04')], ap: 5 });
});

test('B5.6 R-218 whoever leaves the map alone leaves no AP behind', () => {
  const match = crossingWith(SEVEN);
  match.say('g01 leave activate:0');
  expect(told(match, 'left', 'apLost')).toEqual(['left g01 L04', 'apLost']);
  expect(activations(match)).toEqual([null, null]);
});

test('B2.3 R-218 with four players the end of the round ends the activation of whoever did not pass', () => {
  const script = new Script({ combat: [1, 1, 1, 2, 6, 6, 1, 3] });
  const match = new Rehearsal(game, { mission: 'all-four-roads', ...SEVEN }, { script });
  while (game.pending(match.state)?.key === 'initiative') match.say('caps:0');
  match.say('g01 pivot N activate:0');
  expect(activations(match)[0]).toEqual({ units: [unit('g01')], ap: 6 });
  match.say('pass').say('pass').say('pass');
  expect(match.state.round).toBe(2);
  expect(activations(match)).toEqual([null, null, null, null]);
  expect(match.events()).toContainEqual({ rule: 'B2.3', key: 'becameSpent', units: [unit('g01')] });
  expect(match.state.units[unit('g01')]?.spent).toBe(false);
});

test('B9.1.4 a group that is just coming in shares an activation before all of it is on the map', () => {
  const match = crossingWith(SEVEN);
  const hidden = match.state.units[unit('g01')];
  match.say('g03 enter A10 S command').say('pass');
  // A unit was hidden where the first of the group arrives: its facing is asked before the second arrives.
  Object.assign(hidden ?? {}, { at: match.state.units[unit('g03')]?.at, hidden: true });
  Object.assign(match.state.units[unit('g03')] ?? {}, { at: -1, fate: 'waiting' });
  match.say('g03 enter A10 S +g04 B09 N activate:0');
  expect(match.system.pending(match.state)?.key).toBe('facing');
  expect(match.system.audit(match.state)).toEqual([]);
});
