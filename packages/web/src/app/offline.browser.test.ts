import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { serveVersions } from '../../../../scripts/harness/versions.ts';

test('once loaded the app needs no network; a newer one put up meanwhile: the older goes on whole, what it lacks brings the newer, and that is kept in its turn', async () => {
  const server = await serveVersions();
  const page = await openPage({ serviceWorkers: 'allow' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(`${server.address}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Quick solo' }).click();
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
  await page.reload();
  await page.locator('.play').waitFor();
  await page.goto(`${server.address}/#/rules`);
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await page.getByText('Acting tires units.').first().waitFor();
  expect(problems).toEqual([]);

  await page.context().setOffline(false);
  server.putUp('two');
  loads = 0;
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(loads).toBe(0);

  // A browser short of room evicts caches.
  await page.evaluate(`caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))`);
  await page.getByRole('link', { name: 'Missions' }).click();
  await page.getByRole('heading', { level: 1, name: 'Missions' }).waitFor();
  expect(loads).toBe(1);
  await expect.poll(() => page.locator('script[type="module"]').getAttribute('src')).toContain('-two.js');

  // The page itself is stored last.
  const isKept = () => page.evaluate(`caches.match('./').then((kept) => kept !== undefined)`);
  await expect.poll(isKept, { timeout: 60_000 }).toBe(true);
  expect(await page.evaluate(`caches.keys()`)).toEqual(['sandtable/two']);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  expect(loads).toBe(2);
});
