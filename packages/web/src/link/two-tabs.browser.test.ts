import { randomOf } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { asked, listenIn, toldOn } from '../testing/listen-in.ts';
import { game } from '../testing/matches.ts';

/** When the lock came too late, this failed every time, so a few rounds suffice. */
const TIMES = 2;
const random = randomOf('sfc32:tabs', 'decisions');

/** Drawing the outcome would leave the other tab no time to open. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 100));

/** The person in this tab decides; false once another tab has the match. */
async function decideOn(page: Page): Promise<boolean> {
  const sat = await asked(page, { topic: 'sit', asked: { seat: 'german' } });
  if (sat === null) return false;
  const now = sat.moments.at(-1);
  if (now === undefined || now.asks !== now.seat) return true;
  const sentence = game.anySentence(now.view, random);
  const verdict = await asked(page, { topic: 'act', asked: { seq: now.seq, sentence } });
  return verdict !== null && (verdict.granted || verdict.reasons.every(({ key }) => key !== 'taken'));
}

/** Whether a person must decide, so that nothing changes by itself. */
async function isAsked(page: Page): Promise<boolean> {
  const sat = await asked(page, { topic: 'sit', asked: { seat: 'german' } });
  const now = sat?.moments.at(-1);
  return now !== undefined && (now.asks === null || now.asks === now.seat);
}

test('whoever decides while a second tab opens the match loses nothing, and no die is seen twice', async () => {
  const address = appAddress();
  let holder = await openPage();
  let taker = await holder.context().newPage();
  for (const page of [holder, taker]) await listenIn(page);
  await Promise.all([holder.goto(`${address}/#/missions/first-shots`), taker.goto(`${address}/#/`)]);
  await holder.getByRole('button', { name: 'Start the mission' }).click();
  await holder.locator('.play').waitFor();
  const route = holder.url();

  const seen: number[] = [];
  for (let time = 0; time < TIMES; time++) {
    await decideOn(holder);
    const taking = taker.goto(route);
    while (await decideOn(holder)) await pause();
    await taking;
    await taker.locator('.play').waitFor();
    await holder.getByRole('alert').getByText('opened in another tab').waitFor();
    expect(await taker.getByRole('alert').count()).toBe(0);
    seen.push(...(await toldOn(holder)));
    const sat = await asked(taker, { topic: 'sit', asked: { seat: 'german' } });
    expect(sat?.moments.at(-1)?.seq).toBeGreaterThanOrEqual(seen.at(-1) ?? 0);
    await holder.goto(`${address}/#/`);
    [holder, taker] = [taker, holder];
  }
  // A tab that is closed before anybody decides in it gives the match back.
  await expect.poll(() => isAsked(holder)).toBe(true);
  await taker.goto(route);
  await holder.getByRole('alert').getByText('opened in another tab').waitFor();
  await taker.locator('.play').waitFor();
  await taker.close();
  await holder.getByRole('alert').waitFor({ state: 'detached' });
  expect(await decideOn(holder)).toBe(true);
  seen.push(...(await toldOn(holder)));
  expect(seen.length).toBeGreaterThan(TIMES);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(new Set(seen).size).toBe(seen.length);
});
