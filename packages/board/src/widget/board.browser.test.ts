import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { openPage } from '../../../../scripts/harness/browser.ts';
import { bundle } from '../../../../scripts/release/bundle.mjs';

const folder = path.join(import.meta.dirname, '../testing/page');
let html = '';
/** No test looks at the ground, which is the slowest to paint. */
const GROUNDLESS = '<style>.ground { visibility: hidden }</style>';

// The page as one file: no server, no requests.
beforeAll(async () => {
  const code = (await bundle(path.join(folder, 'page.ts'))).replaceAll('</script', '<\\/script');
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  html = page.replace(/<script[^>]*><\/script>/, () => `${GROUNDLESS}<script type="module">${code}</script>`);
}, 120_000);

/** One page for all desktop tests: opening the board again replaces everything on it. */
let desk: Page;
const problems: string[] = [];

beforeAll(async () => {
  desk = listened(await openPage({ viewport: { width: 1440, height: 900 } }));
});

function listened(page: Page): Page {
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => problems.push(message.text()));
  return page;
}

/** Opens the page afresh; errors and console messages go to `problems`. */
async function openBoard(page = desk): Promise<Page> {
  problems.length = 0;
  await page.mouse.move(0, 0);
  await page.setContent(html);
  await page.locator('[data-piece]').first().waitFor({ state: 'attached' });
  return page;
}

const status = (page: Page) => page.locator('#status').textContent();

/** The middle of a counter on the screen; it has no box for a moment while it is redrawn. */
async function middleOf(page: Page, piece: string): Promise<{ x: number; y: number }> {
  const counter = page.locator(`[data-piece="${piece}"] > path`).nth(2);
  for (;;) {
    await counter.waitFor({ state: 'attached' });
    const box = await counter.boundingBox();
    if (box !== null) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }
}

/** Its x position, for polling. */
const acrossOf = (page: Page, piece: string) => async (): Promise<number> => (await middleOf(page, piece)).x;

async function scaleOf(page: Page): Promise<number> {
  const transform = await page.locator('[role=application] > div').evaluate((sheet) => sheet.style.transform);
  return Number(/scale\(([\d.]+)\)/.exec(transform)?.[1]);
}

test('a press tells hex and counter; a drag moves the map and presses nothing', async () => {
  const page = await openBoard();
  const tank = await middleOf(page, 'g49');
  await page.mouse.click(tank.x, tank.y);
  await expect.poll(() => status(page)).toBe('pressed F08, g49 (mouse, main)');
  await page.mouse.click(tank.x, tank.y, { button: 'right' });
  await expect.poll(() => status(page)).toBe('pressed F08, g49 (mouse, other)');

  await page.mouse.move(tank.x, tank.y);
  await page.mouse.down();
  await page.mouse.move(tank.x + 60, tank.y + 30, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => status(page)).not.toContain('pressed F08, g49 (mouse, main)');
  await expect.poll(async () => Math.round((await middleOf(page, 'g49')).x - tank.x)).toBe(60);
  const moved = await middleOf(page, 'g49');
  expect(Math.round(moved.y - tank.y)).toBe(30);
  expect(problems).toEqual([]);
});

test('a pile opens under the mouse, and each of its counters can be pressed', async () => {
  const page = await openBoard();
  const top = await middleOf(page, 'g09');
  await page.mouse.move(top.x, top.y);
  await expect.poll(acrossOf(page, 'g01')).toBeLessThan(top.x - 30);
  const below = await middleOf(page, 'g01');
  await page.mouse.move(below.x, below.y, { steps: 5 });
  await page.mouse.click(below.x, below.y);
  await expect.poll(() => status(page)).toBe('pressed G03, g01 (mouse, main)');
  await page.mouse.move(1200, 800);
  await expect.poll(acrossOf(page, 'g01')).toBeGreaterThan((await middleOf(page, 'g09')).x - 10);
});

