import { expect, test } from 'vitest';
import { isAgain } from './again-key.ts';

const NOT_HELD = { repeat: false, ctrlKey: false, metaKey: false, altKey: false };

test('R plays a finished match again, but not while it is held, typed or part of a browser shortcut', () => {
  expect(isAgain({ key: 'r', ...NOT_HELD }, null)).toBe(true);
  expect(isAgain({ key: 'R', ...NOT_HELD }, null)).toBe(true);
  expect(isAgain({ key: 't', ...NOT_HELD }, null)).toBe(false);
  expect(isAgain({ key: 'r', ...NOT_HELD, repeat: true }, null)).toBe(false);
  expect(isAgain({ key: 'r', ...NOT_HELD, ctrlKey: true }, null)).toBe(false);
  // A text field finds itself.
  const field = { closest: () => field } as unknown as Element;
  expect(isAgain({ key: 'r', ...NOT_HELD }, field)).toBe(false);
});
