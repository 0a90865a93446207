import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { letGo, openApp } from './browser.ts';

/** The page the next test would get. */
async function next(page: Page): Promise<Page> {
  await letGo(page);
  return openApp();
}

const STORED = `(async () => {
  const shelves = await indexedDB.databases();
  const counts = await Promise.all(shelves.map(({ name }) => new Promise((done) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => {
      const [first] = opening.result.objectStoreNames;
      const store = opening.result.objectStoreNames.contains('matches') ? 'matches' : first;
      const counting = opening.result.transaction(store).objectStore(store).count();
      counting.onsuccess = () => (opening.result.close(), done(counting.result));
    };
  })));
  return [Object.keys(localStorage).sort().join(), sessionStorage.length, counts.reduce((sum, one) => sum + one, 0)];
})()`;

test('a page goes on to the next test without its match, its settings and its storage', async () => {
  const page = await openApp({ route: '/settings' });
  await page.getByRole('radio', { name: 'Field' }).click();
  await page.locator('html[data-theme="field"]').waitFor();
  await page.evaluate(`localStorage.setItem('left', 1), sessionStorage.setItem('left', 1)`);
  await page.evaluate(`location.hash = '#/missions/first-shots'`);
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
  await expect.poll(async () => page.evaluate(STORED)).toEqual([expect.stringContaining('left'), 1, 1]);

  const same = await next(page);
  expect(same).toBe(page);
  await page.locator('html[data-theme="paper"]').waitFor();
  expect(await page.evaluate(STORED)).toEqual(['sandtable/finished,sandtable/settings', 0, 0]);
  await page.getByRole('button', { name: 'Import a match' }).waitFor();
  expect(await page.getByRole('region', { name: 'Your last match' }).count()).toBe(0);
});

test('a page that a test has changed for good, or left with something on it, is not handed over', async () => {
  let page = await openApp();
  const spoil: readonly (() => Promise<unknown>)[] = [
    () => page.evaluate('window.left = 1'),
    () => page.evaluate('document.documentElement.style.fontSize = "19px"'),
    () => page.reload(),
    () => page.route('**/nothing', (route) => route.abort()),
    () => page.close(),
  ];
  for (const change of spoil) {
    await change();
    const another = await next(page);
    expect(another).not.toBe(page);
    page = another;
  }
});
