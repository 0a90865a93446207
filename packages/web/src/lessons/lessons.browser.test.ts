import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { seriousFindings } from '../testing/axe.ts';

const QUIET = JSON.stringify(JSON.stringify({ aiSpeed: 'instant', motion: 'none' }));

/** The home page on a first visit, and the problems it has reported. */
async function openHome(size: { readonly width: number; readonly height: number }, hasTouch = false) {
  const page = await openPage({ viewport: size, hasTouch, isBeginner: true });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${QUIET})`);
  await page.goto(`${appAddress()}/`);
  return { page, problems };
}

/** Clicks the centre of a hex of a single board: flat-topped hexes, odd columns half a hex higher (BG.1). */
async function pressHex(page: Page, hex: string): Promise<void> {
  const [column, row] = [Number(hex.slice(1)) - 1, hex.codePointAt(0) ?? 65];
  const [x, y] = [90 * column, 60 * Math.sqrt(3) * (row - 65 + (column % 2) / 2)];
  const found: unknown = await page.evaluate(`(() => {
    const svg = document.querySelector('.map [role="application"] svg');
    const at = new DOMPoint(${x}, ${y}).matrixTransform(svg.getScreenCTM());
    return [at.x, at.y];
  })()`);
  if (!Array.isArray(found)) throw new Error(`no hex ${hex}`);
  await page.mouse.click(Number(found[0]), Number(found[1]));
}

async function reach(page: Page, step: number): Promise<void> {
  await page.locator(`.lesson-card[data-step="${step}"]`).waitFor();
}

async function confirm(page: Page): Promise<void> {
  await page.getByTestId('confirm').click();
}

/** Lesson 1 with two mistakes, from the main button to the summary. */
async function takeLessonOne(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Learn to play: 5 minutes' }).click();
  await reach(page, 0);
  // The machine gun instead of the squad.
  await pressHex(page, 'F06');
  await page.getByText('That is your machine gun').waitFor();
  await pressHex(page, 'G06');
  await reach(page, 1);
  // Another hex, and confirmed: the step begins again.
  await pressHex(page, 'H07');
  await page.getByText('That is another hex').waitFor();
  await confirm(page);
  await page.getByText('but to another hex').waitFor();
  await page.getByRole('button', { name: /^(Try again|Take it back)$/ }).click();
  await page.locator('.lesson-card[data-step="1"]:not(:has(.lesson-answer))').waitFor();
  await pressHex(page, 'G06');
  await pressHex(page, 'G07');
  await reach(page, 2);
  await confirm(page);
  await reach(page, 3);
  await page.getByRole('button', { name: 'Next' }).click();
  await reach(page, 4);
  await pressHex(page, 'G07');
  await pressHex(page, 'G08');
  await confirm(page);
  await reach(page, 5);
  await pressHex(page, 'F06');
  await reach(page, 6);
  await pressHex(page, 'F07');
  await confirm(page);
  await reach(page, 7);
  await page.getByRole('button', { name: /^Pass/ }).click();
  await confirm(page);
  await reach(page, 8);
  await pressHex(page, 'G08');
  await pressHex(page, 'G09');
  await confirm(page);
  await page.getByText('What you know now').waitFor();
}

async function readTerm(page: Page): Promise<void> {
  await page.locator('.lesson-card').getByRole('button', { name: 'CAPs' }).click();
  const meaning = page.getByRole('dialog', { name: 'CAP' });
  await expect.poll(() => meaning.textContent()).toContain("a player's reserve");
  await page.keyboard.press('Escape');
  await meaning.waitFor({ state: 'detached' });
}

test('a newcomer takes lesson 1 on a desktop with two mistakes, and finds the next one where he left it', async () => {
  const { page, problems } = await openHome({ width: 1280, height: 800 });
  await takeLessonOne(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Next lesson' }).click();

  await reach(page, 0);
  await pressHex(page, 'G09');
  await reach(page, 1);
  await page.reload();
  await reach(page, 1);
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
  await expect.poll(() => page.locator('.learn-item[data-done="true"]').count()).toBe(1);
  await expect.poll(() => page.getByText('Resume', { exact: true }).count()).toBe(1);
  expect(await seriousFindings(page)).toEqual([]);

  expect(problems).toEqual([]);
});

test('every other lesson opens, and its first step is done; in a first match one line says what was done for you', async () => {
  const { page, problems } = await openHome({ width: 1280, height: 800 });
  const readTermFirst = async (): Promise<void> => {
    await readTerm(page);
    await page.getByRole('button', { name: 'Next' }).click();
  };
  const playCard = async (): Promise<void> => {
    const halves = page.getByRole('button', { name: /^German/ });
    await halves.first().click();
    await confirm(page);
  };
  const first: readonly (readonly [string, () => Promise<void>])[] = [
    ['learn/caps', readTermFirst],
    ['learn/rally', () => pressHex(page, 'F06')],
    ['learn/sight', () => page.getByRole('button', { name: /^Line of sight/ }).click()],
    ['learn/cards', () => page.getByRole('button', { name: /^Act Now/ }).click()],
    ['learn/ai', () => page.getByRole('button', { name: 'Next' }).click()],
    ['learn/draft', playCard],
    ['limanowa/learn/attack', () => confirm(page)],
  ];
  for (const [route, act] of first) {
    await page.goto(`${appAddress()}/#/${route}`);
    await reach(page, 0);
    await act();
    await reach(page, 1);
  }

  // In a first match there is no question about CAPs for the initiative; one line says so until it is dismissed.
  await page.goto(`${appAddress()}/#/missions/first-shots`);
  await page.getByRole('button', { name: 'Start the mission' }).click();
  const tip = page.getByTestId('tip');
  await tip.getByText('Initiative decides who goes first').waitFor();
  await page.locator('.play:not([data-seq="0"])').waitFor();
  await tip.getByRole('button', { name: 'Got it' }).click();
  await tip.getByText('Initiative decides').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('lesson 1 on a phone, with the same mistakes', async () => {
  const { page, problems } = await openHome({ width: 390, height: 844 }, true);
  await takeLessonOne(page);
  expect(await seriousFindings(page)).toEqual([]);
  expect(problems).toEqual([]);
});
