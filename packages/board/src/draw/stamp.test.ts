import { expect, test } from 'vitest';
import { smallMap } from '../testing/small-map.ts';
import { drawResult, drawScorchAt } from './overlay-reasons.ts';
import { makePlane } from './plane.ts';
import { drawStampDice, drawStampWord, stampScale } from './stamp.ts';

const plane = makePlane(smallMap(3, 3));
const hit = {
  ...({ at: 'B02', word: 'HIT', tone: 'struck', note: 'by 2' } as const),
  ...{ dice: [4, 5], sides: 6, added: '+1' },
};

/** Circles in a path are arcs: two for each pip. */
const pipsIn = (text: string): number => [...text.matchAll(/a3 3 /g)].length / 2;

test('a stamp shows its dice by pips, more than six by figures, and its word with the margin below', () => {
  expect(pipsIn(drawStampDice({ ...hit, added: '' }))).toBe(9);
  expect(pipsIn(drawStampDice({ ...hit, dice: [7], sides: 10, added: '' }))).toBe(0);
  expect(drawStampWord(hit)).toMatch(/HIT<\/text>.*by 2<\/text>/);
  expect(drawStampWord({ ...hit, word: '' })).toBe('');
});

test('what missed is told from what struck by its dashes, not by color alone', () => {
  expect(drawStampWord(hit)).not.toContain('dasharray');
  expect(drawStampWord({ ...hit, word: 'MISS', tone: 'missed' })).toContain('stroke-dasharray="6 4"');
});

test('a result that stays is one line above the counter, and never smaller than 11 pixels; dice alone lie as they fell', () => {
  const size = (hexPixels: number, text: string): number =>
    (Number(/font-size="([\d.]+)"/.exec(text)?.[1]) * hexPixels) / 120;
  for (const [hexPixels, scale] of [
    [120, 1],
    [56, 1.68],
  ] as const) {
    const text = drawResult(plane, { kind: 'result', ...hit }, scale);
    expect(text).toContain('HIT by 2');
    expect(size(hexPixels, text)).toBeGreaterThanOrEqual(11);
  }
  expect(drawResult(plane, { kind: 'result', ...hit, word: '' }, 1)).toContain(`scale(${stampScale(1)})`);
  expect(drawResult(plane, { kind: 'result', ...hit, at: 'Z99' }, 1)).toBe('');
  expect(drawScorchAt(plane, { kind: 'scorch', at: 'B02' })).toContain('data-scorch');
});
