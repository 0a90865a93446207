import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withLock } from './lock.mjs';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sandtable-lock-'));
  lock = path.join(folder, 'setup.lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the lock is held during the work and given back after it, also when the work throws', () => {
  const work = () => {
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
    throw new Error('broken');
  };
  expect(() => withLock(lock, work)).toThrow('broken');
  expect(existsSync(lock)).toBe(false);
});

test('the lock of a process that died is taken over', async () => {
  const dead = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(dead, 'close');
  writeFileSync(lock, String(dead.pid));
  let done = false;
  withLock(lock, () => (done = true));
  expect(done).toBe(true);
});

test('processes at once do the work one after the other', async () => {
  const log = path.join(folder, 'log');
  const module = JSON.stringify(new URL('lock.mjs', import.meta.url).href);
  const code = `
    import { appendFileSync } from 'node:fs';
    import { withLock } from ${module};
    withLock(${JSON.stringify(lock)}, () => {
      appendFileSync(${JSON.stringify(log)}, 'in ');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
      appendFileSync(${JSON.stringify(log)}, 'out ');
    });`;
  const started = [1, 2, 3].map(() => spawn(process.execPath, ['--input-type=module', '-e', code]));
  await Promise.all(started.map((one) => once(one, 'close')));
  expect(readFileSync(log, 'utf8')).toBe('in out in out in out ');
});
