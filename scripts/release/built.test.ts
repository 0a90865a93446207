import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { buildBeside, buildInto, fingerprint } from './built.mjs';
import { root } from '../setup.mjs';

let place = '';

beforeEach(() => {
  place = mkdtempSync(path.join(tmpdir(), 'sandtable-built-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
});

/** Builds a folder with this text in it, and says what is in it afterwards. */
function built(stamp: string, text: string): string {
  const folder = path.join(place, 'out');
  buildInto(folder, stamp, (fresh) => {
    mkdirSync(fresh);
    writeFileSync(path.join(fresh, 'text'), text);
  });
  return readFileSync(path.join(folder, 'text'), 'utf8');
}

test('it is made once, and anew when what it stands for has changed', () => {
  expect(built('one', 'a')).toBe('a');
  expect(built('one', 'b')).toBe('a');
  expect(built('two', 'c')).toBe('c');
  expect(readdirSync(place)).toEqual(['out']);
});

test('one that cannot be made leaves the old one as it was', () => {
  built('one', 'a');
  const fail = (fresh: string) => {
    mkdirSync(fresh);
    throw new Error('no room');
  };
  expect(() => buildInto(path.join(place, 'out'), 'two', fail)).toThrow('no room');
  expect(readdirSync(place)).toEqual(['out']);
  expect(built('one', 'b')).toBe('a');
});

test('sources are told apart by names, sizes and times, wherever they lie; tests do not count', () => {
  const deep = path.join(place, 'src', 'deep');
  mkdirSync(deep, { recursive: true });
  const write = (name: string, text: string, time: number): string => {
    const file = path.join(deep, name);
    writeFileSync(file, text);
    utimesSync(file, time, time);
    return fingerprint([path.relative(root, path.join(place, 'src'))]);
  };
  const first = write('a.ts', 'one', 1);
  expect(write('a.ts', 'one', 1)).toBe(first);
  expect(write('a.test.ts', 'one', 1)).toBe(first);
  const later = [write('a.ts', 'one', 2), write('a.ts', 'longer', 2), write('b.ts', '', 2)];
  expect(new Set([first, ...later]).size).toBe(4);
});

test('each has a folder of its own beside the others, and the oldest go', () => {
  for (const name of ['1', '2', '3', '4', '5', '6'])
    buildBeside(path.join(place, 'builds'), name.repeat(64), (fresh) => mkdirSync(fresh, { recursive: true }));
  expect(readdirSync(path.join(place, 'builds')).length).toBeLessThanOrEqual(4);
  expect(readdirSync(path.join(place, 'builds'))).toContain('6'.repeat(16));
});
