import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from '../index.ts';
import { fileWith, LAUNCHER, saidBy } from '../testing/sandtable.ts';
import { savedMatch } from '../testing/saved.ts';

interface Ended {
  readonly code: number | null;
  readonly err: string;
}

/** Runs the bundled command with this stream closed from the start. */
function unread(stream: 'stdout' | 'stderr', ...args: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [LAUNCHER, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let err = '';
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  child[stream].destroy();
  return new Promise((resolve) => child.on('exit', (code) => resolve({ code, err: saidBy(err) })));
}

test('a command that nobody listens to any more ends in peace', async () => {
  const file = fileWith(savedMatch('first-shots'));
  expect(await unread('stdout', 'replay', file)).toEqual({ code: 0, err: '' });
  expect(await unread('stdout', 'missions')).toEqual({ code: 0, err: '' });
  const simulate = ['simulate', '--mission', 'first-shots', '--bots', 'random', '--games', '42', '--workers', '2'];
  expect(await unread('stdout', ...simulate)).toEqual({ code: 0, err: '' });
});

test('bad input is bad input, whether someone reads it or not', async () => {
  expect(await unread('stderr', 'replay', 'nowhere.json')).toMatchObject({ code: 2 });
});

test('a disk that is full is told in a line', async () => {
  const child = spawn(process.execPath, [LAUNCHER, 'missions'], {
    stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'],
  });
  let err = '';
  child.stderr?.on('data', (chunk) => (err += String(chunk)));
  const code = await new Promise((resolve) => child.on('exit', resolve));
  expect({ code, err: saidBy(err) }).toEqual({
    code: 3,
    err: expect.stringMatching(/^cannot write: ENOSPC[^\n]*\n$/) as string,
  });
});

test('a fault of the program itself is told in two lines, with how to report it', async () => {
  let err = '';
  const broken = {
    write() {
      throw new TypeError(`boom\u001b[2K ${'x'.repeat(5000)}`);
    },
  };
  const code = await run(['missions'], broken, { write: (text) => (err += text) });
  expect(code).toBe(3);
  expect(err).toMatch(/^sandtable broke down: TypeError: boom\[2K x+\.\.\.\n.*report.*SANDTABLE_TRACE=1.*\n$/);
  expect(err.length).toBeLessThan(600);
});
