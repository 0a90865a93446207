import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage, PHONE } from '../../../../scripts/harness/browser.ts';
import { appAddress } from '../../../../scripts/harness/served.ts';
import { findingsAgain, seriousFindings } from '../testing/axe.ts';
import { IS_WHOLE } from '../testing/whole.ts';

const DESK = { viewport: { width: 1440, height: 900 } };

/** Every correction that was shown for however short a time, and every announcement. */
const WATCH = `window.shown = { answers: [], banners: [] };
new MutationObserver(() => {
  for (const [key, found] of [['answers', '.lesson-answer'], ['banners', '[data-testid="banner"] b']]) {
    const text = document.querySelector(found)?.textContent;
    if (text != null && window.shown[key].at(-1) !== text) window.shown[key].push(text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });`;

/** The home page on a first visit, and the problems it has reported. */
async function openHome(seenOn: typeof DESK | typeof PHONE, aiSpeed: 'instant' | 'step') {
  const page = await openPage({ ...seenOn, isBeginner: true });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => void (message.type() === 'error' && problems.push(message.text())));
  const settings = JSON.stringify({ aiSpeed, motion: 'none', breath: 'none', briefing: 'off' });
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${JSON.stringify(settings)})`);
  await page.addInitScript(WATCH);
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

interface Pointed {
  readonly x: number;
  readonly y: number;
  /** Infinity once it is over. */
  readonly step: number;
  readonly state: string;
  /** What is wrong with the card or the ring. */
  readonly faults: readonly string[];
}

/**
 * Waits for the page to change since the last press, and for what a learner would press next: the one thing that is ringed,
 * or the button that goes on.
 */
const POINTED = `(before) => new Promise((resolve) => {
  const find = (what) => document.querySelector(what);
  const looks = () => JSON.stringify([
    location.hash,
    { ...find('.play')?.dataset },
    find('.lesson-card')?.dataset.step,
    find('[role="tab"][aria-selected="true"]')?.textContent,
    find('.map [data-ring="selected"]')?.outerHTML,
    find('[data-testid="film-band"]')?.textContent,
    find('[data-testid="film"]')?.textContent,
    find('.confirm')?.textContent,
    find('[data-testid="sight"]')?.textContent,
    find('.popover')?.textContent,
    find('[aria-label="Order so far"]')?.textContent,
    find('.odds-caps[aria-pressed="true"]')?.textContent,
  ]);
  const look = () => {
    const [card, state] = [find('.lesson-card'), looks()];
    if (card?.dataset.over === 'true') return { x: 0, y: 0, step: Infinity, state, faults: [] };
    const ring = find('.call-ring:not([hidden])');
    const it = find('[data-testid="film-next"]') ?? find('.lesson-card [data-say="next"]') ?? ring ?? find('.map [data-ring="call"]');
    if (card === null || it === null || state === before) return null;
    const step = Number(card.dataset.step);
    const { x, y, width, height } = it.getBoundingClientRect();
    const at = { x: x + width / 2, y: y + height / 2 };
    const under = document.elementFromPoint(at.x, at.y);
    if (it.closest('.map') !== null) {
      if (under?.closest('.map [role="application"]') == null) return null;
      return { ...at, step, state, faults: faultsOf(card, null, null) };
    }
    const control = under?.closest('button') ?? null;
    if (control === null) return null;
    return { ...at, step, state, faults: faultsOf(card, it === ring ? ring : null, control) };
  };
  const faultsOf = (card, ring, control) => {
    const faults = [];
    const [own, map, text] = [card.getBoundingClientRect(), find('.map').getBoundingClientRect(), find('.lesson-text')];
    const isLow = find('.play').dataset.stop === 'peek' && find('.film') === null;
    if (isLow && own.left < map.right && own.top < map.bottom) faults.push('the card is on the map');
    if (find('.lesson-ask .term, [data-testid="prompt"] .term') !== null) faults.push('a link in what is to be done');
    if (text.scrollHeight > text.clientHeight) faults.push('too long: ' + text.textContent);
    const rings = document.querySelectorAll('.call-ring:not([hidden]), .map [data-ring="call"]').length;
    if (rings > 1) faults.push(rings + ' rings');
    if (ring === null) return faults;
    const isWay = control.matches('[role="tab"], .sheet-grip');
    if (!isWay && control.dataset.say === undefined) faults.push('a ring round what says nothing: ' + control.outerHTML);
    const [a, b] = [ring.getBoundingClientRect(), control.getBoundingClientRect()];
    const off = [b.left - a.left, b.top - a.top, a.right - b.right, a.bottom - b.bottom].map((by) => Math.round(by));
    if (off.some((by) => by !== 6)) faults.push('the ring is off by ' + off + ': ' + control.outerHTML);
    return faults;
  };
  // What still moves would be missed.
  const wait = (last) => {
    const found = look();
    if (found !== null && found.x === last?.x && found.y === last.y) resolve(found);
    else requestAnimationFrame(() => requestAnimationFrame(() => wait(found)));
  };
  wait(null);
})`;

/** Presses what the lesson points at until this step, or until it is over. */
async function follow(page: Page, upTo = Infinity): Promise<void> {
  let before = '';
  for (let presses = 0; presses < 70; presses++) {
    const { x, y, step, state, faults }: Pointed = await page.evaluate(`(${POINTED})(${JSON.stringify(before)})`);
    expect(faults).toEqual([]);
    if (step >= upTo) return;
    before = state;
    await (page.viewportSize()?.width === PHONE.viewport.width ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  }
  throw new Error('the lesson does not end');
}

/** Lesson 1 with two mistakes, from the main button to the summary. */
async function takeLessonOne(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Learn to play: 5 minutes' }).click();
  await reach(page, 0);
  // The machine gun instead of the squad: the answer goes as soon as the squad is chosen.
  await pressHex(page, 'F06');
  await page.getByText('That is your machine gun').waitFor();
  await pressHex(page, 'G06');
  await reach(page, 1);
  // Another hex, and confirmed: the step begins again.
  await pressHex(page, 'H07');
  await page.getByText('That is another hex').waitFor();
  await page.getByTestId('confirm').click();
  await page.getByText('but to another hex').waitFor();
  await page.getByRole('button', { name: /^(Try again|Take it back)$/ }).click();
  await page.locator('.lesson-card[data-step="1"]:not(:has(.lesson-answer))').waitFor();
  await page.evaluate('window.shown.answers = []');
  await follow(page);
}

async function readTerm(page: Page): Promise<void> {
  await page.locator('.lesson-card').getByRole('button', { name: 'CAPs' }).first().click();
  const meaning = page.getByRole('dialog', { name: 'CAP' });
  await expect.poll(() => meaning.textContent()).toContain("a player's reserve");
  await page.keyboard.press('Escape');
  await meaning.waitFor({ state: 'detached' });
}

// Whoever presses what any lesson points at does every step of it, in Node as well (any-lessons.test.ts): the browser shows that what is
// pointed at is there to be pressed, and that cards and rings fit.

const LATER_LESSONS = ['fire', 'caps', 'rally', 'sight', 'cards', 'ai', 'draft'];

test('a newcomer presses what bear’s lessons point at, makes two mistakes, leaves and comes back', async () => {
  const { page, problems } = await openHome(DESK, 'instant');
  await takeLessonOne(page);
  expect(await findingsAgain(page)).toEqual([]);
  const next = page.getByRole('link', { name: 'Next lesson' });
  await next.click();
  await page.waitForURL('**/learn/fire');
  await reach(page, 0);
  await follow(page, 2);
  // The ring follows its button when the window changes.
  await page.setViewportSize({ width: 1280, height: 800 });
  await follow(page, 2);
  await page.reload();
  await reach(page, 2);
  await page.getByRole('link', { name: 'Leave' }).click();
  await page.getByRole('heading', { name: 'Learn', level: 1 }).waitFor();
  await expect.poll(() => page.locator('.learn-item[data-done="true"]').count()).toBe(1);
  expect(await findingsAgain(page)).toEqual([]);
  await page.locator('.learn-item', { hasText: 'Resume' }).getByRole('link').click();
  await reach(page, 2);
  for (const lesson of IS_WHOLE ? LATER_LESSONS : []) {
    await page.waitForURL(`**/learn/${lesson}`);
    await page.locator('.lesson-card[data-over="false"]').waitFor();
    if (lesson === 'caps') await readTerm(page);
    await follow(page);
    if (lesson !== 'draft') await next.click();
  }
  await page.goto(`${appAddress()}/#/learn`);
  await expect.poll(() => page.locator('.learn-item[data-done="true"]').count()).toBe(IS_WHOLE ? 8 : 1);
  expect(await page.evaluate('window.shown.answers')).toEqual([]);

  // In a first match there is no question about CAPs for the initiative; one line says so, beside the map, until it is dismissed.
  await page.evaluate("localStorage.removeItem('sandtable/finished')");
  await page.goto(`${appAddress()}/#/missions/first-shots`);
  await page.reload();
  await page.getByRole('button', { name: 'Start the mission' }).click();
  const tip = page.getByTestId('tip');
  await tip.getByText('Initiative decides who goes first').waitFor();
  await page.locator('.play:not([data-seq="0"])').waitFor();
  expect(await page.locator('.play-map').getByTestId('tip').count()).toBe(0);
  await tip.getByRole('button', { name: 'Got it' }).click();
  await tip.getByText('Initiative decides').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

