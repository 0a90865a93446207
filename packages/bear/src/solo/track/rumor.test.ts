import { randomOf, Recorder } from '@sandtable/kernel';
import { brokenSecrecy, Script } from '@sandtable/kernel/testing';
import { expect, test } from 'vitest';
import { distanceBetween } from '../../board/tables.ts';
import { fieldsOf } from '../../model/battle/field.ts';
import type { BearEvent } from '../../model/battle/event.ts';
import { MINE, NO_ENEMY } from '../../model/solo/solo.ts';
import type { Held } from '../../model/battle/state.ts';
import { isEffective } from '../../rules/units/fighters.ts';
import { hasInArc } from '../../rules/fire/reach.ts';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, pack } from '../../testing/match.ts';
import { soloMatch, type SoloOpening } from '../../testing/solo-match.ts';
import { told } from '../../testing/told.ts';
import { placeRumor } from './track-events.ts';
import { hexId, type HexId, NONE } from '../../model/ids.ts';

const WOODS = { '4,0': 'lightWoods' };
const HERE = { at: '4,0' };
const MOVE = { orders: [{ who: ['rumored' as const], to: ['unit' as const], action: 'move' as const }] };
const FIRE = { orders: [{ to: ['unit' as const], action: 'fire' as const }] };

/** A Soviet Rumored Enemy in the woods of 4,0, and the German player's turn. */
function rumored(units: string, opening: SoloOpening = {}): BearMatch {
  const { solo, ...others } = opening;
  return soloMatch(units, {
    turn: 'german',
    ground: WOODS,
    solo: { rumors: [HERE], cup: { units: ['s04', 's17', 's48'], noEnemy: 2, mines: 1 }, ...solo },
    ...others,
  });
}

function held(match: BearMatch): Held {
  return fieldsOf(pack)(match.state);
}

function hexNamed(match: BearMatch, name: string): HexId {
  return hexId(held(match).map.names.indexOf(name));
}

/** Where a counter is and its state: `4,0 NW`. */
function whereIs(match: BearMatch, word: string): string {
  const it = held(match).view.units[unit(word)];
  if (it === undefined || it.at === -1) return it?.fate ?? '-';
  return held(match).map.names[it.at] ?? '-';
}

function distance(match: BearMatch, word: string, from: string): number {
  const { tables, view } = held(match);
  return distanceBetween(tables, view.units[unit(word)]?.at ?? NONE, hexNamed(match, from));
}

/** Places a Rumored Enemy in mid-game and returns its events. */
function place(match: BearMatch, at: string, cup: readonly number[] = []): readonly BearEvent['key'][] {
  const io = new Recorder<BearEvent>(match.state.random, { script: new Script({ rumor: cup }) });
  placeRumor(held(match), hexNamed(match, at), io);
  return io.told.map(({ event }) => event.key);
}

test('S6.0 an event of the track puts a Rumored Enemy of the AI into the hex it names', () => {
  const match = soloMatch('g03 0,0 SE', {
    ground: WOODS,
    cards: [{ advance: { by: 1, when: 'always' } }],
    track: [{ space: 2, events: [{ kind: 'rumor', hexes: ['4,0'] }] }],
    solo: { cup: { units: ['s04'] } },
  });
  match.say('proceed');
  expect(told(match, 'rumorPlaced')).toEqual(['rumorPlaced sr1 4,0']);
  expect(whereIs(match, 'sr1')).toBe('4,0');
  expect(match.system.audit(match.state)).toEqual([]);
});

test('S6.0 where someone is it is placed in the nearest hex where nobody is', () => {
  const match = rumored('g03 9,0 SE; s05 0,0 N', {
    radius: 11,
    ground: { '5,0': 'heavyWoods', '-1,0': 'lightWoods', '1,0': 'water' },
    solo: { rumors: [] },
  });
  expect(place(match, '0,0')).toEqual(['rumorPlaced']);
  expect(distance(match, 'sr1', '0,0')).toBe(1);
});

test('S6.0 where a unit sees it at once it is revealed at once', () => {
  const match = rumored('g03 0,0 SE', { solo: { rumors: [] } });
  expect(place(match, '4,0')).toEqual(['rumorPlaced']);
  expect(place(match, '4,0', [NO_ENEMY])).toEqual(['rumorPlaced', 'rumorRevealed']);
});

