// How `npm run bench:web` takes time: the processor time of the page's main thread, in ms, where that is what matters. What others do on
// a busy machine does not count; a slowed processor counts as slow as it is.
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

export async function inThreadTime(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

export async function workOf(session: CDPSession, act: () => Promise<unknown>): Promise<number> {
  const before = (await spentIn(session)).get('TaskDuration') ?? Number.NaN;
  await act();
  return ((await spentIn(session)).get('TaskDuration') ?? Number.NaN) - before;
}

/** What the browser counts, times in ms. */
export async function spentIn(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, 1000 * value]));
}

/** Until what has changed is on the screen. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
  );
}

export function median(figures: unknown): number {
  return quantile(figures, 0.5);
}

/** NaN where there is nothing to take it of. */
export function quantile(figures: unknown, part: number): number {
  if (!Array.isArray(figures) || figures.length === 0) return Number.NaN;
  const sorted = figures.map(Number).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part + 0.5)] ?? Number.NaN;
}

/** No measurement waits for ever: one that hangs says which it was. */
export function within<T>(what: string, seconds: number, work: Promise<T>): Promise<T> {
  const late = sleep(1000 * seconds, undefined, { ref: false }).then((): never => {
    throw new Error(`${what}: no answer in ${seconds} s`);
  });
  return Promise.race([work, late]);
}