const LIMANOWA_LESSONS = ['attack', 'cards', 'officers', 'together'];

test('whoever presses what Limanowa’s lessons point at comes to their end, and is never corrected', async () => {
  const { page, problems } = await openHome(DESK, 'step');
  await page.goto(`${appAddress()}/#/limanowa/learn/attack`);
  const next = page.getByRole('link', { name: 'Next lesson' });
  const lessons = LIMANOWA_LESSONS.slice(0, IS_WHOLE ? 4 : 1);
  for (const lesson of lessons) {
    await page.waitForURL(`**/limanowa/learn/${lesson}`);
    await reach(page, 0);
    await follow(page);
    if (lesson !== lessons.at(-1)) await next.click();
  }
  await page.getByRole('link', { name: 'All lessons' }).click();
  await expect.poll(() => page.locator('.learn-item[data-done="true"]').count()).toBe(lessons.length);
  const banners = IS_WHOLE ? ['Nowy Sącz taken', 'Grybów taken', 'Enemy takes Nowy Sącz', 'Player 2'] : [];
  expect(await page.evaluate('window.shown')).toEqual({ answers: [], banners: expect.arrayContaining(banners) });
  expect(problems).toEqual([]);
});

test('on a phone, too, where the task is in the sheet and the way to a card leads over it; there one taps', async () => {
  const { page, problems } = await openHome(PHONE, 'instant');
  if (IS_WHOLE) await takeLessonOne(page);
  expect(await findingsAgain(page)).toEqual([]);
  await page.goto(`${appAddress()}/#/limanowa/learn/cards`);
  await page.getByText('This is the Opening Phase: tap Preliminary bombardment.').waitFor();
  await follow(page);
  expect(await seriousFindings(page)).toEqual([]);
  expect(await page.evaluate('window.shown.answers')).toEqual([]);
  expect(problems).toEqual([]);
});
