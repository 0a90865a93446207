import { heardBy, type Seat } from '@sandtable/kernel';
import { expect, test } from 'vitest';
import type { RollFor, RollWay } from '../model/battle/frame.ts';
import { rollFrame } from '../model/battle/make-frame.ts';
import { playerId, NONE } from '../model/ids.ts';
import { type BearMatch, matchWith } from '../testing/match.ts';
import { beforehand } from './beforehand.ts';

/** What the last sentence was for a seat, by what everybody has seen and heard. */
function happened({ system, state, told }: BearMatch, seat: Seat): string[] {
  const view = system.view(state, 'spectator');
  return heardBy('spectator', told).flatMap((event) => beforehand.happened(view, event, seat) ?? []);
}

const TO_CLOSE_COMBAT = 's01 move 1,0 SE caps:0';

test('a pass is broken by what befalls the own units, and by nothing that befalls others', () => {
  const shot = matchWith('s01 0,0 SE; g03 3,0 NW', { turn: 'soviet', dice: [4, 5], checks: [7], hits: ['pinned'] });
  shot.say('s01 fire 3,0 caps:0');
  expect([happened(shot, 'german'), happened(shot, 'soviet')]).toEqual([['hit'], []]);

  const entered = matchWith('s01 0,0 SE; g03 1,0 NW; g04 5,0 NW', { turn: 'soviet', checks: [7] });
  entered.say(TO_CLOSE_COMBAT);
  expect([happened(entered, 'german'), happened(entered, 'soviet')]).toEqual([['entered'], []]);

  const beside = matchWith('s01 0,0 SE; g03 2,0 NW', { turn: 'soviet', checks: [7] });
  beside.say(TO_CLOSE_COMBAT);
  expect(happened(beside, 'german')).toEqual([]);

  const found = matchWith('s01 0,0 SE; g03 3,0 hidden', { turn: 'soviet' });
  found.say(TO_CLOSE_COMBAT);
  expect([happened(found, 'german'), happened(found, 'soviet')]).toEqual([['seen'], []]);
});

test('B19.3 a Control Marker that an enemy takes breaks it, too', () => {
  const controls = [{ at: '1,0', side: 'german' as const }];
  const taken = matchWith('s01 0,0 SE; g03 5,0 NW', { turn: 'soviet', checks: [7], controls });
  taken.say(TO_CLOSE_COMBAT);
  expect([happened(taken, 'german'), happened(taken, 'soviet')]).toEqual([['entered'], []]);
});

test('B2.3 the end of the round ends it for everybody', () => {
  const match = matchWith('s01 0,0 SE; g03 5,0 NW').say('pass').say('pass');
  expect([happened(match, 'german'), happened(match, 'soviet')]).toEqual([['round'], ['round']]);
});

test('B3.2.3 CAPs put on a roll beforehand count in the direction that serves', () => {
  const said = (what: RollFor, serves: RollWay, caps: string): unknown => {
    const { system, state } = matchWith('s01 0,0 SE; g03 5,0 NW');
    const roll = rollFrame({ player: playerId(0), what, dice: 2, unit: NONE, serves, extra: 0 });
    const view = { ...system.view(state, 'spectator'), frames: [...state.frames, roll] };
    const foreseen = beforehand.foresee(view, 'capsOnDice');
    return [foreseen?.kind, foreseen?.says?.(caps)];
  };
  expect(said('attack', 'up', '2')).toEqual(['attackRoll', ['caps:2']]);
  expect(said('mine', 'down', '1')).toEqual(['attackRoll', ['caps:-1']]);
  expect(said('rally', 'up', '0')).toEqual(['rallyRoll', ['caps:0']]);
  expect(said('wire', 'down', '0')).toEqual(['otherRoll', ['caps:0']]);
});
