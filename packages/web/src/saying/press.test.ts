import { expect, test } from 'vitest';
import { fieldWith, placesOf, sayingOn } from '../testing/field.ts';
import { on, pack, stateOf } from '../testing/matches.ts';
import { clickablesOf } from './clickables.ts';
import { back, press } from './press.ts';
import { proposalOf } from './saying.ts';
import { NONE } from '@sandtable/bear';

const seen = fieldWith('g03 0,0 SE; g04 0,1 SE; g05 -2,0 SE spent; s03 1,0 NW; s05 5,0 NW', { caps: 3, hand: ['c13'] });
const { hex, unit } = placesOf(seen);

test('two clicks and a confirmation make a plain move, paid in AP and facing the enemy', () => {
  expect(press(sayingOn(seen), { unit: unit('g03') })).toMatchObject({ does: 'say', words: ['g03'] });
  expect(press(sayingOn(seen, 'g03'), { hex: hex('0,-1') })).toMatchObject({
    does: 'say',
    words: ['g03', 'move', '0,-1'],
  });
  const moving = sayingOn(seen, 'g03 move 0,-1');
  expect(proposalOf(moving)?.join(' ')).toBe('g03 move 0,-1 SE caps:0');
  expect(press(moving, { hex: hex('0,-1') })).toEqual({ does: 'send', sentence: 'g03 move 0,-1 SE caps:0'.split(' ') });
});

test('a plain click on an enemy fires; going into its hex stays at hand', () => {
  for (const click of [{ hex: hex('1,0') }, { unit: unit('s03') }]) {
    const pressed = press(sayingOn(seen, 'g03'), click);
    if (pressed.does !== 'say') throw new Error(pressed.does);
    expect(pressed.words).toEqual(['g03', 'fire', '1,0']);
    expect(pressed.meanings?.map(({ words }) => words.join(' '))).toEqual(['g03 fire 1,0', 'g03 move 1,0']);
  }
});

test('smoke, hiding and the like are said by their buttons alone: a plain click on the ground is a move or nothing', () => {
  const smoky = fieldWith('g03 0,0 SE; g21 0,2 SE; s05 5,0 NW', { caps: 3 });
  for (const word of ['g03', 'g21']) {
    const { hexes, buttons } = clickablesOf(sayingOn(smoky, word));
    const verbs = [...hexes.values()]
      .flat()
      .map(({ words }) => `${words[1]} ${words[2] === '5,0' ? 'enemy' : 'ground'}`);
    expect(new Set(verbs)).toEqual(new Set(['move ground', 'fire enemy']));
    expect(buttons.length).toBeGreaterThan(2);
  }
});

test('where no meaning is the plain one, someone has to choose', () => {
  const stack = fieldWith('g03 0,0 SE; g04 0,0 SE; s05 5,0 NW', { caps: 3 });
  const pressed = press(sayingOn(stack), { hex: placesOf(stack).hex('0,0') });
  expect(pressed).toMatchObject({ does: 'choose', entries: [{ words: ['g03'] }, { words: ['g04'] }] });
});

test('another counter of one’s own is chosen by a press; its hex asks whether one goes there', () => {
  expect(press(sayingOn(seen, 'g03'), { unit: unit('g04') })).toMatchObject({ does: 'say', words: ['g04'] });
  const there = press(sayingOn(seen, 'g03'), { hex: hex('0,1') });
  expect(there).toMatchObject({ does: 'say', words: ['g03', 'move', '0,1'] });
  const moving = press(sayingOn(seen, 'g03 move'), { unit: unit('g04') });
  expect(moving).toMatchObject({
    does: 'say',
    words: ['g03', 'move', '0,1'],
    meanings: [{ words: ['g03', 'move', '0,1'] }, { words: ['g04'] }],
  });
});

