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
  screen: 'full',
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
    await playTo(page, 'turn');

    const [hint, tip] = [page.locator('[data-key="h"]'), page.getByTestId('tip')];
    await hint.click();
    await tip.filter({ hasText: 'Ask again for the order' }).waitFor();
    const isOnMap = / in \S+\. Ask again/.test((await tip.textContent()) ?? '');
    expect((await page.locator('.map [data-ring="call"]').count()) > 0).toBe(isOnMap);
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

    await playTo(page, 'thought');
    expect(await page.getByTestId('prompt').textContent()).toBe('The General is thinking…');
    expect(await seriousFindings(page, 'names')).toEqual([]);
    await page.setViewportSize(viewport);
    // A reload loses nothing: it thinks again.
    await page.reload();
    await page.getByRole('progressbar').waitFor();
    const seq = await page.locator('.play').getAttribute('data-seq');
    await page.keyboard.press('h');
    await page.locator(`.play:not([data-seq="${seq}"])`).waitFor();

    await playTo(page, 'turn');
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

/** Until it is the person's turn, or the other side has to think. Questions are answered as proposed, and turns passed or thoughts hurried. */
async function playTo(page: Page, goal: 'turn' | 'thought'): Promise<void> {
  const pass = page.locator(`${AT_REST} .turn-buttons [data-say="pass"]`);
  const confirm = page.locator(`${AT_REST} [data-testid="confirm"]:not([aria-disabled="true"])`);
  const thinks = page.getByRole('progressbar');
  for (;;) {
    await pass.or(thinks).or(confirm).first().waitFor();
    const [isTurn, isThought] = [(await pass.count()) > 0, (await thinks.count()) > 0];
    if (goal === 'turn' ? isTurn : isThought) return;
    if (isThought) await page.keyboard.press('h');
    else if (isTurn) await pass.click();
    if (isThought) await thinks.waitFor({ state: 'detached' });
    else await confirm.click();
  }
}
