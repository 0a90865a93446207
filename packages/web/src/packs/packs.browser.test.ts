import { readFileSync } from 'node:fs';
import { randomOf } from '@sandtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AGAINST_BOT, openPlay } from '../../../../scripts/harness/bear-page.ts';
import { openApp, textOf } from '../../../../scripts/harness/browser.ts';
import { sayBoth } from '../../../../scripts/harness/play-page.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { engine } from '../bear/engine/engine.ts';
import { seriousFindings } from '../testing/axe.ts';
import { examplePack, laid } from '../testing/own-packs.ts';

const EXAMPLES = new URL('../../../../docs/examples/', import.meta.url);
const ZALESIE = readFileSync(new URL('zalesie.pack.json', EXAMPLES), 'utf8');
const LIMANOWA = readFileSync(new URL('limanowa-box.pack.json', EXAMPLES), 'utf8');

async function openPacks(): Promise<Page> {
  const page = await openApp({ route: '/packs', isFresh: true });
  await page.getByRole('heading', { level: 1, name: 'Packs' }).waitFor();
  return page;
}

function choose(page: Page, label: string, name: string, text: string): Promise<void> {
  return page
    .getByLabel(label, { exact: true })
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a pack is refused with its faults and leaves nothing; a sound one is listed with all it says of itself', async () => {
  const page = await openPacks();
  const hostile = ZALESIE.replace('"The Sluice at Zalesie"', '"<img src=x onerror=alert(1)> Zalesie"').replace(
    '"caps": 6',
    '"caps": 6, "__proto__": 1',
  );
  await choose(page, 'Pack file', 'evil.pack.json', hostile);
  const refused = page.getByRole('alert');
  await refused.getByRole('heading', { name: 'evil.pack.json was refused: 1 fault' }).waitFor();
  await refused.getByText('Nothing of it was kept.').waitFor();
  expect(await page.getByRole('button', { name: 'Remove' }).count()).toBe(0);
  expect(await page.getByText('Zalesie').count()).toBe(0);

  await choose(page, 'Pack file', 'zalesie.pack.json', ZALESIE);
  const card = page.getByRole('article', { name: 'The Sluice at Zalesie' });
  await card.getByText('CC0 1.0').waitFor();
  await card.getByText(/sha-256 [0-9a-f]{4} [0-9a-f]{4} [0-9a-f]{4} … [0-9a-f]{4}/).waitFor();
  await card.getByText(/builds on Eastern Front, 1941 · 2 unit types · 1 board · 3 action cards · 1 mission/).waitFor();
  await card.getByText('No match is bound to it.').waitFor();
  // Ours are only looked at.
  const ours = page.getByRole('article', { name: 'Eastern Front 1941' });
  await ours.getByText(/comes with Eastern Front, 1941 · \d+ unit types/).waitFor();
  expect(await ours.getByRole('button').allTextContents()).toEqual(['Copy']);
  expect(await seriousFindings(page)).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

/** The link beside the code on the first printed page. */
async function printedLink(page: Page): Promise<string> {
  await page.getByRole('heading', { level: 1, name: 'Print: The Sluice at Zalesie' }).waitFor();
  await page.locator('[data-testid=page-count][data-settled=true]').waitFor();
  await page.locator('.print-page').getByText('The Alarm Bell').first().waitFor();
  return (await page.locator('.print-page .print-link span').textContent()) ?? '';
}

test('the mission of a pack is printed and played; without the pack its match asks for it by name and hash, and opens with it again', async () => {
  let paper = '';
  const play = await openPlay({
    mission: 'the-sluice',
    options: { pack: laid('bear', examplePack('zalesie.pack.json')).named },
    seats: AGAINST_BOT,
    context: { isFresh: true },
    prepare: async (fresh) => {
      await fresh.goto(`${appAddress()}/#/packs`);
      await choose(fresh, 'Pack file', 'zalesie.pack.json', ZALESIE);
      const card = fresh.getByRole('article', { name: 'The Sluice at Zalesie' });
      await card.getByRole('link', { name: 'Missions' }).click();
      await fresh.getByRole('heading', { level: 1, name: 'The Sluice at Zalesie' }).waitFor();
      await fresh.getByText('Cyclist squad').first().waitFor();
      await fresh.locator('.mission-picture svg').waitFor();
      await fresh.getByRole('link', { name: 'Print for a table' }).click();
      paper = await printedLink(fresh);
      await fresh.goto(`${appAddress()}/#/`);
    },
  });
  const { page, problems, table } = play;
  await page.locator('.play [data-unit="g90"]').first().waitFor();
  const match = page.url();
  // The page and the match beside it agree after every decision, and the bot takes its turns in between.
  for (let decision = 0; decision < 4; decision++) {
    const { pending, view, seq } = table.now();
    const random = randomOf('sfc32:sluice', String(seq));
    await sayBoth(play, pending?.key === 'turn' ? ['pass'] : engine().system.anySentence(view, random));
  }
  expect(table.match.seq).toBeGreaterThan(5);
  // The match is printed as it began, with a code of its own.
  await page.goto(match.replace('/play/', '/print/match/'));
  expect(await printedLink(page)).not.toBe(paper);

  await page.goto(`${appAddress()}/#/missions`);
  await page.getByRole('heading', { level: 2, name: 'The Sluice at Zalesie' }).first().waitFor();
  await page.goto(`${appAddress()}/#/packs`);
  await page.getByText('1 match is bound to this very hash: The Sluice at Zalesie.').waitFor();
  await page.getByRole('button', { name: 'Remove The Sluice at Zalesie' }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this pack?' });
  await dialog.getByText(/^The Sluice at Zalesie, Round/).waitFor();
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('None yet.').waitFor();

  await page.goto(match);
  await page.reload();
  await page.getByText('This match needs the pack “The Sluice at Zalesie”: import it under Packs.').waitFor();
  await page.getByText(/sluice-at-zalesie [0-9a-f]{64}/).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the file as is' }).click(),
  ]);
  const save = await textOf(download);

  // Elsewhere: a browser that knows neither the match nor the pack.
  const other = await openApp({ route: '/', isFresh: true });
  await choose(other, 'Match file', 'match.json', save);
  await other.getByText('This match needs the pack “The Sluice at Zalesie”').waitFor();
  await other.goto(paper);
  await other.getByText('This match needs the pack “The Sluice at Zalesie”: import it under Packs.').waitFor();
  await other.getByText(/sluice-at-zalesie [0-9a-f]{64}/).waitFor();
  await other.getByRole('link', { name: 'Import the pack' }).click();
  await choose(other, 'Pack file', 'zalesie.pack.json', ZALESIE);
  await other.getByRole('article', { name: 'The Sluice at Zalesie' }).waitFor();
  await other.goto(`${appAddress()}/#/`);
  await choose(other, 'Match file', 'match.json', save);
  await other.locator('.play [data-unit="g90"]').first().waitFor();
  await other.goto(paper);
  await other.getByRole('button', { name: 'Play it here' }).click();
  await other.getByTestId('round').waitFor();
  expect(problems).toEqual([]);
});

test('Limanowa is played with the figures of a pack', async () => {
  const page = await openPacks();
  await choose(page, 'Pack file', 'box.pack.json', LIMANOWA);
  await page
    .getByRole('article', { name: 'Limanowa, figures of my box' })
    .getByRole('link', { name: 'Missions' })
    .click();
  const group = page.getByRole('region', { name: 'Limanowa, figures of my box' });
  await group.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Start the mission' }).click();
  await page.locator('.play').waitFor();
  expect(page.url()).toContain('#/play/');
});
