import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPlay, SOLO } from '../../../../scripts/harness/bear-page.ts';
import { openApp } from '../../../../scripts/harness/browser.ts';
import { seriousFindings } from '../testing/axe.ts';
import { IS_WHOLE } from '../testing/whole.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** The picture of a diagram, once it is drawn. */
function pictureOf(page: Page, title: string) {
  return page.locator('.diagram', { hasText: title }).getByRole('img').first();
}

test.each(SIZES)('a chapter shows its diagrams and a question finds its rule, $width pixels wide', async (viewport) => {
  const page = await openApp({ route: '/rules/B7.3', viewport, reducedMotion: 'reduce' });
  const flank = pictureOf(page, 'Front and flank.');
  await flank.waitFor();
  expect(await flank.getAttribute('alt')).toContain('Both aim at it');
  const box = await flank.boundingBox();
  expect(box?.width).toBeGreaterThan(240);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);

  await page.getByRole('button', { name: 'Enlarge: Front and flank' }).click();
  const large = page.getByRole('dialog', { name: 'Front and flank' });
  await large.getByRole('img').waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox').fill('can tanks enter woods');
  await page.getByText(/^\d+ results?$/).waitFor();
  await expect.poll(() => page.locator('.rules-results .rule').first().getAttribute('id')).toBe('B4.1');
  // On a narrower screen only what is written out can be another.
  expect(await seriousFindings(page, viewport.width > 1000 || IS_WHOLE ? 'all' : 'names')).toEqual([]);

  // A link to a rule leaves the search.
  await page.goto(page.url().replace(/#.*/, '#/rules/B6.0.5'));
  await page.locator('.rules-chapter .rule[data-opened]').waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
});

test('a diagram can be tried out on the board', async () => {
  const page = await openApp({
    route: '/rules/B7.7.2',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await page.getByRole('button', { name: 'Enlarge: Short range' }).click();
  await page.getByRole('button', { name: 'Try it on the board' }).click();
  await page.getByTestId('prompt').waitFor();
  expect(page.url()).toContain('/play/');
});

test('a term in the log opens its meaning, and no term is inside another control', async () => {
  const { page } = await openPlay({ mission: 'whose-crossroads', seats: SOLO });
  page.setDefaultTimeout(20_000);
  await page.getByTestId('confirm').click();
  await page.locator('.turn-buttons [data-say="pass"]').click();
  await page.locator('.confirm[data-say="pass"]').click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const term = page.getByTestId('log').locator('.term').first();
  await term.click();
  const card = page.locator('.term-card');
  await card.getByRole('button', { name: /^Rule/ }).waitFor();
  expect(await page.locator('button .term, a .term').count()).toBe(0);
  expect(await seriousFindings(page)).toEqual([]);
});
