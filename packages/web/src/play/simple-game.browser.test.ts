import path from 'node:path';
import { must } from '@sandtable/kernel';
import { pig } from '@sandtable/kernel/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { bundlePage } from '../../../../scripts/release/bundle.mjs';
import { newTable } from '../link/open-table.ts';
import { PLAN, pigLink, SEATS } from '../testing/pig/link.ts';

const ADDRESS = 'http://pig.test/';
const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 800 };

const bundled = bundlePage(path.join(import.meta.dirname, '../testing/pig/page.tsx'));

/** The smallest game of the kernel's README, on a page that starts it. */
async function openPig(viewport: typeof WIDE, problems: string[]): Promise<Page> {
  const { code, styles } = await bundled;
  const page = await openPage({ viewport });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  const html = `<!doctype html><title>Pig</title><link rel="icon" href="data:," /><style>${styles}</style>
    <div id="app"></div><script type="module" src="page.js"></script>`;
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.goto(ADDRESS);
  await page.getByRole('button', { name: 'Play Pig' }).click();
  return page;
}

test('the smallest game is started, rolled and held by clicks, answered by a bot, told in the log, and won', async () => {
  const problems: string[] = [];
  const page = await openPig(WIDE, problems);
  const table = must(newTable(pigLink, PLAN));
  while (table.now().outcome === null) {
    if (table.step()) continue;
    const { view, seq } = table.now();
    await page.locator(`${AT_REST}[data-seq="${seq}"]`).waitFor();
    const answers = page.getByRole('radiogroup', { name: 'Answers' });
    const listed = await answers.getByRole('radio').evaluateAll((each) => each.map((one) => one.dataset['say']));
    expect(listed).toEqual(pig.offers(view, []).map(({ word }) => word));
    const word = view.brought < 6 ? 'roll:2' : 'hold';
    await answers.locator(`[data-say="${word}"]`).click();
    // A roll is confirmed: until then another answer can be chosen.
    if (word !== 'hold') await page.getByTestId('confirm').click();
    expect(table.act(seq, [word])).toMatchObject({ granted: true });
  }
  const winner = table.now().outcome?.winners.includes('first') === true ? SEATS.first : SEATS.second;
  const result = page.getByTestId('result');
  await result.waitFor();
  // Nothing else is headed: no casualties, no turning points.
  expect(await result.getByRole('heading').allTextContents()).toEqual([`${winner} won`]);
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await expect.poll(() => page.getByTestId('log').locator('.log-entry').count()).toBe(table.match.seq);
  const log = await page.getByTestId('log').locator('.log-entry').allTextContents();
  expect(log).toHaveLength(table.match.seq);
  for (const name of Object.values(SEATS)) expect(log.join('\n')).toMatch(new RegExp(`${name}.*(?:Rolls|Holds)`));
  await page.getByRole('button', { name: 'Show the result' }).click();
  await page.getByRole('button', { name: /^Play again/ }).waitFor();
  await page.keyboard.press('r');
  await page.locator(`${AT_REST}[data-seq="0"]`).waitFor();
  expect(problems).toEqual([]);
});

test('without a map and counters there are no places for them, on a wide screen and on a phone', async () => {
  const problems: string[] = [];
  for (const viewport of [WIDE, PHONE]) {
    const page = await openPig(viewport, problems);
    await page.getByTestId('tally').waitFor();
    expect(await page.locator('.map, .play-left, .slot-orders, details.offers').count()).toBe(0);
    await page.getByRole('radio', { name: 'Roll 3 dice' }).click();
    await page.getByRole('radio', { name: 'Roll 1 die' }).click();
    await page.getByTestId('confirm').click();
    await page.locator(`${AT_REST}:not([data-seq="0"])`).waitFor();
    expect(await page.getByText(/unit|map/i).count()).toBe(0);
  }
  expect(problems).toEqual([]);
});
