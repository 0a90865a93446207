import { expect, test } from 'vitest';
import { openPage } from '../harness/browser.ts';
import { appAddress } from '../harness/served.ts';

test('the app opens in a browser, says what it is, and loads nothing from elsewhere', async () => {
  const address = appAddress();
  const page = await openPage({ savesData: false });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('request', (request) => void (request.url().startsWith(address) || problems.push(request.url())));

  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.title()).toBe('Sandtable');
  await expect.poll(() => page.getByText('independent and unofficial').isVisible()).toBe(true);
  await page.locator('img[src^="hero-"]').first().waitFor();
  // Its games come when their fights are in sight.
  await page.getByText('independent and unofficial').scrollIntoViewIfNeeded();
  await page.locator('img[src^="blob:"]').first().waitFor();
  // That nothing is kept for a time without a network is the wish of the tests.
  const plain = page.getByText('Over plain http Sandtable cannot be installed or played offline.');
  expect(await plain.count()).toBe(0);
  await page.addInitScript(`Object.defineProperty(window, 'isSecureContext', { value: false })`);
  await page.reload();
  await plain.waitFor();
  expect(problems.filter((problem) => !/^(?:data|blob):|registration blocked/.test(problem))).toEqual([]);
});