test('S6.0 R-232 a side has twelve of them: a thirteenth is not placed, and one that was revealed is used again', () => {
  const hexes = ['-9,0', '-9,2', '-9,4', '-9,6', '-9,8', '-7,0', '-7,2', '-7,4', '-5,0', '-5,2', '-5,4', '-5,6'];
  const ground = Object.fromEntries([...hexes, '-7,6'].map((hex) => [hex, 'lightWoods']));
  const match = rumored('g03 9,0 SE', { ground, solo: { rumors: hexes.map((at) => ({ at })) } });
  expect(place(match, '-7,6')).toEqual([]);
  const few = rumored('g03 2,0 SE', { cup: [NO_ENEMY], cards: [{}] });
  few.say('g03 move 3,0 SE caps:0');
  expect(whereIs(few, 'sr1')).toBe('unused');
  expect(place(few, '3,-4', [unit('s04')])).toEqual(['rumorPlaced', 'rumorRevealed']);
});

test('S6.1 a Rumored Enemy holds nothing, is taken for someone who can fight, and has no flank', () => {
  const match = rumored('g03 0,0 SE', { controls: [{ at: '4,0', side: null }] });
  expect(match.state.controls[0]?.side).toBeNull();
  expect(isEffective(held(match), unit('sr1'))).toBe(true);
  for (const hex of ['0,0', '8,0', '4,4', '4,-4'])
    expect(hasInArc(held(match), unit('sr1'), hexNamed(match, hex))).toBe(true);
});

test('S6.1 an AI that is found takes the Control Marker it was rumored to be at', () => {
  const match = rumored('g03 2,0 SE', { controls: [{ at: '4,0', side: 'german' }], cup: [unit('s04')], cards: [{}] });
  match.say('g03 move 3,0 SE caps:0');
  expect(told(match, 'controlTaken')).toEqual(['controlTaken 4,0']);
});

test('S6.2 it is revealed when a unit comes next to it, cover or not; the AI found faces the closest unit', () => {
  const match = rumored('g03 2,0 SE; g04 4,-3 S', { cup: [unit('s04')], cards: [{}] });
  match.say('g03 move 3,0 SE caps:0');
  expect(told(match, 'rumorRevealed')).toEqual(['rumorRevealed sr1 4,0 NW']);
  expect(whereIs(match, 's04')).toBe('4,0');
  expect(whereIs(match, 'sr1')).toBe('unused');
  expect(match.system.audit(match.state)).toEqual([]);
});

test('S6.2 of the facings with the closest unit in the arc, the one with most units; then straight at it', () => {
  const both = rumored('g03 2,0 SE; g04 4,-3 S', { cup: [unit('s04')], cards: [{}] });
  both.say('g03 move 3,0 SE caps:0');
  expect(both.state.units[unit('s04')]?.facing).toBe(5);
  const behind = rumored('g03 2,0 SE; g04 0,5 S; g05 1,5 S', { cup: [unit('s04')], cards: [{}] });
  behind.say('g03 move 3,0 SE caps:0');
  expect(behind.state.units[unit('s04')]?.facing).toBe(4);
});

test.each([
  [1, 0],
  [2, 3],
])('S6.2 between units that are as close chance decides: with a %i it faces %i', (tie, facing) => {
  const opening = { ground: {}, solo: { rumors: [{ at: '4,0' }] }, cup: [unit('s04')], ties: [tie] };
  const match = rumored('g03 4,-3 S; g04 4,3 N', opening);
  expect(match.state.units[unit('s04')]?.facing).toBe(facing);
});

test('S6.2 it is revealed in a hex without a DM that a unit sees, from however far; in cover or out of sight it is not', () => {
  const match = rumored('g03 -9,0 SE', { solo: { rumors: [{ at: '3,0' }] }, cup: [NO_ENEMY] });
  expect(told(match, 'rumorRevealed')).toEqual(['rumorRevealed sr1 3,0 N']);
  const covered = rumored('g03 -9,0 SE');
  expect(whereIs(covered, 'sr1')).toBe('4,0');
  const unseen = rumored('g03 0,0 SE', { solo: { rumors: [{ at: '6,0' }] } });
  expect(whereIs(unseen, 'sr1')).toBe('6,0');
});

test('S6.2 walls and height are no cover for it, smoke and a road block are; those in a fight see nothing', () => {
  const behindWall = rumored('g03 0,0 SE', {
    ground: { '4,0': { walls: ['NW'] } },
    cup: [NO_ENEMY],
  });
  expect(whereIs(behindWall, 'sr1')).toBe('unused');
  expect(whereIs(rumored('g03 0,0 SE', { ground: {}, markers: 'smoke1 4,0' }), 'sr1')).toBe('4,0');
  expect(whereIs(rumored('g03 0,0 SE', { ground: {}, markers: 'roadBlock 4,0' }), 'sr1')).toBe('4,0');
  expect(whereIs(rumored('g03 0,0 SE; s05 0,0 N', { ground: {} }), 'sr1')).toBe('4,0');
});

