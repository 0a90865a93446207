import { expect, test } from 'vitest';
import { drawFigure, figureWidth } from './figures.ts';

const STYLE = { size: 27, ink: '#000' };

test('every sign that counters have is drawn, each its own way', () => {
  const drawn = '0123456789-+()?×'.split('').map((sign) => /d="([^"]*)"/.exec(drawFigure(sign, 0, 0, STYLE))?.[1]);
  expect(new Set(drawn).size).toBe(16);
  expect(drawn).not.toContain(undefined);
});

test('a sign there is no figure for is left out', () => {
  expect(drawFigure('x', 0, 0, STYLE)).toBe('');
  expect(drawFigure('1x2', 0, 0, STYLE)).toBe(drawFigure('12', 0, 0, STYLE));
});

test('two figures are wider than one, and fit into the box of a defense at their size', () => {
  expect(figureWidth('12', 22)).toBeGreaterThan(figureWidth('2', 22));
  expect(figureWidth('20', 22)).toBeLessThan(26);
});

test('a number stands left of, round or right of its place', () => {
  const left = (anchor: 'start' | 'middle' | 'end'): number =>
    Number(/translate\((-?[\d.]+)/.exec(drawFigure('12', 50, 50, { ...STYLE, anchor }))?.[1]);
  expect(left('start')).toBeGreaterThan(left('middle'));
  expect(left('middle')).toBeGreaterThan(left('end'));
});
