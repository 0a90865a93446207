// For `npm run bench:web`: a phone four times slower than this machine. All figures are medians. Taps and frames are in processor time of
// the page's main thread, with the slowdown, so other work on a busy machine does not count. Waits that depend on the worker or on files are
// by the clock.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { AT_REST } from './at-rest.ts';
import { inThreadTime, median, quantile, untilDrawn, workOf } from './bench-web-time.ts';

export const SLOWED = 4;
const RUNS = 3;
const TAPS = 9;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** In ms, from a tap until all it brings is there and can be tapped. */
const REST = 700;

export interface Figure {
  readonly what: string;
  /** In ms. */
  readonly took: number;
  readonly budget: number;
}

export async function homeOnPhone(browser: Browser, address: string): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page } = await slowPage(browser);
    await page.goto(address);
    await page.getByRole('link', { name: 'Quick solo' }).first().waitFor();
    times.push(Number(await page.evaluate('performance.now()')));
    await page.context().close();
  }
  return [{ what: 'home interactive', took: median(times), budget: 2000 }];
}

/** `own`: how the ids of the player's units begin. */
export async function matchOnPhone(browser: Browser, address: string, own: string): Promise<readonly Figure[]> {
  const runs: { start: number; first: number; later: number; pan: number }[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { page, session } = await slowPage(browser);
    const start = await startToRest(page, address);
    await page.waitForTimeout(REST);
    const [first = Number.NaN, ...later] = await taps(page, session, own);
    runs.push({ start, first, later: median(later), pan: await pan(page, session) });
    await page.context().close();
  }
  const of = (name: 'start' | 'first' | 'later' | 'pan'): number => median(runs.map((run) => run[name]));
  return [
    { what: 'Start to rest', took: of('start'), budget: 3000 },
    { what: 'first tap on a unit', took: of('first'), budget: 150 },
    { what: 'later taps on units', took: of('later'), budget: 50 },
    { what: 'pan, a step, p95', took: of('pan'), budget: 33 },
  ];
}

async function slowPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const kept = JSON.stringify(JSON.stringify({ aiSpeed: 'instant', motion: 'none', breath: 'none', briefing: 'off' }));
  await page.addInitScript(`localStorage.setItem('sandtable/settings', ${kept})`);
  const session = await inThreadTime(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  return { page, session };
}

/** From the press on Start until the table rests and the page is idle. */
async function startToRest(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const start = page.getByRole('button', { name: /start/i }).first();
  await start.waitFor();
  await page.waitForLoadState('networkidle');
  const from = performance.now();
  await start.tap();
  await page.locator(AT_REST).waitFor();
  await page.evaluate('new Promise((done) => requestIdleCallback(done))');
  return performance.now() - from;
}

/** Taps own units that stand alone, in turn, so that each tap selects another; returns the main-thread work of each, in that order. */
async function taps(page: Page, session: CDPSession, own: string): Promise<readonly number[]> {
  const found: unknown = await page.evaluate(`[...document.querySelectorAll('.map [data-piece^="${own}"]')]
    .filter((piece) => piece.closest('[data-stack]').querySelectorAll('[data-piece]').length === 1)
    .map((piece) => piece.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])
    .filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.map') != null && x > 0 && y > 0 && x < innerWidth)`);
  const spots = Array.isArray(found) ? found.slice(0, 4) : [];
  if (spots.length === 0) throw new Error('no unit is in sight');
  const works: number[] = [];
  for (let tap = 0; tap < TAPS; tap++) {
    const spot: unknown = spots[tap % spots.length];
    const [x = 0, y = 0] = Array.isArray(spot) ? spot.map(Number) : [];
    works.push(
      await workOf(session, async () => {
        await page.touchscreen.tap(x, y);
        await untilDrawn(page);
      }),
    );
    await page.waitForTimeout(REST);
  }
  return works;
}

/** The work of a step while a finger drags the map, as the 95th percentile. */
async function pan(page: Page, session: CDPSession): Promise<number> {
  const works: number[] = [];
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number): Promise<void> => {
    const touchPoints =
      type === 'touchEnd' ? [] : [{ x: 195 + 90 * Math.sin(step / 6), y: 300 + 60 * Math.cos(step / 6) }];
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  await touch('touchStart', 0);
  for (let step = 1; step <= 20; step++) {
    works.push(
      await workOf(session, async () => {
        await touch('touchMove', step);
        await untilDrawn(page);
      }),
    );
  }
  await touch('touchEnd', 0);
  return quantile(works, 0.95);
}