const UNSEEN = { '0,0': 'lightWoods' };

test('S6.2 R-230 a hidden unit reveals a rumor it sees in the open, and stays hidden; who is found does not turn to it', () => {
  // The closest unit that the AI knows of is g04, beyond the woods.
  const match = rumored('g03 0,0 SE hidden; g04 4,6 N; s05 -9,0 N', {
    ground: { ...UNSEEN, '4,3': 'heavyWoods' },
    cup: [unit('s04')],
  });
  expect(told(match, 'rumorRevealed', 'revealed')).toEqual(['rumorRevealed sr1 4,0 S']);
  expect(match.state.units[unit('g03')]?.hidden).toBe(true);
  expect(match.system.view(match.state, 'ai').units[unit('g03')]?.at).toBe(NONE);
});

test('S6.2 R-230 where the hidden unit is stays secret: it may be wherever it sees no rumor', () => {
  // In the open, but woods cast a shadow.
  const woods = Object.fromEntries(['0,0', '0,1', '0,2', '1,-1'].map((hex) => [hex, 'heavyWoods']));
  const match = rumored('g03 -4,0 SE hidden; s05 9,0 N', { ground: woods });
  expect(whereIs(match, 'sr1')).toBe('4,0');
  const secrets = (state: BearMatch['state']) => ({ hex: state.units[unit('g03')]?.at });
  expect(brokenSecrecy(match.system, match.state, 'ai', { random: randomOf('eyes'), secrets })).toEqual([]);
});

test('S6.2 R-230 in cover it is revealed by a hidden unit next to it, not by one that sees it', () => {
  expect(whereIs(rumored('g03 0,0 SE hidden', { ground: { ...UNSEEN, ...WOODS } }), 'sr1')).toBe('4,0');
  const ground = { ...WOODS, '3,0': 'lightWoods' };
  const beside = rumored('g03 3,0 SE hidden; g04 0,0 SE', { ground, cup: [NO_ENEMY] });
  expect(whereIs(beside, 'sr1')).toBe('unused');
  expect(beside.state.units[unit('g03')]?.hidden).toBe(true);
});

test('S6.2 R-230 a rumor that moves next to a hidden unit is revealed there', () => {
  const match = rumored('g03 2,0 SE hidden; g04 0,0 SE', {
    turn: 'soviet',
    ground: { ...WOODS, '3,0': 'lightWoods', '2,0': 'lightWoods' },
    cards: [MOVE, {}],
    cup: [unit('s04')],
  });
  match.say('proceed');
  expect(told(match, 'rumorRevealed', 'revealed')).toEqual(['rumorRevealed sr1 3,0 NW']);
});

test('S6.2 what was fresh stays fresh, and what was spent spent', () => {
  for (const spent of [true, false]) {
    const match = rumored('g03 2,0 SE', { solo: { rumors: [{ ...HERE, spent }] }, cup: [unit('s04')], cards: [{}] });
    match.say('g03 move 3,0 SE caps:0');
    expect(match.state.units[unit('s04')]?.spent).toBe(spent);
  }
});

test('S6.2 No Enemy leaves the game with the rumor; an empty cup has no enemy in it', () => {
  const match = rumored('g03 2,0 SE', { cup: [NO_ENEMY], cards: [{}] });
  match.say('g03 move 3,0 SE caps:0');
  expect(match.state.solo?.cup.removed).toEqual([NO_ENEMY]);
  expect(match.state.solo?.cup.inside).toHaveLength(5);
  const empty = rumored('g03 2,0 SE', { solo: { cup: { units: [] } }, cards: [{}] });
  empty.say('g03 move 3,0 SE caps:0');
  expect(empty.events().find(({ key }) => key === 'rumorRevealed')).toMatchObject({ found: NO_ENEMY });
  expect(empty.state.solo?.cup.removed).toEqual([]);
});

test('S6.2 an AI that cannot be in the hex is placed in the nearest one where it can, and alone', () => {
  const match = rumored('g03 2,0 SE', { ground: { '4,0': 'smallBalka' }, cup: [unit('s48')], cards: [{}] });
  match.say('g03 move 3,0 SE caps:0');
  expect(distance(match, 's48', '4,0')).toBe(1);
  expect(whereIs(match, 's48')).not.toBe('3,0');
});

