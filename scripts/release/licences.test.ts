import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseLicences } from '../../packages/web/src/about/licences.ts';
import { appFolder, buildApp } from './app.mjs';
import { root } from '../setup.mjs';

/** What the sources of the app's packages import from elsewhere, types apart. */
const IMPORT =
  /(?:^|\n)(?:import|export) (?!type )[^;]*?from '([^.'][^']*)'|import\('([^.'][^']*)'\)|url\('(@[^']*)'\)/g;
const SHIPPED = ['hex', 'kernel', 'session', 'bear', 'limanowa', 'board', 'web'];

function importedPackages(): ReadonlySet<string> {
  const files = SHIPPED.flatMap((name) => {
    const folder = path.join(root, 'packages', name, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  });
  const names = files.flatMap((text) =>
    [...text.matchAll(IMPORT)].map(([, from, later, url]) => from ?? later ?? url ?? ''),
  );
  return new Set(
    names.map((name) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '').filter((name) => !name.startsWith('@sandtable/')),
  );
}

test('every package that the app is made from is in the build with the text of its licence', () => {
  buildApp();
  const licences = parseLicences(readFileSync(path.join(appFolder, 'licences.txt'), 'utf8'));
  const shipped = licences.map(({ title }) => title.split(' ', 1)[0] ?? '');
  const imported = new Set(importedPackages());
  // By these names comes Preact, whose licence is the one that counts.
  expect([imported.delete('react'), imported.delete('react-dom')]).toEqual([true, true]);
  imported.add('preact');
  expect([...imported]).toEqual(
    expect.arrayContaining(['preact', 'zod', '@noble/hashes', '@fontsource-variable/source-sans-3']),
  );
  // One that only hands on others has nothing of its own in the build.
  const missing = [...imported].filter(
    (name) => !shipped.includes(name) && !shipped.some((one) => one.startsWith(`@${name}/`)),
  );
  expect(missing).toEqual([]);
  expect(shipped[0]).toBe('sandtable');
  expect(licences.filter(({ text }) => !/copyright|public domain/i.test(text) || text.length < 500)).toEqual([]);
});

test('what only workers need, and what the build itself adds, is there as well', () => {
  const text = readFileSync(path.join(appFolder, 'licences.txt'), 'utf8');
  for (const name of ['zustand', 'vite', 'rolldown', 'wouter'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.]+ \\(`, 'm'));
});
