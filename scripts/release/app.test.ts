import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { sources } from './app.mjs';

test('the app is built anew when any of our packages that it is made of has changed', () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'packages/web/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const ours = Object.keys(dependencies).filter((name) => name.startsWith('@sandtable/'));
  expect(ours).toContain('@sandtable/lab');
  expect(sources).toEqual(
    expect.arrayContaining(ours.map((name) => name.replace('@sandtable/', 'packages/') + '/src')),
  );
});
