import path from 'node:path';
import { printSentence, randomOf, STOP } from '@sandtable/kernel';
import { type Outpost, outpost } from '@sandtable/kernel/testing';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { bundlePage } from '../../../../scripts/release/bundle.mjs';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import { knowMap, listedOn, pressHex } from '../../../../scripts/harness/play-page.ts';
import { newTable } from '../link/open-table.ts';
import type { Table } from '../link/table.ts';
import { outpostLink, PLAN } from '../testing/outpost/link.ts';
import { outpostTable } from '../testing/outpost/face.tsx';

const ADDRESS = 'http://outpost.test/';
const SETTINGS = JSON.stringify(JSON.stringify({ aiSpeed: 'instant', motion: 'none', breath: 'none', screen: 'full' }));

/** The match screen with a game that the app does not include. */
async function openOutpost(problems: string[]): Promise<Page> {
  const { code, styles } = await bundlePage(path.join(import.meta.dirname, '../testing/outpost/page.tsx'));
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', ({ message }) => problems.push(message));
  const html = `<!doctype html><title>Outpost</title><style>${styles}</style><div id="app"></div>
    <script type="module" src="page.js"></script>`;
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: html }),
  );
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${SETTINGS})`);
  await page.goto(ADDRESS);
  return page;
}

function sameTable(): Table<Outpost> {
  const made = newTable(outpostLink, PLAN);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}

async function attribute(page: Page, name: string): Promise<string> {
  return (await page.locator('.play').getAttribute(name)) ?? '';
}

test('a match of another game is clicked through on the same screen, and what can be clicked is what is offered', async () => {
  const problems: string[] = [];
  const page = await openOutpost(problems);
  const table = sameTable();
  knowMap(page, () => outpostTable.positionOf(table.now().view).map());
  const random = randomOf('sfc32:outpost', 'clicks');
  const verbs = new Set<string>();
  await page.locator('[data-unit="u1"]').click();
  await pressHex(page, 'b1');
  await expect.poll(() => attribute(page, 'data-said')).toBe('u1 step b1');
  await page.getByRole('button', { name: 'Clear' }).click();
  while (table.now().outcome === null) {
    if (table.step()) continue;
    await page.locator(`${AT_REST}[data-seq="${table.match.seq}"]`).waitFor();
    const sentence = outpost.anySentence(table.now().view, random);
    verbs.add(outpost.judge(table.now().view, sentence).granted ? (sentence[1] ?? sentence[0] ?? '') : 'none');
    await sayOn(page, table, sentence);
    expect(table.act(table.match.seq, sentence)).toMatchObject({ granted: true });
  }
  await page.getByTestId('result').waitFor();
  await expect.poll(() => page.getByTestId('score').textContent()).toContain('squads');
  await page.getByRole('button', { name: 'Look at the board' }).click();
  await page.locator('.log-why').last().click();
  await page.getByTestId('why').getByText('tries to').first().waitFor();
  expect([...verbs]).toEqual(expect.arrayContaining(['step', 'strike']));
  expect(problems).toEqual([]);
});

/** Word by word from the page's list of choices, which must equal the offers. */
async function sayOn(page: Page, table: Table<Outpost>, sentence: readonly string[]): Promise<void> {
  const { view, seq } = table.now();
  for (let place = 0; place < sentence.length; place++) {
    const said = (await attribute(page, 'data-said')).split(' ').filter((word) => word !== '');
    if (said.length > place) continue;
    const listed = await listedOn({ page });
    const next = outpost
      .offers(view, said)
      .flatMap(({ word }) => (word === STOP ? [] : [printSentence([...said, word])]));
    expect(listed.filter((each) => each.split(' ').length === said.length + 1).toSorted()).toEqual(next.toSorted());
    await page
      .locator(`details.offers [data-say="${printSentence(sentence.slice(0, place + 1))}"]`)
      .dispatchEvent('click');
  }
  const done = page.locator(`.play:not([data-seq="${seq}"]), [data-testid="result"]`).first();
  const confirm = page.locator(`${AT_REST}[data-seq="${seq}"] [data-testid="confirm"]`);
  await done.or(confirm).first().waitFor();
  if ((await done.count()) === 0) await confirm.click();
  await done.waitFor();
}
