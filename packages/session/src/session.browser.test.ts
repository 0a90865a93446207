import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { openPage } from '../../../scripts/harness/browser.ts';
import { bundle } from '../../../scripts/release/bundle.mjs';
import { playAndReturn } from './testing/play.ts';

test('a browser plays, saves and brings back the very match that Node does, byte for byte', async () => {
  const code = await bundle(fileURLToPath(new URL('./testing/play.ts', import.meta.url)));
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const page = await openPage();
  const inBrowser: unknown = await page.evaluate(`import('${address}').then((it) => it.playAndReturn('browser'))`);
  const inNode = playAndReturn('browser');
  expect(inBrowser).toEqual(inNode);
  expect(inNode.again).toBe(inNode.hash);
});
