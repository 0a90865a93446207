import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { seriousFindings } from '../testing/axe.ts';

const QUIET = { aiSpeed: 'instant', motion: 'none', briefing: 'off' };

/** The home page on a first visit, and the problems it has reported. */
async function openHome(
  size: { readonly width: number; readonly height: number },
  hasTouch = false,
  settings: object = QUIET,
) {
  const page = await openPage({ viewport: size, hasTouch, isBeginner: true });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${JSON.stringify(JSON.stringify(settings))})`);
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
    ['limanowa/learn/cards', () => page.getByRole('button', { name: /^Preliminary bombardment/ }).click()],
    ['limanowa/learn/together', () => confirm(page)],
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

/** Every correction that was shown for however short a time, and every announcement. */
const WATCH = `window.shown = { answers: [], banners: [] };
new MutationObserver(() => {
  for (const [key, found] of [['answers', '.lesson-answer'], ['banners', '[data-testid="banner"] b']]) {
    const text = document.querySelector(found)?.textContent;
    if (text != null && window.shown[key].at(-1) !== text) window.shown[key].push(text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });`;

/** What a learner would press next: the one thing that is pointed at, or the button that goes on; null while there is none. */
const POINTED = `(() => {
  const film = document.querySelector('[data-testid="film"]');
  const next = [...document.querySelectorAll('.lesson-card button')].find((it) => it.textContent === 'Next');
  const it = film !== null
    ? document.querySelector('[data-testid="film-next"]')
    : next ?? document.querySelector('[data-pointed]') ?? document.querySelector('.map [data-ring="call"]');
  if (it == null) return null;
  it.scrollIntoView?.({ block: 'nearest' });
  const { x, y, width, height } = it.getBoundingClientRect();
  const at = { x: x + width / 2, y: y + height / 2 };
  const under = document.elementFromPoint(at.x, at.y);
  const isFree = it.closest('.map') === null ? it.contains(under) : under?.closest('.map [role="application"]') != null;
  return isFree ? at : null;
})()`;

const STATE = `(() => {
  const { seq, said, stop } = document.querySelector('.play').dataset;
  const step = document.querySelector('.lesson-card').dataset.step;
  const tab = document.querySelector('[role="tab"][aria-selected="true"]')?.textContent;
  const chosen = document.querySelector('.map [data-ring="selected"]')?.outerHTML;
  const film = document.querySelector('[data-testid="film"]')?.textContent;
  const choices = document.querySelector('.popover')?.textContent;
  return JSON.stringify([seq, said, stop, step, tab, chosen, film, choices]);
})()`;

/** Presses what the lesson points at until it is over. */
async function followLesson(page: Page, isTouched: boolean): Promise<void> {
  const over = page.locator('.lesson-card[data-over="true"]');
  for (let presses = 0; presses < 60 && (await over.count()) === 0; presses++) {
    let at: { readonly x: number; readonly y: number } | null = null;
    await expect.poll(async () => (at = await page.evaluate(POINTED))).not.toBeNull();
    const { x, y } = at ?? { x: 0, y: 0 };
    const before = await page.evaluate(STATE);
    await (isTouched ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await expect.poll(() => page.evaluate(STATE)).not.toBe(before);
  }
  await over.waitFor();
}

/** A lesson with every frame of the AI's answers; tells what was shown on the way. */
async function openLesson(
  address: string,
  size: { readonly width: number; readonly height: number },
  hasTouch: boolean,
) {
  const opened = await openHome(size, hasTouch, { aiSpeed: 'step', motion: 'none' });
  const { page } = opened;
  await page.addInitScript(WATCH);
  await page.goto(`${appAddress()}/#/${address}`);
  // The script is for the next page.
  await page.reload();
  await reach(page, 0);
  return opened;
}

test('whoever presses what Limanowa’s lessons point at comes to the end of all four, and is never corrected', async () => {
  const { page, problems } = await openLesson('limanowa/learn/attack', { width: 1440, height: 900 }, false);
  const next = page.getByRole('link', { name: 'Next lesson' });
  for (const lesson of ['attack', 'cards', 'officers', 'together']) {
    await page.waitForURL(`**/limanowa/learn/${lesson}`);
    await reach(page, 0);
    await followLesson(page, false);
    if ((await next.count()) > 0) await next.click();
  }
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect.poll(() => page.locator('.learn-item[data-done="true"]').count()).toBe(4);
  const banners = ['Nowy Sącz taken', 'Grybów taken', 'Enemy takes Nowy Sącz', 'Player 2'];
  expect(await page.evaluate('window.shown')).toEqual({ answers: [], banners: expect.arrayContaining(banners) });
  expect(problems).toEqual([]);
});

test('on a phone, too, where the way to a card or a button leads over the sheet', async () => {
  const { page, problems } = await openLesson('limanowa/learn/cards', { width: 390, height: 844 }, true);
  await followLesson(page, true);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate('window.shown.answers')).toEqual([]);
  expect(problems).toEqual([]);
});
