import { spawnSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fileWith, LAUNCHER, saidBy, sandtable } from '../testing/sandtable.ts';

/** A sparse file: it takes no space, but reading it whole would outlast any test. */
function hugeFile(size: number): string {
  const file = fileWith('');
  truncateSync(file, size);
  return file;
}

test.each([
  ['verify', 'FILE'],
  ['replay', 'FILE'],
  ['pack', 'check', 'FILE'],
  ['ask', 'los', '--position', 'FILE', '--from', 'A02', '--to', 'A04'],
  ['ask', '--batch', 'FILE'],
])('a file above 5 MB is refused before it is read: %s %s', async (...args) => {
  const file = hugeFile(3_000_000_000);
  const { code, out, err } = await sandtable(...args.map((word) => (word === 'FILE' ? file : word)));
  expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${file}: expected at most 5 MB, got 3000 MB\n` });
});

/** Runs the bundled command behind a pipe. */
function piped(file: string, ...args: string[]) {
  const command = `cat '${file}' | '${process.execPath}' '${LAUNCHER}' ${args.join(' ')}`;
  const { status, stderr } = spawnSync('sh', ['-c', command], { encoding: 'utf8' });
  return { status, stderr: saidBy(stderr) };
}

test('of a pipe no more is read than is allowed', () => {
  const { status, stderr } = piped(hugeFile(3_000_000_000), 'verify', '/dev/stdin');
  expect({ status, stderr }).toEqual({ status: 2, stderr: '/dev/stdin: expected at most 5 MB, got more\n' });
});

test('a position may come by a pipe, though its game is looked up first', () => {
  const { status, stderr } = piped(fileWith('{"game":"limanowa"}'), 'ask', 'reach', '--position', '/dev/stdin');
  expect(status).toBe(2);
  expect(stderr).toMatch(/^\w+: expected /);
});
