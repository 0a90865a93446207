import { expect, test } from 'vitest';
import { makePlane } from '../draw/plane.ts';
import { EMPTY_SCENE } from '../model.ts';
import { rowsMap } from '../testing/rows-map.ts';
import { smallMap, somePiece } from '../testing/small-map.ts';
import { firstHex, nextPieceHex, readKey, stepFrom } from './keys.ts';
import { hexWords } from './readout.ts';

const key = (name: string, change = {}) =>
  readKey({ key: name, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...change }, 'flat');

test('six keys go to the six neighbours, and every key does one thing', () => {
  const facings = ['w', 'e', 'd', 's', 'a', 'q'].map((name) => key(name));
  expect(facings).toEqual([0, 1, 2, 3, 4, 5].map((way) => ({ wish: 'step', way })));
  expect(key('W')).toEqual(key('w'));
  expect(key('0')).toEqual({ wish: 'fit' });
  expect(key('Home')).toEqual({ wish: 'fight' });
  expect([key('Enter'), key(' ')]).toEqual([{ wish: 'press' }, { wish: 'press' }]);
  expect([key('ContextMenu'), key('F10', { shiftKey: true })]).toEqual([{ wish: 'menu' }, { wish: 'menu' }]);
  expect(key('F10')).toBeUndefined();
  expect(key('Tab', { shiftKey: true })).toEqual({ wish: 'nextPiece', back: true });
  expect(key('+')).toEqual({ wish: 'zoom', factor: 1.25 });
});

test('keys of the page and of the app are left alone', () => {
  expect(key('w', { ctrlKey: true })).toBeUndefined();
  expect(key('l')).toBeUndefined();
  expect(key('Escape')).toBeUndefined();
});

const plane = makePlane(smallMap(3, 3));

test('the cursor goes from hex to hex and stops at the edge', () => {
  expect(stepFrom(plane, 'B02', 0)).toBe('A02');
  expect(stepFrom(plane, 'A02', 0)).toBe('A02');
  expect(stepFrom(plane, 'A01', 2)).toBe('A02');
  expect(stepFrom(plane, 'Z99', 2)).toBe('Z99');
});

test('on pointy hexes the same six keys reach every neighbour, and up and down keep to their column', () => {
  const rows = makePlane(rowsMap(['...', '...', '...', '...']));
  const press = (from: string, keys: string): string =>
    keys.split('').reduce((at, name) => {
      const wish = readKey({ key: name, ...NO_OTHER_KEY }, 'pointy');
      return wish?.wish === 'step' ? stepFrom(rows, at, wish.way) : at;
    }, from);
  expect(['q', 'e', 'd', 'a', 'w', 's'].map((name) => press('C02', name))).toEqual([
    'B01',
    'B02',
    'C03',
    'C01',
    'B02',
    'D02',
  ]);
  expect(press('C02', 'sa')).toBe('D01');
  expect(press('A02', 'sss')).toBe('D02');
  expect(press('D02', 'www')).toBe('A02');
  // Z, X and C are left to the app.
  expect(['z', 'x', 'c', 'y'].map((name) => readKey({ key: name, ...NO_OTHER_KEY }, 'pointy'))).toEqual(
    Array(4).fill(undefined),
  );
});

const NO_OTHER_KEY = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

test('it begins at the first piece, else in the middle', () => {
  expect(firstHex(plane, [somePiece({ at: 'C03' })])).toBe('C03');
  expect(firstHex(plane, [])).toBe('B02');
});

test('the Tab key goes through hexes with pieces and then leaves the board', () => {
  const hexes = ['A01', 'A01', 'C03'];
  expect(nextPieceHex(hexes, null, false)).toBe('A01');
  expect(nextPieceHex(hexes, 'A01', false)).toBe('C03');
  expect(nextPieceHex(hexes, 'C03', false)).toBeNull();
  expect(nextPieceHex(hexes, 'C03', true)).toBe('A01');
  expect(nextPieceHex(hexes, 'B02', true)).toBe('C03');
  expect(nextPieceHex([], null, false)).toBeNull();
});

test('the map in words: every hex in play with all that is in it', () => {
  const words = hexWords(plane.map, { ...EMPTY_SCENE, pieces: [somePiece({ at: 'B02' })] });
  expect(words.size).toBe(9);
  expect(words.get('B02')).toBe('B02, open; Rifle squad 3, fresh');
});