test('the wheel zooms about the pointer, and nearer counters show more', async () => {
  const page = await openBoard();
  const opened = await scaleOf(page);
  const fit = page.getByRole('button', { name: 'Fit' });
  await fit.click();
  const tank = await middleOf(page, 'g49');
  const before = await scaleOf(page);
  const parts = await page.locator('[data-piece="g49"] path').count();
  await page.mouse.move(tank.x, tank.y);
  await page.mouse.wheel(0, -600);
  await page.waitForFunction((least) => document.querySelectorAll('[data-piece="g49"] path').length > least, parts);
  const scale = () => scaleOf(page);
  await expect.poll(scale).toBeGreaterThan(before * 2);
  await expect.poll(async () => Math.abs((await middleOf(page, 'g49')).x - tank.x)).toBeLessThan(2);
  const board = page.locator('[role=application]');
  await board.press('Home');
  await expect.poll(scale).toBeCloseTo(opened, 3);
  await board.press('0');
  await expect.poll(scale).toBeCloseTo(before, 3);
  await fit.click();
  await expect.poll(scale).toBeCloseTo(before, 3);
});

test('the keyboard goes from hex to hex, says where it is, acts, and leaves the board at the end', async () => {
  const page = await openBoard();
  await page.getByRole('button', { name: 'Finish' }).focus();
  await page.keyboard.press('Tab');
  const said = page.locator('[aria-live=polite]').first();
  await expect.poll(() => said.textContent()).toContain('G03, plowed field; German Rifle squad 1, fresh, facing NE');
  await expect.poll(() => page.locator('[data-ring=focus]').count()).toBe(1);
  await page.keyboard.press('w');
  await expect.poll(() => said.textContent()).toBe('F03, open ground, road');
  await page.keyboard.press('Enter');
  await expect.poll(() => status(page)).toBe('pressed F03, no unit (key, main)');
  const hasFocus = () => page.locator('[role=application]').evaluate((board) => board === document.activeElement);
  for (let i = 0; i < 40 && (await hasFocus()); i++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(false);
});

test('the map can be read as a list, and follows the scene', async () => {
  const page = await openBoard();
  const list = page.getByRole('list', { name: 'The map in words' });
  await expect.poll(() => list.locator('li').count()).toBe(9 * 12 + 8 * 11);
  await expect.poll(() => list.getByText('F08, open ground; German Panzer III E 49, fresh, facing SE').count()).toBe(1);
  await page.getByLabel('Map', { exact: true }).selectOption('Hills');
  await expect.poll(() => list.getByText('hill 2').count()).toBeGreaterThan(10);
  expect(await list.getByText('Panzer').count()).toBe(0);
});

/** Scripted fingers: each step has an event type, a finger and a position; left of the page is beside the board. */
async function touch(page: Page, steps: readonly (readonly [type: string, finger: number, x: number, y: number])[]) {
  await page.locator('[role=application]').evaluate((board, all) => {
    // Scripted pointers cannot be captured.
    board.setPointerCapture = () => undefined;
    for (const [type, pointerId, clientX, clientY] of all) {
      const isPrimary = pointerId === 11;
      const how = { pointerId, isPrimary, clientX, clientY, pointerType: 'touch', bubbles: true };
      const beside = clientX < 0;
      (beside ? document.body : board).dispatchEvent(new PointerEvent(type, how));
    }
  }, steps);
}

test('on a phone the map opens large enough to read, and two fingers zoom', async () => {
  const page = await openBoard(listened(await openPage({ viewport: { width: 390, height: 844 } })));
  const before = await scaleOf(page);
  expect(before * 120).toBeGreaterThanOrEqual(56 - 0.01);
  await touch(page, [
    ['pointerdown', 11, 150, 400],
    ['pointerdown', 12, 250, 400],
    ['pointermove', 12, 350, 400],
    ['pointerup', 12, 350, 400],
    ['pointerup', 11, 150, 400],
  ]);
  expect(await scaleOf(page)).toBeCloseTo(before * 2, 2);

  // Zooming out ends at the whole map; two taps show the fight, two more the whole again.
  for (let times = 0; times < 4; times++)
    await touch(page, [
      ['pointerdown', 11, 20, 400],
      ['pointerdown', 12, 370, 400],
      ['pointermove', 12, 40, 400],
      ['pointerup', 12, 40, 400],
      ['pointerup', 11, 20, 400],
    ]);
  const whole = await scaleOf(page);
  expect(whole).toBeLessThan(before);
  await page.getByRole('button', { name: 'Fit' }).click();
  expect(await scaleOf(page)).toBeCloseTo(whole, 4);
  const twice = [
    ['pointerdown', 11, 200, 400],
    ['pointerup', 11, 200, 400],
  ] as const;
  await touch(page, [...twice, ...twice]);
  expect(await scaleOf(page)).toBeCloseTo(before, 4);
  await touch(page, [...twice, ...twice]);
  expect(await scaleOf(page)).toBeCloseTo(whole, 4);

  // A second finger, on the board or beside it, leaves nothing of the press or of the long press.
  const told = await status(page);
  for (const at of [300, -10]) {
    await touch(page, [
      ['pointerdown', 11, 150, 300],
      ['pointerdown', 12, at, 500],
      ['pointerup', 12, at, 500],
      ['pointerup', 11, 150, 300],
      ['pointerdown', 12, at, 500],
      ['pointerup', 12, at, 500],
    ]);
    expect(await status(page)).toBe(told);
  }
  expect(await page.locator('[data-ring="hover"]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('a tap on a pile opens it; only then one of its counters is meant', async () => {
  const page = await openBoard();
  const tap = async (piece: string): Promise<void> => {
    const { x, y } = await middleOf(page, piece);
    await touch(page, [
      ['pointerdown', 11, x, y],
      ['pointerup', 11, x, y],
    ]);
  };
  await tap('g09');
  await expect.poll(() => status(page)).toBe('pressed G03, no unit (touch, main)');
  await tap('g01');
  await expect.poll(() => status(page)).toBe('pressed G03, g01 (touch, main)');
});

test('every map, hint and look is drawn without a complaint, within the number of elements a page can bear', async () => {
  const page = await openBoard();
  const choices = async (label: string): Promise<string[]> =>
    page.getByLabel(label, { exact: true }).locator('option').allTextContents();
  for (const theme of ['field', 'paper'].slice(0, inject('samples'))) {
    await page.getByLabel('Look').selectOption(theme);
    const maps = await choices('Map');
    expect(maps).not.toEqual([]);
    for (const map of maps) {
      await page.getByLabel('Map', { exact: true }).selectOption(map);
      await expect.poll(() => page.locator('svg *').count()).toBeLessThan(3000);
    }
  }
  await page.getByLabel('Map', { exact: true }).selectOption('Battle');
  for (const hints of await choices('Hints')) await page.getByLabel('Hints').selectOption(hints);
  await page.getByLabel('Counters').selectOption('tabletop');
  await page.getByLabel('Symbols').selectOption('frames');
  expect(problems).toEqual([]);
});

const moving = (page: Page) => page.locator('[data-sprite]');

async function drawnPieces(page: Page): Promise<string | undefined> {
  return page.locator('[role=application] .pieces').evaluate((pieces) => pieces.outerHTML);
}

test('another hint draws that hint, and touches nothing else of the scene', async () => {
  const page = await openBoard();
  const hints = page.getByLabel('Hints');
  const options = await hints.locator('option').allTextContents();
  await hints.selectOption({ index: 0 });
  await page.evaluate(`{
    window.touched_ = [];
    new MutationObserver((changes) => {
      for (const { target, addedNodes, removedNodes } of changes)
        if (addedNodes.length + removedNodes.length > 0) window.touched_.push(target.getAttribute('class') ?? '');
    }).observe(document.querySelector('[role=application]'), { childList: true, subtree: true });
  }`);
  for (let index = 1; index < options.length; index++) await hints.selectOption({ index });
  const touched: unknown = await page.evaluate('[...new Set(window.touched_)].sort()');
  expect(touched).toContain('high');
  expect(touched).not.toContain('markers');
  expect(touched).not.toContain('names');
  expect(touched).not.toContain('pieces');
});

test('pieces move, fire, fall and turn one after the other, and end exactly where the scene has them', async () => {
  const page = await openBoard();
  const before = await drawnPieces(page);
  const tank = await middleOf(page, 'g49');
  await page.getByRole('button', { name: 'Play' }).click();
  await moving(page).waitFor();
  await moving(page).waitFor({ state: 'detached' });
  await page.waitForFunction(`document.querySelector('[data-piece=g37]') === null`);
  const played = await drawnPieces(page);
  expect(played).not.toBe(before);
  expect((await middleOf(page, 'g49')).x - tank.x).toBeGreaterThan(50);

  await page.getByLabel('Hints').selectOption({ index: 0 });
  expect(await drawnPieces(page)).toBe(before);
  await page.getByLabel('Pace').selectOption('At once');
  await page.getByRole('button', { name: 'Play' }).click();
  expect([await moving(page).count(), await drawnPieces(page)]).toEqual([0, played]);
  expect(problems).toEqual([]);
});

/** Slows all motion down, so that there is time to look even on a busy machine. */
const SLOWLY = `{
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...how) {
    const it = animate.apply(this, how);
    it.playbackRate = 0.02;
    return it;
  };
}`;

test('what moves can be cut short at any moment, also by another scene; zoom and pan let it go on', async () => {
  const page = await openBoard();
  await page.evaluate(SLOWLY);
  // The zoom returns to this in the end.
  await page.getByRole('button', { name: 'Fit' }).click();
  const [before, finish] = [await drawnPieces(page), page.getByRole('button', { name: 'Finish' })];
  await page.getByRole('button', { name: 'Play' }).click();
  await moving(page).waitFor();
  await finish.click();
  const played = await drawnPieces(page);
  expect([await moving(page).count(), played === before]).toEqual([0, false]);
  await page.getByLabel('Hints').selectOption({ index: 0 });

  await page.getByRole('button', { name: 'Play' }).click();
  await moving(page).waitFor();
  await page.getByLabel('Hints').selectOption({ index: 0 });
  expect([await moving(page).count(), await drawnPieces(page)]).toEqual([0, before]);

  const inWords = (): Promise<string | null> => page.getByRole('list', { name: 'The map in words' }).textContent();
  const toldBefore = await inWords();
  await page.getByRole('button', { name: 'Play' }).click();
  await moving(page).waitFor();
  await page.locator('[role=application]').press('ArrowLeft');
  await page.locator('[role=application]').press('+');
  await expect.poll(() => moving(page).count()).toBe(1);
  await page.getByRole('button', { name: 'Fit' }).click();
  // The list in words is not ahead of what moves.
  expect((await inWords()) === toldBefore).toBe(true);
  await finish.click();
  expect([(await drawnPieces(page)) === played, (await inWords()) === toldBefore]).toEqual([true, false]);
  expect(problems).toEqual([]);
});

test('zoomed in, the whole map is in a corner, and a press on it goes there; a phone has no room for it', async () => {
  const page = await openBoard();
  const small = page.locator('[data-minimap]');
  await page.getByRole('button', { name: 'Fit' }).click();
  await small.waitFor({ state: 'hidden' });
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, -500);
  await small.waitFor();
  const box = await small.boundingBox();
  const before = await middleOf(page, 'g49');
  await small.click({ position: { x: 10, y: 10 } });
  await expect.poll(acrossOf(page, 'g49')).toBeGreaterThan(before.x + 200);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 5, (box?.y ?? 0) + 20, { steps: 3 });
  await page.mouse.up();
  await expect.poll(acrossOf(page, 'g49')).toBeLessThan(before.x);
  // The small map is not ahead of what moves.
  const dots = (): Promise<string> => small.locator('[data-dots]').innerHTML();
  const stood = await dots();
  await page.evaluate(SLOWLY);
  await page.getByRole('button', { name: 'Play' }).click();
  await moving(page).waitFor();
  expect((await dots()) === stood).toBe(true);
  await page.getByRole('button', { name: 'Finish' }).click();
  expect((await dots()) === stood).toBe(false);
  await page.getByRole('button', { name: 'Fit' }).click();
  await small.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 500, height: 800 });
  await page.locator('[role=application]').press('+');
  await small.waitFor({ state: 'hidden' });
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('with Shift held a glass shows every figure of what is under the pointer', async () => {
  const page = await openBoard();
  const { x, y } = await middleOf(page, 'g49');
  const parts = await page.locator('[data-piece="g49"] path').count();
  await page.mouse.move(x, y);
  await page.keyboard.down('Shift');
  const near = page.locator('[data-glass] [data-piece="g49"]');
  await near.waitFor();
  await expect.poll(() => near.locator('path').count()).toBeGreaterThan(parts);
  const seen = await near.locator('path').nth(2).boundingBox();
  expect(Math.abs((seen?.x ?? 0) + (seen?.width ?? 0) / 2 - x)).toBeLessThan(2);
  await page.keyboard.up('Shift');
  await page.locator('[data-glass]').waitFor({ state: 'detached' });
});
