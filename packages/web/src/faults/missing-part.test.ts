import { expect, test } from 'vitest';
import { isMissingPart, type Reloader, reloadWith } from './missing-part.ts';

/** A tab that is served one version after the other, and counts reloads. */
function tab(versions: readonly string[], changes: Partial<Reloader> = {}) {
  let kept: string = '';
  let reloads = 0;
  const page = (): Reloader => ({
    version: versions[Math.min(reloads, versions.length - 1)] ?? '',
    isHeld: () => false,
    read: () => kept,
    write: (tried) => void (kept = tried),
    isReachable: async () => true,
    reload: () => void (reloads += 1),
    ...changes,
  });
  return { go: () => reloadWith(page()), reloads: () => reloads };
}

test('a page whose files are gone reloads once, and then says so', async () => {
  const { go, reloads } = tab(['a.js']);
  expect(await go()).toBe('reloads');
  expect(await go()).toBe('tried');
  expect(reloads()).toBe(1);
});

test('the newer version may be gone in its turn, but two versions never send the page to and fro', async () => {
  const { go, reloads } = tab(['a.js', 'b.js', 'a.js', 'b.js']);
  expect([await go(), await go(), await go(), await go()]).toEqual(['reloads', 'reloads', 'tried', 'tried']);
  expect(reloads()).toBe(2);
});

test('nothing reloads where the page cannot be had, something would be lost, or it cannot be noted', async () => {
  const far = tab(['a.js'], { isReachable: async () => false });
  expect(await far.go()).toBe('unreachable');
  const held = tab(['a.js'], { isHeld: () => true });
  expect(await held.go()).toBe('held');
  const barred = tab(['a.js'], { read: () => null });
  expect(await barred.go()).toBe('tried');
  const full = tab(['a.js'], { write: () => undefined });
  expect(await full.go()).toBe('tried');
  expect([far, held, barred, full].map(({ reloads }) => reloads())).toEqual([0, 0, 0, 0]);
});

test.each([
  'Failed to fetch dynamically imported module: http://localhost/assets/x-1.js',
  'error loading dynamically imported module: http://localhost/assets/x-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/x-1.css',
  "The requested module './a-1.js' does not provide an export named 'b'",
])('a part that did not come is known by what browsers say: %s', (message) => {
  expect(isMissingPart(new TypeError(message))).toBe(true);
});

test('an error of the app itself is none', () => {
  expect(isMissingPart(new TypeError("Cannot read properties of undefined (reading 'x')"))).toBe(false);
  expect(isMissingPart('404')).toBe(false);
});
