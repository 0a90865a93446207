// Two people meet by link; what their pages say of the dice once the match is over.
import { bear, ownPack } from '@sandtable/bear';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from '../../../../../scripts/harness/browser.ts';
import { cheatWith, screenOf, type SeedMade, startOnline, visit } from '../../../../../scripts/harness/online.ts';
import { findingsInAllLooks } from '../../testing/axe.ts';

/** They sit down by their pages alone, and one resigns; returns both pages with the result. */
async function playedByPages(): Promise<readonly Page[]> {
  const online = await startOnline();
  const [anna, boris] = [await visit(online, { name: 'Anna' }), await visit(online, { ...PHONE, name: 'Boris' })];
  await anna.goto(`${online.address}/#/online/new/bear/one-bridge`);
  await anna.getByRole('radio', { name: 'None' }).click();
  await anna.getByRole('button', { name: 'Set it, and copy the link' }).click();
  await boris.goto(await anna.getByLabel('Link for your friend').inputValue());
  await boris.getByRole('button', { name: 'Sit down as Soviet' }).click();
  const pages = [anna, boris];
  await Promise.all(pages.map((page) => page.waitForURL(/#\/online\/match\//)));
  await Promise.all(pages.map((page) => page.locator('.play').waitFor()));
  const [, match = ''] = /match\/([^/]+)/.exec(anna.url()) ?? [];
  const screen = await screenOf(online, boris, bear(ownPack()));
  await screen.open(match, 'soviet');
  const { seq } = await screen.at(match, 'soviet', 0);
  expect((await screen.send({ kind: 'resign', match, seat: 'soviet', seq })).kind).toBe('accepted');
  await Promise.all(pages.map((page) => page.getByTestId('result').waitFor()));
  return pages;
}

test('two browsers verify the dice with the parts that they sent; a server that drew all parts anew is told of in both', async () => {
  for (const page of await playedByPages()) {
    await page.locator('[data-testid="proof"][data-proved="verified"]').waitFor();
    await page.getByText('Dice verified with your part').click();
    await page.getByText('The seed is made of the part that this browser sent').waitFor();
    await page.getByText('sandtable verify match.json --commitment').waitFor();
  }
  const anew = (digits: string): string => digits.repeat(32);
  cheatWith((): SeedMade => ({ server: anew('c3'), parts: { german: anew('d4'), soviet: anew('e5') } }));
  const pages = await playedByPages();
  for (const page of pages) {
    await page.locator('[data-testid="proof"][data-proved="broken"]').waitFor();
    await page.getByText('These dice are not what was promised').waitFor();
    await page.getByText(/^The server first committed to [0-9a-f]{64}, but the record commits to/).waitFor();
    await page.getByText(/^You sent [0-9a-f]{64} for (?:German|Soviet), but the record has/).waitFor();
  }
  for (const page of pages) expect(await findingsInAllLooks(page)).toEqual([]);
});
