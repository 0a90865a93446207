import { expect, test } from 'vitest';
import { OneAtATime } from './host.ts';

/** Lets everything go on that can. */
function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done, 0));
}

test('what is done alone is through before anything else begins, and of those who wait no two begin at once', async () => {
  const turns = new OneAtATime();
  const seen: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (name: string) => () => {
    seen.push(`${name} begins`);
    return turns.alone(new Promise<void>((done) => finish.set(name, done)).then(() => void seen.push(`${name} ends`)));
  };
  const all = [turns.next(work('one')), turns.next(work('two')), turns.next(work('three'))];
  for (const name of ['one', 'two', 'three']) {
    await settle();
    finish.get(name)?.();
  }
  await Promise.all(all);
  expect(seen).toEqual(['one begins', 'one ends', 'two begins', 'two ends', 'three begins', 'three ends']);
});

test('what fails is told to whoever began it, and holds nobody up', async () => {
  const turns = new OneAtATime();
  await expect(turns.next(() => turns.alone(Promise.reject(new Error('broken'))))).rejects.toThrow('broken');
  expect(await turns.next(() => Promise.resolve('next'))).toBe('next');
});
