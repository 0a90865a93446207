// How `npm run bench:web` measures: processor time of the page's main thread in ms. Other work on a busy machine does not count; CPU
// throttling does.
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

/** The browser's own metrics, times in ms. */
export async function spentIn(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, 1000 * value]));
}

/** Waits until changes are painted. */
export async function untilDrawn(page: Page): Promise<void> {
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))',
  );
}

export function median(figures: unknown): number {
  return quantile(figures, 0.5);
}

/** NaN for an empty list. */
export function quantile(figures: unknown, part: number): number {
  if (!Array.isArray(figures) || figures.length === 0) return Number.NaN;
  const sorted = figures.map(Number).sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part + 0.5)] ?? Number.NaN;
}

/** Rejects with the name of the measurement if it hangs. */
export function within<T>(what: string, seconds: number, work: Promise<T>): Promise<T> {
  const late = sleep(1000 * seconds, undefined, { ref: false }).then((): never => {
    throw new Error(`${what}: no answer in ${seconds} s`);
  });
  return Promise.race([work, late]);
}
