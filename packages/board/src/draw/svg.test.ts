import { expect, test } from 'vitest';
import { escapeText, group, num, tag } from './svg.ts';

test('whatever stands in a text or an attribute cannot become an element', () => {
  expect(escapeText('<b>&"\'')).toBe('&lt;b&gt;&amp;&quot;&#39;');
  expect(tag('g', { 'data-x': '"><script>' })).toBe('<g data-x="&quot;&gt;&lt;script&gt;"/>');
});

test('a number that is none is a bug and throws at once', () => {
  expect(() => num(Number.NaN)).toThrow(RangeError);
  expect(() => num(1 / 0)).toThrow(RangeError);
  expect(num(-0.01)).toBe('0');
});

test('an empty group is left out', () => {
  expect(group({ class: 'x' }, '', '')).toBe('');
});
