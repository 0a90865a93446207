import { fitRest } from '@sandtable/bear';
import { randomOf } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, textOf } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { bots } from '../bear/link/bots.ts';
import { asked, decideOn, listenIn } from '../testing/listen-in.ts';

fitRest();

/** Page script: the side of every card that is ever in the hand on the screen. */
const WATCHING = `{
  const sides = new Set();
  const look = () => {
    for (const card of document.querySelectorAll('.draft-hand .split-card')) sides.add(card.dataset.side);
    globalThis.handsSeen = [...sides];
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}`;

interface Drafted {
  readonly seats: Readonly<Record<string, unknown>>;
  readonly entries: readonly string[];
}

async function savedOn(page: Page): Promise<Drafted> {
  const text = await asked(page, { topic: 'save', asked: null });
  return JSON.parse(text ?? '{}') as Drafted;
}

function saidBy(seat: string, { entries }: Drafted): number {
  return entries.filter((entry) => entry.startsWith(`${seat}: `)).length;
}

/** The person's own choices until one more card is played, by both. */
async function draftOn(page: Page): Promise<void> {
  await page.locator('.play[data-draft]').waitFor();
  const before = await savedOn(page);
  const { captain } = bots;
  do await decideOn(page, 'p1', (view) => captain(view, randomOf('sfc32:me', 'draft')));
  while (saidBy('p2', await savedOn(page)) === saidBy('p2', before));
}

test('a hand that is drafted for the other side stays so through a reload and an import, and is never shown', async () => {
  const page = await openPage({ viewport: { width: 1440, height: 900 } });
  await listenIn(page);
  await page.addInitScript(WATCHING);
  await page.goto(`${appAddress()}/#/generate`);
  await page.getByText('With people or bots').click();
  await page.getByRole('group', { name: 'Seats' }).getByRole('combobox').nth(1).selectOption('me');
  await page.getByRole('group', { name: 'Draft' }).getByRole('combobox').nth(1).selectOption('captain');
  await page.getByRole('button', { name: 'Start the draft' }).click();
  const seen = new Set<string>();
  const look = async (): Promise<void> => {
    await page.locator('.draft-hand .split-card').first().waitFor();
    for (const side of await page.evaluate<string[]>('handsSeen')) seen.add(side);
    const { seats } = await savedOn(page);
    expect(seats).toMatchObject({ p1: { name: 'You' }, p2: { name: 'You', deputies: { p2: 'captain' } } });
    expect(seats['p1']).not.toHaveProperty('deputies');
  };
  await draftOn(page);
  await look();
  await page.reload();
  await look();
  await draftOn(page);
  await look();

  await page.goto(`${appAddress()}/#/`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).first().click(),
  ]);
  const file = { name: 'm.json', mimeType: 'application/json', buffer: Buffer.from(await textOf(download)) };
  await page.getByLabel('Match file', { exact: true }).setInputFiles(file);
  await look();
  await draftOn(page);
  await look();
  expect([...seen]).toHaveLength(1);
});
