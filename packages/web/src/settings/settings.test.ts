import { expect, test } from 'vitest';
import { DEFAULTS, readSettings, SETTINGS } from './settings.ts';

test('there are at most twenty settings, and the first value of each is its default', () => {
  expect(Object.keys(SETTINGS).length).toBeLessThanOrEqual(20);
  expect(DEFAULTS).toEqual(Object.fromEntries(Object.entries(SETTINGS).map(([name, [first]]) => [name, first])));
});

test('settings that were kept come back', () => {
  const mine = { ...DEFAULTS, theme: 'field', aiSpeed: 'step' };
  expect(readSettings(JSON.stringify(mine))).toEqual(mine);
});

test.each([null, '', 'no json', '7', 'null', '{"theme":"neon","text":7}'])('%s gives the defaults', (text) => {
  expect(readSettings(text)).toEqual(DEFAULTS);
});
