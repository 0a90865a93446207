import { expect, test } from 'vitest';
import { battleWith, unit } from '../../testing/fire-field.ts';
import { matchWith, type BearMatch } from '../../testing/match.ts';
import { soloMatch } from '../../testing/solo-match.ts';
import { story } from '../../testing/story.ts';
import { deadlyMarker } from './deadly-marker.ts';

function figuresOf(match: BearMatch, said: string) {
  const verdict = match.judge(said);
  if (!verdict.granted) throw new Error(`'${said}' is denied`);
  return verdict.value.figures;
}

test('B7.5 of 20 markers a pile holds one that destroys; those on units are out of it', () => {
  expect(deadlyMarker(battleWith('g03 0,0 SE'), unit('g03'))).toEqual({ ways: 1, of: 20 });
  expect(deadlyMarker(battleWith('g03 0,0 SE; s01 3,0 pinned; s02 3,0 stunned'), unit('g03'))).toEqual({
    ways: 1,
    of: 18,
  });
  // A vehicle draws from a pile of its own.
  expect(deadlyMarker(battleWith('g49 0,0 SE; s01 3,0 pinned'), unit('g49'))).toEqual({ ways: 1, of: 20 });
  // A second hit draws none.
  expect(deadlyMarker(battleWith('g03 0,0 SE pinned'), unit('g03'))).toBeNull();
});

test('B7.5 a face-down marker is out of the pile as well, but not the one that destroys at once', () => {
  const match = matchWith('s01 0,0 SE; s02 0,0 SE; g03 3,0 NW; g04 3,0 NW pinned', { turn: 'soviet' });
  expect(match.view.units[unit('g04')]?.hit).toBeNull();
  expect(figuresOf(match, 's01 fire 3,0').targets?.[0]).toMatchObject({ deadlyMarker: { ways: 1, of: 19 } });
});

test('B7.2 B7.5 a unit no roll can kill is still destroyed by one hit in twenty, and that is counted', () => {
  const match = matchWith('s01 0,0 SE; g03 3,0 NW', { turn: 'soviet', dice: [4, 5], hits: ['killed'], checks: [7] });
  // Hit on 9, ten ways of 36; killed on 13, none.
  expect(figuresOf(match, 's01 fire 3,0').targets).toMatchObject([
    { killChances: [0, 1, 3], destroyedChances: [{ ways: 10, of: 720 }, { ways: 20 + 14, of: 720 }, {}] },
  ]);
  match.say('s01 fire 3,0 caps:0');
  expect(story(match, 'hit', 'destroyed')).toEqual(['hit g03', 'destroyed g03']);
});

test('S6.2.2 nobody can say how likely a Rumored Enemy is destroyed: the roll reveals it first', () => {
  const rumors = { rumors: [{ at: '4,0' }], cup: { units: ['s05'], noEnemy: 1 } };
  const match = soloMatch('g03 0,0 SE; s04 9,0 NW', { turn: 'german', ground: { '4,0': 'lightWoods' }, solo: rumors });
  expect(figuresOf(match, 'g03 fire 4,0').targets).toMatchObject([
    { needed: 9, deadlyMarker: null, destroyedChances: null },
  ]);
});

const COMMAND = { isCommand: true };

test('S7.3.1 B2.2g the spent check after a kill is drawn from the reshuffled deck, and its chance is told beside the other', () => {
  // The pile holds a card that spends and two Command cards that do not; the discards two that do not.
  const cards = [{ spentNumber: 1 }, COMMAND, COMMAND, {}, {}];
  const match = soloMatch('g03 0,0 SE; s03 1,0 NW; s04 9,0 NW', { turn: 'german', cards, rest: [], order: [] });
  const { inside, discards } = match.state.orderDeck;
  discards.push(...inside.splice(0).filter((card) => card > 2));
  inside.push(0, 1, 2);
  const [payment] = figuresOf(match, 'g03 fire 1,0').payments ?? [];
  // After a kill one Command card is out: one of four spends.
  expect(payment).toMatchObject({ spent: { ways: 1, of: 3 }, afterKill: { ways: 2, of: 8 } });
  // The last Command card stays, and so does the deck.
  inside.splice(2);
  match.state.orderDeck.removed.push(2);
  expect(figuresOf(match, 'g03 fire 1,0').payments?.[0]).toMatchObject({ spent: { ways: 1, of: 2 }, afterKill: null });
  expect(figuresOf(match, 'g03 stall').payments?.[0]).toMatchObject({ afterKill: null });
});
