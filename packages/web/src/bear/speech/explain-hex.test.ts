import { expect, test } from 'vitest';
import { fieldWith, placesOf, sayingOn } from '../../testing/field.ts';
import { deedsOf } from './deeds.ts';
import { clickablesOf } from '../../saying/clickables.ts';
import { aspectsIn, clickFigures, explainHex, hexWord } from './explain-hex.ts';

const seen = fieldWith('g03 0,0 SE; g05 -2,0 SE spent; s03 5,0 NW', { caps: 0, hexes: { '3,0': 'heavyWoods' } });
const { hex, unit } = placesOf(seen);

test('a hex that is not offered says why, with its rule', () => {
  const far = explainHex(sayingOn(seen, 'g03'), hex('3,1'));
  expect(far).toMatchObject({
    state: 'barred',
    lines: [{ rule: 'B5.0', text: '3,1 is too far for one move' }],
  });
  const enemy = explainHex(sayingOn(seen, 'g03'), hex('5,0'));
  expect(enemy.state).toBe('barred');
  expect(enemy.state === 'barred' && enemy.lines.map(({ text }) => text)).toContain('Rifle squad 03 cannot see 5,0');
});

test('what is only too dear says how many CAPs are wanting', () => {
  expect(explainHex(sayingOn(seen, 'g05'), hex('-2,1'))).toMatchObject({ state: 'tooDear', missing: 1 });
  const deeds = deedsOf(sayingOn(seen), unit('g05'));
  expect(deeds.find(({ verb }) => verb === 'move')).toMatchObject({ state: 'tooDear', missing: 1, label: 'Move' });
  expect(deeds.find(({ verb }) => verb === 'rally')).toMatchObject({ state: 'barred', missing: 0 });
});

test('while a sentence goes on, a hex is judged as its next word, or as another goal', () => {
  const said = explainHex(sayingOn(seen, 'g03 move 1,0 SE'), hex('4,0'));
  expect(said).toMatchObject({ state: 'barred', lines: [{ rule: 'B5.0' }] });
});

test('a hex farther off says how many moves it takes; the own hex, who is there', () => {
  expect(hexWord(sayingOn(seen, 'g03'), hex('2,0')).text).toBe('First of 2 moves there, 2 AP in all');
  expect(explainHex(sayingOn(seen, 'g03'), hex('0,0'))).toEqual({ state: 'here', unit: unit('g03'), lines: [] });
});

test('the goal says that a second click does it, another hex that it can be had instead', () => {
  const moving = sayingOn(seen, 'g03 move 1,0');
  expect(explainHex(moving, hex('1,0'))).toMatchObject({
    state: 'goal',
    sentence: 'g03 move 1,0 SE caps:0'.split(' '),
  });
  expect(explainHex(sayingOn(seen, 'g03 move 1,0 SE'), hex('0,1'))).toMatchObject({
    state: 'instead',
    words: ['g03', 'move', '0,1'],
  });
});

test('B7.3 a hex that can be attacked tells its price and odds, and which side every enemy in it shows', () => {
  const near = fieldWith('g03 0,0 SE; s03 2,0 NW; s04 0,2 S');
  const at = placesOf(near).hex;
  const saying = sayingOn(near, 'g03');
  const [entry] = clickablesOf(saying).hexes.get(at('2,0')) ?? [];
  if (entry === undefined) throw new Error('nothing can be done there');
  expect(clickFigures(saying, entry)).toMatchObject({ price: 3, targets: [{ aspect: 'front' }] });
  expect(aspectsIn(saying, at('2,0'))).toEqual([
    { rule: 'B7.3', text: 'Front DR of Soviet Rifle squad 03', amount: 12 },
  ]);
  expect(aspectsIn(saying, at('0,2'))).toMatchObject([
    { text: expect.stringMatching(/^Flank DR of Soviet Rifle squad 04/) },
  ]);
  expect(aspectsIn(saying, at('0,0'))).toEqual([]);
});
