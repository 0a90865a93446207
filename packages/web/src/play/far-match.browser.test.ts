// A match elsewhere on the real screen, over a wire that loses a quarter of all messages, repeats and reorders them.
import path from 'node:path';
import type { Bear } from '@sandtable/bear';
import { blind, must, randomAt } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { type PlayedGame, type PlayPage, sayBoth, settled } from '../../../../scripts/harness/play-page.ts';
import { bundlePage } from '../../../../scripts/release/bundle.mjs';
import { engine } from '../bear/engine/engine.ts';
import { bots } from '../bear/link/bots.ts';
import { bearLink } from '../bear/link/link.ts';
import { positionIn } from '../bear/table/position.ts';
import { newTable } from '../link/open-table.ts';
import { FAR_PLAN, saidIn } from '../testing/far/plan.ts';

const ADDRESS = 'http://far.test/';
const BEAR: PlayedGame<Bear> = { link: bearLink, turns: ['turn'], position: (view) => positionIn(engine(), view) };
const SETTINGS = {
  aiSpeed: 'instant',
  motion: 'none',
  breath: 'none',
  tips: 'off',
  suggestions: 'off',
  briefing: 'off',
};

async function openFar(problems: string[]): Promise<Page> {
  const { code, styles } = await bundlePage(path.join(import.meta.dirname, '../testing/far/page.tsx'));
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  page.on('pageerror', ({ message }) => problems.push(message));
  const html = `<!doctype html><title>Far</title><style>${styles}</style><div id="app"></div>
    <script type="module" src="page.js"></script>`;
  await page.route(`${ADDRESS}**`, (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: html }),
  );
  const kept = JSON.stringify(JSON.stringify(SETTINGS));
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${kept})`);
  await page.addInitScript(`localStorage.setItem('sandtable/sound-offered', 'true')`);
  await page.goto(ADDRESS);
  return page;
}

/** The same match at one table; there a bot has the seat of whoever is elsewhere. */
function sameMatch() {
  const seats = { ...FAR_PLAN.seats, soviet: { kind: 'bot', bot: 'captain' } } as const;
  return must(newTable(bearLink, { ...FAR_PLAN, seats }));
}

test('a firefight with somebody elsewhere is played to its end: the screen waits for him, goes on by itself, and comes out as the table has it', async () => {
  const problems: string[] = [];
  const page = await openFar(problems);
  const table = sameMatch();
  await table.callBots();
  while (table.step());
  const play = { page, table, game: BEAR, problems };
  const waiting = page.getByTestId('prompt').getByText('Waiting for Ben, the Soviet player');
  let [hasWaited, isReopened] = [false, false];
  const until = async (done: Promise<void>): Promise<void> => {
    if (hasWaited) return done;
    hasWaited = await Promise.race([waiting.waitFor().then(() => true), done.then(() => false)]);
    if (hasWaited) await lookAround(page);
    await page.evaluate(hasWaited ? 'far.release()' : 'null');
    return done;
  };
  await until(settled(play));
  while (table.match.asks !== null) {
    const { view, seq } = table.now();
    const sentence = bots.captain(blind(view), randomAt(FAR_PLAN.seed, 'ann', seq));
    // The page would choose the facing of who moves.
    await until(sayBoth(play, sentence.includes('move') ? ['pass'] : sentence));
    if (seq > 12 && !isReopened && table.match.asks !== null) {
      isReopened = true;
      await readWholeLog(play);
    }
  }
  await page.getByTestId('result').waitFor();
  expect([hasWaited, isReopened]).toEqual([true, true]);
  expect(await page.evaluate('far.said()')).toEqual(saidIn(table));
  expect(await page.evaluate('far.hash()')).toBe(table.match.hash());
  expect(Number(await page.evaluate('far.repeats()'))).toBeGreaterThan(0);
  expect(await page.locator('.story-foot').textContent()).toMatch(/after \d+ entries\.$/);
  expect(await page.getByRole('button', { name: 'Save match' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

/** What can be done while somebody else thinks. */
async function lookAround(page: Page): Promise<void> {
  expect(await page.getByTestId('curtain').count()).toBe(0);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.locator('.log-show').last().click();
  await page
    .getByTestId('prompt')
    .getByText(/^Entry \d+ of \d+, as it was$/)
    .waitFor();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('tab', { name: 'Mission' }).click();
  await page.getByRole('button', { name: 'End the match…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Resign as / }).waitFor();
  expect(await dialog.getByRole('button', { name: 'All agree to a draw' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  expect(await page.getByRole('button', { name: 'Export the match' }).count()).toBe(0);
  await page.getByRole('tab', { name: 'Orders' }).click();
}

/** A screen that is opened anew has the newest page; the older ones come when they are looked for. */
async function readWholeLog(play: PlayPage<Bear>): Promise<void> {
  const { page, table } = play;
  expect(Number(await page.evaluate('far.showAnn()'))).toBeLessThan(table.log().length);
  await settled(play);
  await page.getByRole('tab', { name: 'Log' }).click();
  const older = page.getByRole('button', { name: 'Earlier entries…' });
  const first = page.locator('.log-entry, .log-round').first();
  for (let pages = 0; (await older.count()) > 0; pages++) {
    expect(pages).toBeLessThan(12);
    const before = await first.textContent();
    await older.scrollIntoViewIfNeeded({ timeout: 1000 }).catch(() => undefined);
    await expect.poll(async () => (await older.count()) === 0 || (await first.textContent()) !== before).toBe(true);
  }
  // What began the match: the set-up and the roll for the initiative are told as one.
  expect(await page.locator('.log-seq').first().textContent()).toMatch(/^[0-2]$/);
  await page.getByRole('tab', { name: 'Orders' }).click();
}
