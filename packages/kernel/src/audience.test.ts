import { expect, test } from 'vitest';
import { heardBy, hears, type Recipients } from './audience.ts';

test.each<[string, Recipients, boolean, boolean, boolean]>([
  ['everybody', {}, true, true, true],
  ['only red', { only: ['red'] }, true, false, false],
  ['only nobody', { only: [] }, false, false, false],
  ['all but red', { except: ['red'] }, false, true, true],
  ['all but nobody', { except: [] }, true, true, true],
  ['two of them, but one of these not', { only: ['red', 'blue'], except: ['red'] }, false, true, false],
])('what is for %s is heard by just these, and always by the referee', (_whom, hearing, red, blue, spectator) => {
  expect(hears('red', hearing)).toBe(red);
  expect(hears('blue', hearing)).toBe(blue);
  expect(hears('spectator', hearing)).toBe(spectator);
  expect(hears('referee', hearing)).toBe(true);
});

test('the referee hears what is kept from him by name', () => {
  expect(hears('referee', { except: ['referee'] })).toBe(true);
});

test('of a list everybody hears his own part, in order', () => {
  const told = [
    { event: 'a', hearing: {} },
    { event: 'b', hearing: { only: ['red'] } },
    { event: 'c', hearing: { except: ['red'] } },
    { event: 'd', hearing: {} },
  ];
  expect(heardBy('red', told)).toEqual(['a', 'b', 'd']);
  expect(heardBy('spectator', told)).toEqual(['a', 'c', 'd']);
  expect(heardBy('referee', told)).toEqual(['a', 'b', 'c', 'd']);
});
