import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { bundle } from './bundle.mjs';

test('a bundle is one minified module without imports that keeps every export of its entry', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bundle-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'part.ts'), 'export const part: number = 20;\nexport const unused = 1;\n');
  const entry = path.join(folder, 'entry.ts');
  writeFileSync(
    entry,
    "import { part } from './part.ts';\nexport const all = part + 1;\nexport const later = () => import('./part.ts');\n",
  );

  const code = await bundle(entry);
  expect(code.trim().split('\n')).toHaveLength(1);
  const loaded = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  expect(loaded.all).toBe(21);
  expect((await loaded.later()).part).toBe(20);
});
