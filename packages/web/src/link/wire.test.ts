import { type Outpost } from '@sandtable/kernel/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableNews } from './protocol.ts';
import { Wire } from './wire.ts';

/** A worker that answers, falls silent or breaks down on demand. */
class FakeWorker extends EventTarget {
  readonly ports: MessagePort[] = [];
  postMessage(_: unknown, [port]: readonly MessagePort[]): void {
    if (port !== undefined) this.ports.push(port);
  }
  terminate(): void {}
  says(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function wired() {
  const worker = new FakeWorker();
  const news: TableNews<Outpost>[] = [];
  const wire = new Wire<Outpost>(worker as unknown as Worker);
  wire.onNews((it) => void news.push(it));
  return { worker, wire, news };
}

/** A lock that looks free to the page. */
const FREE = 'of another world';

/** Requests waiting for a lock, until its holder dies or they are aborted. */
const waiting = new Map<string, () => void>();

beforeEach(() =>
  vi.stubGlobal('navigator', {
    locks: {
      request: (lock: string, { signal }: LockOptions, granted: (free: unknown) => unknown) =>
        new Promise<unknown>((resolve, reject) => {
          // The first request only asks whether it is free.
          if (signal === undefined) return resolve(granted(lock === FREE ? {} : null));
          waiting.set(lock, () => resolve(granted({})));
          signal.addEventListener('abort', () => {
            waiting.delete(lock);
            reject(new Error('aborted'));
          });
        }),
    },
  }),
);
afterEach(() => {
  waiting.clear();
  vi.unstubAllGlobals();
});

const save = { topic: 'save', asked: null } as const;

test('an answer is an answer, and a failure says what failed', async () => {
  const { worker, wire, news } = wired();
  const [first, second] = [wire.ask(save), wire.ask(save)];
  worker.ports[0]?.postMessage({ answer: 'the text' });
  worker.ports[1]?.postMessage({ failed: 'no network', isUnloaded: true });
  expect(await first).toBe('the text');
  await expect(second).rejects.toMatchObject({ kind: 'unloaded', message: 'no network' });
  expect(news).toEqual([]);
});

test('a worker that dies without a word is noticed: nobody waits for it, and nothing more is asked of it', async () => {
  const { worker, wire, news } = wired();
  worker.says({ kind: 'alive', lock: 'its life' });
  const asked = wire.ask(save);
  await expect.poll(() => waiting.size).toBe(1);
  expect(news).toEqual([]);
  waiting.get('its life')?.();
  const broken = { kind: 'broken', message: 'it stopped without an error' };
  await expect(asked).rejects.toMatchObject(broken);
  await expect(wire.ask(save)).rejects.toMatchObject(broken);
  expect(worker.ports.length).toBe(1);
  expect(news).toEqual([{ kind: 'trouble', trouble: broken }]);
});

test('one that is cut is not mourned', async () => {
  const { worker, wire, news } = wired();
  worker.says({ kind: 'alive', lock: 'its life' });
  await expect.poll(() => waiting.size).toBe(1);
  wire.cut();
  expect(waiting.size).toBe(0);
  await Promise.resolve();
  expect(news).toEqual([]);
});

test('one whose lock the page cannot see held is not taken for dead', async () => {
  const { worker, wire, news } = wired();
  worker.says({ kind: 'alive', lock: FREE });
  await new Promise((resolve) => setTimeout(resolve));
  expect(waiting.size).toBe(0);
  const asked = wire.ask(save);
  worker.ports[0]?.postMessage({ answer: 'the text' });
  expect(await asked).toBe('the text');
  expect(news).toEqual([]);
});

test('a file that is missing and an error that was thrown are told apart, and each once', async () => {
  const missing = wired();
  const asked = missing.wire.ask(save);
  missing.worker.dispatchEvent(new Event('error'));
  await expect(asked).rejects.toMatchObject({ kind: 'unloaded' });

  const thrown = wired();
  for (const message of ['out of memory', 'again'])
    thrown.worker.dispatchEvent(Object.assign(new Event('error'), { message }));
  await expect(thrown.wire.ask(save)).rejects.toMatchObject({ kind: 'broken', message: 'out of memory' });
  expect(thrown.news).toEqual([{ kind: 'trouble', trouble: { kind: 'broken', message: 'out of memory' } }]);
});

test('an error of the worker is the match’s to tell, and not the page’s as well', async () => {
  const { worker, wire, news } = wired();
  const waits = wire.ask(save);
  const error = new Event('error', { cancelable: true });
  expect(worker.dispatchEvent(Object.assign(error, { message: 'boom' }))).toBe(false);
  await expect(waits).rejects.toMatchObject({ message: 'boom', isTold: true });
  expect(news).toHaveLength(1);
});
