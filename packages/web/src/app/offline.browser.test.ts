import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/browser.ts';
import { appAddress } from '../../../../scripts/served-app.ts';

test('once the page has been loaded no network is needed: a reload, a mission, its map and the rules', async () => {
  const address = appAddress();
  const page = await openPage({ serviceWorkers: 'allow' });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(`${address}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: 'Quick solo' }).click();
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
  await page.reload();
  await page.locator('.play').waitFor();
  await page.goto(`${address}/#/rules`);
  await page.getByRole('heading', { level: 1, name: 'Rules' }).waitFor();
  await page.getByText('Acting tires units.').first().waitFor();
  expect(problems).toEqual([]);
});
