import { expect, test } from 'vitest';
import { unit } from '../../testing/fire-field.ts';
import { type BearMatch, matchWith } from '../../testing/match.ts';

const keysOf = (verdict: { readonly reasons: readonly { readonly key: string }[] }): string[] =>
  verdict.reasons.map(({ key }) => key);

const isDugIn = (match: BearMatch, word: string): boolean => match.state.units[unit(word)]?.hasty ?? false;

test('B18.1.3 foot digs in for 7, together for one price, and with hastyCost 5 for 5', () => {
  const match = matchWith('g03 0,0 SE; g04 1,0; s01 9,0 NW', { checks: [7] });
  match.say('g03 dig +g04 caps:0');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 7, spent: true }));
  expect([isDugIn(match, 'g03'), isDugIn(match, 'g04')]).toEqual([true, true]);
  const cheap = matchWith('g03 0,0 SE; s01 9,0 NW', { checks: [6], options: { hastyCost: '5' } });
  cheap.say('g03 dig caps:0');
  expect(cheap.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 5 }));
});

test('B18.1.3 card 02 lets a unit dig in for nothing', () => {
  const match = matchWith('g03 0,0 SE spent; s01 9,0 NW', { hands: [['c02'], []] });
  match.say('c02 g03 dig');
  expect(isDugIn(match, 'g03')).toBe(true);
});

test('B18.1.3 no vehicle, nobody in water, in close combat, carried, stunned, in a trench, or who has dug in before', () => {
  const match = matchWith(
    'g37 0,0; g03 0,0 on:g37; g04 2,0; g05 4,0; s01 4,0; g06 6,0 stunned; g07 -6,0 inside; g08 -8,0 hasty; s02 9,0',
    { caps: [9, 0], ground: { '2,0': 'water' }, markers: 'trench -6,0' },
  );
  const why = (word: string): string[] => keysOf(match.judge(`${word} dig`));
  expect(why('g37')).toEqual(['onlyFootDigs']);
  expect(why('g03')).toEqual(['carried']);
  expect(why('g04')).toEqual(['inWater']);
  expect(why('g05')).toEqual(['enemyInHex']);
  expect(why('g06')).toEqual(['stunned']);
  expect(why('g07')).toEqual(['insideAlready']);
  expect(why('g08')).toEqual(['hasHasty']);
});

test('B18.1.3 a hasty defense is lost when its unit moves or turns', () => {
  const match = matchWith('g03 0,0 SE hasty; g04 3,0 SE hasty; s01 9,0 NW', { caps: [9, 0] });
  match.say('g03 move 1,0 SE command').say('pass').say('g04 pivot N command');
  expect([isDugIn(match, 'g03'), isDugIn(match, 'g04')]).toEqual([false, false]);
});

test('B18.3.3 digging in a mine hex sets the mine off', () => {
  const match = matchWith('g03 0,0 SE; s01 9,0 NW', { caps: [9, 0], markers: 'mine 0,0', dice: [1, 1] });
  match.say('g03 dig command');
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'mineAttacked', unit: unit('g03') }));
  match.say('caps:0');
});

test('B18.3.3e a pioneer clears the mine in his hex for 2, without a roll (GT-79)', () => {
  const match = matchWith('g16 0,0 SE; g03 0,0; s01 9,0 NW', { markers: 'mine 0,0', checks: [2] });
  expect(keysOf(match.judge('g03 clear'))).toEqual(['noPioneer']);
  match.say('g16 clear caps:0');
  expect(match.state.markers).toEqual([]);
  expect(match.events()).toContainEqual(expect.objectContaining({ key: 'checked', cost: 2 }));
  expect(match.events()).toContainEqual(expect.objectContaining({ rule: 'B18.3.3e', key: 'cleared', marker: 'mine' }));
});

test('B18.3.3e where there is no mine, nothing is cleared', () => {
  const match = matchWith('g16 0,0 SE; s01 9,0 NW', { markers: 'wire 0,0' });
  expect(keysOf(match.judge('g16 clear'))).toEqual(['noMine']);
});
