// A browser that blocks the data of sites: no storage, no database, no locks. A match can be begun, played and exported all the same.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from '../../../../scripts/chromium.mjs';
import { openPage, textOf } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { decideOn, listenIn } from '../testing/listen-in.ts';

const BLOCK = 2;

/** A page of a browser whose owner has set it to block all site data. */
async function openBlocked(): Promise<Page> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-blocked-'));
  mkdirSync(path.join(folder, 'Default'));
  const wishes = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  writeFileSync(path.join(folder, 'Default', 'Preferences'), JSON.stringify(wishes));
  const args = process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'];
  const executablePath = findChromium() ?? '';
  const context = await chromium.launchPersistentContext(folder, { executablePath, args });
  onTestFinished(async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return context.newPage();
}

async function beginOn(page: Page): Promise<void> {
  await listenIn(page);
  await page.goto(`${appAddress()}/#/missions/first-shots`);
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
}

/** The questions of the browser before the page is reloaded; each is answered with staying. */
async function questionsAtReload(page: Page): Promise<readonly string[]> {
  // A browser asks nobody who has not touched the page.
  await page.locator('.play').click({ position: { x: 2, y: 2 } });
  const end = Promise.race([answered(page), loaded(page)]);
  page.evaluate('void location.reload()').catch(() => undefined);
  return end;
}

async function answered(page: Page): Promise<readonly string[]> {
  const dialog = await page.waitForEvent('dialog');
  await dialog.dismiss();
  return [dialog.type()];
}

async function loaded(page: Page): Promise<readonly string[]> {
  await page.waitForEvent('domcontentloaded');
  return [];
}

test('where site data are blocked a match is begun and played, says that it is not saved, and is not left unasked', async () => {
  const page = await openBlocked();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await beginOn(page);
  await page.getByTestId('begin').click();
  const notice = page.getByRole('alert');
  await notice.getByText('will not let Sandtable save matches').waitFor();
  await decideOn(page);
  expect(await page.getByText('crashed').count()).toBe(0);
  expect(await questionsAtReload(page)).toEqual(['beforeunload']);
  await page.locator('.play').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notice.getByRole('button', { name: 'Export' }).click(),
  ]);
  const text = await textOf(download);
  expect(JSON.parse(text)).toMatchObject({ options: { mission: 'first-shots' } });

  // The way home is no reload: the match waits there.
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByText('is not saved. It is lost if you close or reload this page.').waitFor();
  const file = { name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await page.locator('.play').waitFor();
  expect(faults).toEqual([]);
});

test('where everything is saved, the browser asks nothing', async () => {
  const page = await openPage();
  await beginOn(page);
  await decideOn(page);
  expect(await questionsAtReload(page)).toEqual([]);
  await page.locator('.play').waitFor();
});
