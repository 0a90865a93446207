import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { AT_REST } from '../../../../scripts/harness/at-rest.ts';
import { openApp } from '../../../../scripts/harness/browser.ts';
import { findingsInAllLooks, seriousFindings } from '../testing/axe.ts';

const SETTINGS = {
  aiSpeed: 'instant',
  motion: 'none',
  tips: 'off',
  breath: 'none',
  suggestions: 'off',
  briefing: 'off',
};
const stored = { 'sandtable/settings': JSON.stringify(SETTINGS), 'sandtable/sound-offered': 'true' };

const PHONE = { width: 390, height: 844 };

test(
  'against a general: it is chosen by a line of what it is, hurried by its key, and asked for a hint, which the result counts',
  { timeout: 120_000 },
  async () => {
    const problems: string[] = [];
    const viewport = { width: 1440, height: 900 };
    const onProblem = (problem: string): void => void problems.push(problem);
    const page = await openApp({ route: '/missions/first-shots', viewport, stored, savesData: true, onProblem });
    const opponent = page.locator('.seat-pick select').last();
    expect(await opponent.inputValue()).toBe('captain');
    await opponent.selectOption('general64');
    expect(await page.locator('.bot-line').textContent()).toContain('64 imagined games');
    await opponent.selectOption('general1024');
    await page.getByRole('button', { name: 'Start the mission' }).click();
    await untilAsked(page);

    const [hint, tip] = [page.locator('[data-key="h"]'), page.getByTestId('tip')];
    await hint.click();
    await tip.filter({ hasText: 'Ask again for the order' }).waitFor();
    const nudge = await tip.textContent();
    expect(await page.locator('.map [data-ring="call"]').count()).toBe(nudge?.includes('Think of') === true ? 1 : 0);
    await page.setViewportSize(PHONE);
    await tip.waitFor();
    await page.setViewportSize(viewport);
    await page.keyboard.press('h');
    await tip.filter({ hasNotText: 'Ask again' }).waitFor();
    expect(await tip.textContent()).toMatch(/^Hint: .+\. The General expects to win .+ with it/);
    // It was not said.
    expect(await page.locator('.play').getAttribute('data-said')).toBe('');
    expect(await findingsInAllLooks(page)).toEqual([]);
    await page.setViewportSize(PHONE);

    await passTo(page, 'progressbar');
    expect(await page.getByTestId('prompt').textContent()).toBe('The General is thinking…');
    expect(await seriousFindings(page, 'names')).toEqual([]);
    await page.setViewportSize(viewport);
    // A reload loses nothing: it thinks again.
    await page.reload();
    await page.getByRole('progressbar').waitFor();
    const seq = await page.locator('.play').getAttribute('data-seq');
    await page.keyboard.press('h');
    await page.locator(`.play:not([data-seq="${seq}"])`).waitFor();

    await untilAsked(page);
    await page.getByRole('tab', { name: 'Mission' }).click();
    await page.getByRole('button', { name: 'End the match…' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Resign/ })
      .click();
    expect(await page.getByTestId('hints').textContent()).toBe('Hints: 2');
    expect(problems).toEqual([]);
  },
);

/** It is the person's turn; until then whoever thinks is hurried. */
async function untilAsked(page: Page): Promise<void> {
  const asked = page.locator(`${AT_REST} [data-say="pass"]`);
  const thinks = page.getByRole('progressbar');
  for (;;) {
    await asked.or(thinks).first().waitFor();
    if ((await asked.count()) > 0) return;
    await page.keyboard.press('h');
    await thinks.waitFor({ state: 'detached' });
  }
}

/** Passes until the other side has to think. */
async function passTo(page: Page, role: 'progressbar'): Promise<void> {
  const [asked, thinks] = [page.locator(`${AT_REST} [data-say="pass"]`), page.getByRole(role)];
  for (;;) {
    await asked.or(thinks).first().waitFor();
    if ((await thinks.count()) > 0) return;
    await asked.click();
    await page.getByTestId('confirm').click();
  }
}
