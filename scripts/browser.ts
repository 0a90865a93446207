// For tests that need a real browser: import openPage, and the browser is started and ended with the test file.
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { findChromium } from './chromium.mjs';

// Software drawing is quickest without the GPU process; the rest keeps the browser from calling home.
const flags = [
  ...['--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  await (await browser)?.close();
});

/**
 * A fresh page with cookies and storage of its own; what it is seen and touched with can be given. Nothing is kept for a time
 * without a network unless that is asked for: it would load the whole app in every test.
 */
export async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= launch();
  return (await browser).newPage({ serviceWorkers: 'block', ...options });
}

async function launch(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error('No Chromium here: `npm test` installs one.');
  // Chromium refuses its sandbox to root.
  const args = process.getuid?.() === 0 ? [...flags, '--no-sandbox'] : flags;
  return chromium.launch({ executablePath, args });
}
