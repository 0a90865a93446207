import { afterEach, expect, test, vi } from 'vitest';
import { HOUR, SECOND } from './clock-words.ts';
import { useServerTime } from './clock.tsx';

/** As much of React as the hook needs: what is kept from one rendering to the next, and how often it is set. */
const kept = vi.hoisted(() => ({ state: undefined as unknown, sets: 0, deps: '', end: () => {} }));

vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useState(first: () => unknown) {
    kept.state ??= first();
    const set = (value: unknown): void => {
      kept.state = value;
      kept.sets += 1;
    };
    return [kept.state, set];
  },
  useEffect(effect: () => (() => void) | undefined, deps: readonly unknown[]) {
    if (kept.deps === JSON.stringify(deps)) return;
    kept.end();
    kept.deps = JSON.stringify(deps);
    kept.end = effect() ?? (() => {});
  },
}));

afterEach(() => {
  kept.end();
  vi.useRealTimers();
});

test('a hundred clocks that come at once set nothing, or the page would take it for a loop and end', () => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  const left = (): number => HOUR / 2;
  const times = Array.from({ length: 100 }, (_, offset) => useServerTime(offset, true, left));
  expect([kept.sets, times.at(0), times.at(-1)]).toEqual([0, 1_000_000, 1_000_099]);
  vi.advanceTimersByTime(3 * SECOND);
  expect([kept.sets, useServerTime(99, true, left)]).toEqual([3, 1_003_099]);
});
