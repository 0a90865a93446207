import { afterEach, expect, test, vi } from 'vitest';
import { askToStay } from './ask-to-stay.ts';

afterEach(() => vi.unstubAllGlobals());

/** Stubs a browser, and returns the spy on its `persist`. */
function browserThat(persist: () => Promise<boolean>) {
  const kept = new Map<string, string>();
  const asked = vi.fn<() => Promise<boolean>>(persist);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', { storage: { persist: asked } });
  return asked;
}

test('the browser is asked once to keep the matches, whatever it says', async () => {
  for (const answer of [async () => true, async () => false, () => Promise.reject(new Error('no'))]) {
    const asked = browserThat(answer);
    askToStay();
    askToStay();
    await Promise.resolve();
    expect(asked).toHaveBeenCalledTimes(1);
  }
});

test('a browser that cannot be asked, or remembers nothing, is left alone', () => {
  browserThat(async () => true);
  vi.stubGlobal('navigator', {});
  expect(askToStay).not.toThrow();
  const asked = browserThat(async () => true);
  vi.stubGlobal('localStorage', undefined);
  expect(askToStay).not.toThrow();
  expect(asked).not.toHaveBeenCalled();
});
