import { expect, test } from 'vitest';
import { forgetFailed, loadingOnce } from './loading.tsx';

test('a part is loaded once, and one that failed is asked for again only when someone tries again', async () => {
  const once = loadingOnce<string>();
  let asked = 0;
  let isThere = false;
  const load = async (): Promise<string> => {
    asked += 1;
    if (!isThere) throw new Error('404');
    return 'part';
  };
  const first = once('a', load);
  await expect(first).rejects.toThrow('404');
  expect(once('a', load)).toBe(first);
  expect(asked).toBe(1);
  isThere = true;
  forgetFailed();
  expect(await once('a', load)).toBe('part');
  expect(await once('a', load)).toBe('part');
  expect(asked).toBe(2);
  expect(await once('b', load)).toBe('part');
  expect(asked).toBe(3);
});
