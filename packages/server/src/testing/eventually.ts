import { vi } from 'vitest';

/** Waits until what it looks for is there. No test is about time: the limit is for what would never come, on a busy machine too. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, { timeout: 60_000, interval: 20 });
}
