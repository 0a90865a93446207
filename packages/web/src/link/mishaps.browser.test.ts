// What can happen to an open match: its worker dies or is missing, the site's data are cleared, it is deleted
// elsewhere.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { asked, decideOn, listenIn } from '../testing/listen-in.ts';

async function beginOn(page: Page): Promise<void> {
  await listenIn(page);
  await page.goto(`${appAddress()}/#/missions/first-shots`);
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
}

async function openMatch(): Promise<{ page: Page; route: string; id: string }> {
  const page = await openPage();
  await beginOn(page);
  const route = page.url();
  return { page, route, id: route.slice(route.lastIndexOf('/') + 1) };
}

/** The text in the browser's database, read from outside the app. */
function keptOn(page: Page, id: string): Promise<string | null> {
  return page.evaluate<string | null>(`new Promise((resolve, reject) => {
    const request = indexedDB.open('sandtable');
    request.onerror = () => resolve(null);
    request.onupgradeneeded = () => request.transaction.abort();
    request.onsuccess = () => {
      const { result } = request;
      const text = result.transaction('texts').objectStore('texts').get('${id}');
      text.onerror = () => reject(text.error);
      text.onsuccess = () => (result.close(), resolve(text.result ?? null));
    };
  })`);
}

/** Polls, since a bot may decide between the two reads. */
async function untilKept(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => (await asked(page, { topic: 'save', asked: null })) === (await keptOn(page, id)))
    .toBe(true);
}

/** Kills the worker; no event tells the page. */
async function killWorker(page: Page): Promise<void> {
  const [worker, another] = page.workers();
  if (worker === undefined || another !== undefined) throw new Error('there should be one worker');
  const gone = worker.waitForEvent('close');
  worker.evaluate('close()').catch(() => undefined);
  await gone;
}

/** Shortens every long wait of the page to half a second. */
const IMPATIENT = `{
  const wait = setTimeout;
  globalThis.setTimeout = (what, time, ...more) => wait(what, time >= 10_000 ? 500 : time, ...more);
}`;

test('a worker that is killed is noticed at once; a reload goes on from the last decision, and says where there is no worker, or none for long', async () => {
  const { page } = await openMatch();
  const seq = await decideOn(page);
  await killWorker(page);
  const notice = page.getByRole('alert');
  await notice.getByText('The engine crashed').waitFor();
  await notice.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.play').waitFor();
  await expect.poll(async () => Number(await page.locator('.play').getAttribute('data-seq'))).toBeGreaterThan(seq);

  // A newer app has been deployed, and the older one's worker is gone.
  await page.route('**/worker-*.js', (route) => route.fulfill({ status: 404 }));
  await page.reload();
  await page.getByText('The engine could not be loaded').waitFor();
  await page.unroute('**/worker-*.js');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.locator('.play').waitFor();

  // It may also never arrive, with no error.
  await page.route('**/worker-*.js', () => undefined);
  await page.addInitScript(IMPATIENT);
  await page.reload();
  await page.getByText('longer than usual').waitFor();
  await Promise.all([page.waitForEvent('domcontentloaded'), page.getByRole('button', { name: 'Reload' }).click()]);
  // Lets everything on its way arrive.
  await page.unroute('**/worker-*.js');
  await page.locator('.play').waitFor();
});

/** Added to the worker: its engine throws over every decision. */
const THROWING = `self.addEventListener('message', ({ data }) => {
  if (data.topic === 'act') throw new Error('the engine threw');
});`;

test('what the engine throws is told once', async () => {
  const page = await openPage();
  await page.route('**/worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${THROWING}${await response.text()}` });
  });
  await beginOn(page);
  page.evaluate(`void listening.ask({ topic: 'act', asked: { seq: 0, sentence: [] } })`).catch(() => undefined);
  await page.getByRole('alert').getByText('The engine crashed').waitFor();
  expect(await page.getByRole('alert').allInnerTexts()).toHaveLength(1);
  expect(await page.getByText('the engine threw').count()).toBe(1);
});

test('where the data of the site are cleared, the match is kept again at once, and so is the next decision', async () => {
  const { page, id } = await openMatch();
  const before = await keptOn(page, id);
  const tools = await page.context().newCDPSession(page);
  await tools.send('Storage.clearDataForOrigin', { origin: appAddress(), storageTypes: 'all' });
  await untilKept(page, id);
  await decideOn(page);
  await untilKept(page, id);
  expect(await keptOn(page, id)).not.toBe(before);
  expect(await page.getByRole('alert').count()).toBe(0);

  await page.goto(`${appAddress()}/#/missions/first-shots`);
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
  await decideOn(page);
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('a match that is deleted in another tab stays deleted, until it is wanted again', async () => {
  const { page, id } = await openMatch();
  const other = await page.context().newPage();
  await other.goto(`${appAddress()}/#/`);
  await other
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await other.getByRole('region', { name: 'Your last match' }).waitFor({ state: 'detached' });
  await decideOn(page);
  const notice = page.getByRole('alert');
  await notice.getByText('deleted in another tab').waitFor();
  expect(await keptOn(page, id)).toBe(null);
  await notice.getByRole('button', { name: 'Save it again' }).click();
  await notice.waitFor({ state: 'detached' });
  await untilKept(page, id);
});
