import { expect, test } from 'vitest';
import { inHand } from './words.ts';

test('on a touch screen texts say tap for click, in every form of the word', () => {
  const text = 'Click it. Clicking only prepares; a click, two clicks, what you clicked.';
  expect(inHand(text, true)).toBe('Tap it. Tapping only prepares; a tap, two taps, what you tapped.');
  expect(inHand(text, false)).toBe(text);
});