test('a card in front stays where another unit is chosen for it; one that can join it does', () => {
  const rich = fieldWith('g03 0,0 SE pinned; g04 0,1 SE pinned; s05 5,0 NW', { hand: ['c02', 'c04'] });
  expect(press(sayingOn(rich, 'c02 g03'), { unit: unit('g04') })).toMatchObject({ does: 'say', words: ['c02', 'g04'] });
  expect(press(sayingOn(rich, 'c04 g03'), { unit: unit('g04') })).toMatchObject({
    does: 'say',
    words: ['c04', 'g03', '+g04'],
  });
  // A second tap on the card's unit sends it.
  expect(press(sayingOn(rich, 'c04 g03'), { unit: unit('g03') })).toEqual({ does: 'send', sentence: ['c04', 'g03'] });
});

test('of two enemies in one’s hex a press on the other takes it for the target, and on the same attacks', () => {
  const close = fieldWith('g03 0,0 SE; s03 0,0 NW; s04 0,0 NW', { caps: 1 });
  const fighting = sayingOn(close, 'g03 fight s03');
  expect(press(fighting, { unit: unit('s04') })).toMatchObject({ does: 'say', words: ['g03', 'fight', 's04'] });
  expect(press(fighting, { unit: unit('s03') })).toMatchObject({ does: 'send' });
  expect(press(fighting, { unit: unit('g03') }).does).not.toBe('send');
});

test('another goal or another unit takes back as many words as needed', () => {
  const moving = sayingOn(seen, 'g03 move 0,-1 SE caps:0');
  expect(press(moving, { hex: hex('-1,0') })).toMatchObject({ does: 'say', words: ['g03', 'move', '-1,0'] });
  expect(press(moving, { unit: unit('g05') })).toMatchObject({ does: 'say', words: ['g05'] });
  expect(press(sayingOn(seen), { hex: hex('-5,0') })).toEqual({ does: 'nothing' });
});

test('a counter that can join does so when it is clicked', () => {
  expect(press(sayingOn(seen, 'g03 fire 1,0'), { unit: unit('g04') })).toMatchObject({
    does: 'say',
    words: ['g03', 'fire', '1,0', '+g04'],
  });
});

test('who is spent pays in CAPs, and a card of the hand is clicked itself', () => {
  expect(proposalOf(sayingOn(seen, 'g05 move -2,1'))?.at(-1)).toBe('command');
  const card = seen.pack.actionCards.findIndex(({ id }) => id === 'c13');
  expect(press(sayingOn(seen), { card })).toMatchObject({ does: 'say', words: ['c13'] });
});

test('back takes a click back', () => {
  expect(back(sayingOn(seen, 'g03 move 0,-1 SE')).words).toEqual(['g03', 'move', '0,-1']);
  expect(back(sayingOn(seen, 'g03 move 0,-1')).words).toEqual(['g03']);
  expect(back(sayingOn(seen, 'g03')).words).toEqual([]);
});

test('turning in place is one click on the rose of the one who is chosen', () => {
  const { facings } = clickablesOf(sayingOn(seen, 'g03'));
  expect(facings.map(({ words }) => words.join(' '))).toContain('g03 pivot NE');
  expect(press(sayingOn(seen, 'g03'), { facing: 1 })).toMatchObject({ does: 'say', words: ['g03', 'pivot', 'NE'] });
});

test('B5.6 who stands where the map may be left leaves it by a press on its own hex', () => {
  const state = stateOf({ mission: 'until-the-wagons-are-gone' });
  const turn = state.frames.find(({ kind }) => kind === 'turn');
  const [exit] = state.terms.exits;
  const leaver = state.roster.find((each) => pack.counters[each]?.side === exit?.side && state.units[each]?.at !== -1);
  if (turn?.kind !== 'turn' || exit === undefined || leaver === undefined) throw new Error('nobody can leave');
  const player = state.units[leaver]?.owner ?? NONE;
  const at = exit.hexes[0] ?? NONE;
  const units = state.units.map((each, place) => (place === leaver ? { ...each, at } : each));
  const frames = state.frames.map((frame) => (frame === turn ? { ...turn, place: turn.order.indexOf(player) } : frame));
  const word = pack.counters[leaver]?.word ?? '';
  const leaving = sayingOn(on({ ...state, units, frames }), word);
  const there = clickablesOf(leaving).hexes.get(at) ?? [];
  expect(there.map(({ words }) => words.join(' '))).toContain(`${word} leave`);
});
