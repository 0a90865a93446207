// For tests that need a real browser: openPage gives a page of the one that is open for all of them.
import { text } from 'node:stream/consumers';
import { type Browser, type BrowserContextOptions, chromium, type Download, type Page } from 'playwright-core';
import { inject } from 'vitest';

let browser: Promise<Browser> | undefined;
const pages: Page[] = [];

const PATIENCE = 100_000;

interface PageOptions extends BrowserContextOptions {
  /** What has just changed on a screen can be clicked at once: a test does not click by mistake, unless it is about that. */
  readonly isHasty?: boolean;
}

const AT_ONCE = `addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--settle', '0ms'))`;

/**
 * A fresh page with cookies and storage of its own; what it is seen and touched with can be given. It is closed after the test that
 * opened it, or after the file where that was no test. Nothing is kept for a time without a network unless that is asked for: it
 * would load the whole app in every test.
 */
export async function openPage({ isHasty = true, ...options }: PageOptions = {}): Promise<Page> {
  browser ??= chromium.connect(inject('browser'));
  const page = await (await browser).newPage({ serviceWorkers: 'block', ...options });
  if (isHasty) await page.addInitScript(AT_ONCE);
  // No test is about time: a busy machine may take long.
  page.setDefaultTimeout(PATIENCE);
  pages.push(page);
  return page;
}

/** What is in a file that the page hands out. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

export function countPages(): number {
  return pages.length;
}

/** Closes all but the first so many: those that a test opened after others. */
export async function closePages(but: number): Promise<void> {
  await Promise.all(pages.splice(but).map((page) => page.context().close()));
}
