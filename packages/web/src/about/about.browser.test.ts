import { expect, test } from 'vitest';
import { openApp } from '../../../../scripts/harness/browser.ts';
import { seriousFindings } from '../testing/axe.ts';
import { foreignTexts } from '../testing/fonts.ts';
import { EDITIONS, UNRELEASED } from './changelog.ts';

test('the foot of every page leads to what Sandtable is, its versions, what is new, and every licence', async () => {
  const page = await openApp({ route: '/settings' });
  const version = EDITIONS.find((edition) => edition.version !== UNRELEASED)?.version ?? '';
  await page.getByRole('link', { name: `About Sandtable ${version}` }).click();
  await page.getByRole('heading', { level: 1, name: 'About Sandtable' }).waitFor();
  await page.getByText('rules, version').first().waitFor();
  await page.getByRole('heading', { name: /^New (in|since) \d/ }).waitFor();

  await page.getByText(/^Licences of \d+ packages$/).click();
  await page.getByText(/^preact [\d.]+ \(MIT\)$/).click();
  await page.locator('details[open] > pre', { hasText: 'Jason Miller' }).waitFor();
  await page.getByText(/^@fontsource-variable\/source-sans-3 [\d.]+ \(OFL-1\.1\)$/).click();
  await page.locator('details[open] > pre', { hasText: 'SIL OPEN FONT LICENSE' }).waitFor();
  expect(await foreignTexts(page)).toEqual([]);
  expect(await seriousFindings(page)).toEqual([]);
});

test('markup that could run something, and scripts from elsewhere, are refused by the page itself', async () => {
  const page = await openApp({ route: '/about' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const refused = await page.evaluate(() => {
    const attempts = [
      () => (document.createElement('div').innerHTML = '<iframe src="/"></iframe>'),
      () => new Worker('https://example.org/worker.js'),
      () => new Worker('/licences.txt'),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'passed';
      } catch (error) {
        return error instanceof TypeError ? error.message : String(error);
      }
    });
  });
  expect(refused).toEqual([
    'Markup of the app has no scripts and no frames.',
    'A script of the app lies beside the app.',
    'A script of the app lies beside the app.',
  ]);
});
