import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SettingsScreen } from './settings-screen.tsx';
import { GROUPS, readSettings, SETTING_NAMES, SETTINGS } from './settings.ts';

const DEFAULTS = readSettings(undefined);

test('there are at most twenty settings, each in a group of the screen, with its default among its values', () => {
  expect(SETTING_NAMES.length).toBeLessThanOrEqual(20);
  expect(Object.keys(DEFAULTS)).toEqual(SETTING_NAMES);
  for (const name of SETTING_NAMES) {
    const { group, values, initial } = SETTINGS[name];
    expect(GROUPS).toContain(group);
    expect(values).toContain(initial);
    expect(DEFAULTS[name]).toBe(initial);
  }
});

test('settings that were kept come back', () => {
  const mine = { ...DEFAULTS, theme: 'field', aiSpeed: 'step' };
  expect(readSettings(mine)).toEqual(mine);
});

test('a value that means nothing has its default, and the others stay', () => {
  const stored = { theme: 'neon', text: 7, volume: 'loud', toString: 'on', commit: 'toString' };
  expect(readSettings(stored)).toEqual({ ...DEFAULTS, volume: 'loud' });
});

test.each([undefined, null, '', 7, [], { theme: 'neon', text: 7 }])('%s gives the defaults', (stored) => {
  expect(readSettings(stored)).toEqual(DEFAULTS);
});

test('the screen says each value of a setting that has three, also of one that can be on or off', () => {
  vi.stubGlobal('document', {});
  const text = renderToStaticMarkup(createElement(SettingsScreen));
  vi.unstubAllGlobals();
  for (const label of Object.values(SETTINGS.suggestions.labels)) expect(text).toContain(`>${label}<`);
  expect(text).toMatch(/aria-checked="true"[^>]*>Until my third match</);
});
