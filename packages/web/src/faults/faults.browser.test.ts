import { randomOf } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BearPage, openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { openPage, textOf } from '../../../../scripts/harness/browser.ts';
import { sayBoth } from '../../../../scripts/harness/play-page.ts';
import { engine } from '../bear/engine/engine.ts';
import { serveVersions } from '../../../../scripts/harness/versions.ts';

/** A part that loads, and breaks when it renders. */
const BROKEN_WHY = `export function WhyPanel() { throw new Error('no reasons today'); }`;

test('a panel that breaks leaves the table usable, and every match can be exported from it and brought back', async () => {
  const play = await openPlay({ mission: 'whose-crossroads', seats: SOLO });
  const { page } = play;
  await page.route(/\/why-panel-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: BROKEN_WHY }),
  );
  await pass(play);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log-why').first().click();
  const fault = page.getByTestId('fault');
  await expect.poll(() => fault.innerText()).toContain('The panel with the AI’s reasons has stopped working');
  await expect.poll(() => fault.innerText()).toContain('no reasons today');
  await putOddRecords(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    fault.getByRole('button', { name: 'Export my matches' }).click(),
  ]);
  const bundle = await textOf(download);
  await fault.getByRole('button', { name: 'Back to the match' }).click();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await pass(play);

  await page.getByRole('link', { name: 'Home' }).click();
  await page
    .getByRole('region', { name: 'Import and export' })
    .getByRole('button', { name: 'Export my matches' })
    .waitFor();
  const odd = page.getByTestId('unreadable');
  await odd.first().waitFor();
  await expect.poll(() => odd.count()).toBe(2);
  await page.getByRole('button', { name: 'Delete match odd' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.poll(() => odd.count()).toBe(1);
  const before = await page.getByRole('link', { name: 'Continue', exact: true }).count();
  const file = { name: 'matches.json', mimeType: 'application/json', buffer: Buffer.from(bundle) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  const notice = page.locator('.import .notice');
  await notice.waitFor();
  await expect.poll(() => notice.innerText()).toMatch(/^Imported 1 match\. These could not be imported:/);
  await expect.poll(() => notice.locator('li').count()).toBe(2);
  await expect.poll(() => page.getByRole('link', { name: 'Continue', exact: true }).count()).toBe(before + 1);
});

/** Passes, and answers whatever is asked before that. */
async function pass(play: BearPage): Promise<void> {
  const { table } = play;
  for (;;) {
    const { view, pending } = table.now();
    if (pending?.key === 'turn') return sayBoth(play, ['pass']);
    await sayBoth(play, engine().system.anySentence(view, randomOf('sfc32:faults', String(table.match.seq))));
  }
}

/** A broken summary with half a file, and a file without a summary. */
async function putOddRecords(page: Page): Promise<void> {
  await page.evaluate(`new Promise((done) => {
    const opening = indexedDB.open('sandtable');
    opening.onsuccess = () => {
      const stores = opening.result.transaction(['matches', 'texts'], 'readwrite');
      stores.objectStore('matches').put({ id: 'odd', name: 7 });
      stores.objectStore('texts').put('{"half', 'odd');
      stores.objectStore('matches').put({ id: 5, changed: 1e300, names: {} });
      stores.oncomplete = () => { opening.result.close(); done(); };
    };
  })`);
}

test('a part of a version that is gone reloads the page once, and a part that is missing for good is said to be', async () => {
  const server = await serveVersions();
  const page = await openPage();
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.goto(`${server.address}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  server.putUp('two');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  expect(loads).toBe(2);
  server.lose(/rules-screen|battle/);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  const broken = page.getByTestId('broken-screen');
  await broken.waitFor();
  await expect.poll(() => broken.innerText()).toContain('This screen could not be loaded');
  expect(loads).toBe(3);
  server.lose(/battle/);
  await broken.getByRole('button', { name: 'Reload' }).click();
  // Now only the chapter is missing, and says so in its place.
  await page.getByText('This chapter could not be loaded.').waitFor();
  expect(loads).toBe(4);
  server.lose(null);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('This chapter could not be loaded.').waitFor({ state: 'detached' });
  expect(loads).toBe(5);

  // The importer is loaded with the first file. After the reload the file is chosen again, and a second failure is reported.
  await page.goto(`${server.address}/#/`);
  server.putUp('three');
  await page.reload();
  server.lose(/take-match/);
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    page.getByLabel('Match file', { exact: true }).setInputFiles(file),
  ]);
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await page.locator('.import').getByText('The engine could not be loaded').waitFor();
  expect(loads).toBe(7);
});
