import { expect, test } from 'vitest';
import { drawBoard, PAPER } from '../../index.ts';
import { SAMPLES } from './samples.ts';

const LOOK = { theme: PAPER, hexPixels: 60, turning: 'upright', fanned: null, hidesPieces: false, ids: '' } as const;

test.each(Object.entries(SAMPLES))('%s can be drawn, and its pieces stand on the map', (_name, make) => {
  const { map, scene } = make();
  expect(drawBoard({ ...map, ...scene }, LOOK)).toContain('</svg>');
  const ids = new Set(map.hexes.map(({ id }) => id));
  expect(scene.pieces.filter(({ at }) => !ids.has(at))).toEqual([]);
});

test('the battle says in words what the tests in the browser read', () => {
  const { map, scene } = SAMPLES['Battle']?.() ?? { map: null, scene: null };
  const wordsOf = (hex: string) => [
    map?.hexes.find(({ id }) => id === hex)?.words,
    ...(scene?.pieces.filter(({ at }) => at === hex).map(({ words }) => words) ?? []),
  ];
  expect(map?.hexes.filter(({ isInPlay }) => isInPlay)).toHaveLength(9 * 12 + 8 * 11);
  expect(wordsOf('F03')).toEqual(['F03, open ground, road']);
  expect(wordsOf('F08')).toEqual(['F08, open ground', 'German Panzer III E 49, fresh, facing SE']);
  expect(wordsOf('G03').slice(0, 2)).toEqual(['G03, plowed field', 'German Rifle squad 1, fresh, facing NE']);
});
