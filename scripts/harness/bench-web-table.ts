// For `npm run bench:web`: main-thread time of a click on a unit, and of a zoom until it rests.
import type { Page } from 'playwright-core';
import { inThreadTime, workOf } from './bench-web-time.ts';

const CLICKS = 21;
const ZOOMS = 7;
/** Waits until the page can be clicked again and has drawn everything. */
const REST = 600;

/** Clicks the units of the left-hand list one after the other, where they stand on the map. */
export async function unitClicks(page: Page): Promise<readonly number[]> {
  const session = await inThreadTime(page);
  const spots = await unitSpots(page);
  const works: number[] = [];
  for (let click = 0; click < CLICKS + spots.length; click++) {
    const spot = spots[click % spots.length];
    if (spot === undefined) throw new Error('no unit is in sight');
    await page.mouse.move(spot.x, spot.y);
    await page.waitForTimeout(REST);
    const work = await workOf(session, async () => {
      await page.mouse.down();
      await page.mouse.up();
      await page.waitForTimeout(REST / 2);
    });
    if ((await page.locator('.unit-row[aria-pressed="true"]').count()) === 0) throw new Error('the click chose nobody');
    // The first click on each meets cold caches and uncompiled code; a player's usual click does not.
    if (click >= spots.length) works.push(work);
  }
  await session.detach();
  return works;
}

/** From the last turn of the wheel: its own step, and the redrawing once the wheel rests. */
export async function zoomRests(page: Page): Promise<readonly number[]> {
  const session = await inThreadTime(page);
  const works: number[] = [];
  await page.mouse.move(700, 450);
  for (let zoom = 0; zoom < ZOOMS; zoom++) {
    for (let step = 0; step < 4; step++) await page.mouse.wheel(0, zoom % 2 === 0 ? -60 : 60);
    works.push(await workOf(session, () => page.waitForTimeout(2 * REST)));
  }
  await session.detach();
  return works;
}

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The map positions of units that can act and stand alone in their hex, so that a click chooses them. */
async function unitSpots(page: Page): Promise<readonly Spot[]> {
  await page.locator('.map [role="application"]').press('0');
  await page.waitForTimeout(REST);
  const found: unknown = await page.evaluate(`[...document.querySelectorAll('.unit-row[data-open="true"]')]
    .map((row) => document.querySelector('.map [data-piece="' + row.dataset.unit + '"]'))
    .filter((piece) => document.querySelector('[data-count][data-at="' + piece?.closest('[data-stack]').dataset.stack + '"]') === null)
    .map((piece) => piece.getBoundingClientRect())
    .map((box) => [box.x + box.width / 2, box.y + box.height / 2])`);
  if (!Array.isArray(found)) return [];
  return found.map((spot: unknown) => {
    const [x, y] = Array.isArray(spot) ? spot.map(Number) : [];
    return { x: x ?? 0, y: y ?? 0 };
  });
}