test('S6.2 a Mine lies open where the rumor was', () => {
  const match = rumored('g03 2,0 SE', { cup: [MINE], cards: [{}] });
  match.say('g03 move 3,0 SE caps:0');
  expect(match.state.markers).toMatchObject([{ kind: 'mine', side: 'soviet', hidden: false }]);
  expect(whereIs(match, 'sr1')).toBe('unused');
});

test('S6.2 a Mine attacks whoever is in the hex at once: a rumor that is placed on a hidden unit', () => {
  const match = rumored('g03 3,0 SE hidden; g04 0,0 SE', {
    turn: 'soviet',
    ground: { '3,0': 'lightWoods' },
    cards: [{ advance: { by: 1, when: 'always' } }],
    track: [{ space: 2, events: [{ kind: 'rumor', hexes: ['3,0'] }] }],
    solo: { rumors: [] },
    cup: [MINE],
    dice: [1, 1],
  });
  match.say('proceed');
  expect(told(match, 'revealed', 'rumorRevealed', 'mineAttacked', 'missed', 'checked')).toEqual([
    'revealed g03 3,0',
    'rumorRevealed sr1 3,0 N',
    'mineAttacked g03 3,0',
    'missed g03 4 8',
  ]);
  match.say('NE');
});

test('S6.2 a rumor that is seen on its own move: the AI found makes its check, and nobody does if there was none', () => {
  const match = rumored('g03 0,0 SE', { turn: 'soviet', cup: [unit('s04')], cards: [MOVE, { spentNumber: 1 }] });
  match.say('proceed');
  expect(told(match, 'rumorRevealed', 'checked')).toEqual(['rumorRevealed sr1 3,0 NW', 'checked s04 1']);
  expect(match.state.units[unit('s04')]?.spent).toBe(true);
  const none = rumored('g03 0,0 SE', { turn: 'soviet', cup: [NO_ENEMY], cards: [MOVE] });
  none.say('proceed');
  expect(told(none, 'rumorRevealed', 'checked')).toEqual(['rumorRevealed sr1 3,0 N']);
});

test('S6.2 whoever is found in a mine hex that the rumor moved into is attacked by the mine', () => {
  const match = rumored('g03 0,0 SE', {
    turn: 'soviet',
    markers: 'mine 3,0 german',
    cup: [unit('s04')],
    cards: [MOVE, {}],
    dice: [1, 1],
  });
  match.say('proceed');
  expect(told(match, 'rumorRevealed', 'mineAttacked')).toEqual(['rumorRevealed sr1 3,0 NW', 'mineAttacked s04 3,0']);
});

test('S6.2 scouts find hidden units, and no rumors: each has its own ways to be revealed', () => {
  const match = rumored('g03 2,0 SE', { hands: [['c30'], []], cup: [], cards: [{}] });
  match.say('c30 g03 caps:0');
  expect(whereIs(match, 'sr1')).toBe('4,0');
});

test('S6.2.1 a rumor that is ordered to fire is revealed: No Enemy, and the AI passes, which may end the round (GT-41)', () => {
  const match = rumored('g03 0,0 SE', { cup: [NO_ENEMY], cards: [FIRE] });
  match.say('pass').say('proceed');
  expect(told(match, 'rumorRevealed', 'aiPassed', 'roundEnded')).toEqual([
    'rumorRevealed sr1 4,0 N',
    'aiPassed',
    'roundEnded',
  ]);
  expect(match.state.solo?.cup.removed).toEqual([NO_ENEMY]);
});

test('S6.2.1 a Mine drawn then lies open in the hex, and the AI passes (GT-47)', () => {
  const match = rumored('g03 0,0 SE', { turn: 'soviet', cup: [MINE], cards: [FIRE] });
  match.say('proceed');
  expect(told(match, 'rumorRevealed', 'aiPassed')).toEqual(['rumorRevealed sr1 4,0 N', 'aiPassed']);
  expect(match.state.markers).toMatchObject([{ kind: 'mine', at: hexNamed(match, '4,0') }]);
});

test('S6.2.1 an AI that is found faces the closest unit, and of the facings left one with its target in the arc', () => {
  const match = rumored('g03 0,0 SE; g04 1,0 SE', {
    turn: 'soviet',
    cup: [unit('s04')],
    cards: [{ orders: [{ target: ['hit'], action: 'fire' }] }, {}],
    dice: [1, 1],
    solo: {},
  });
  Object.assign(match.state.units[unit('g03')] ?? {}, { hit: 0 });
  match.say('proceed');
  expect(told(match, 'attacked')).toEqual(['attacked s04 0,0']);
});
