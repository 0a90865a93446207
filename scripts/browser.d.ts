import { type BrowserContextOptions, type Download, type Page } from 'playwright-core';
/** What a page is seen and touched with, and what this browser is to draw of it. */
export interface PageOptions extends BrowserContextOptions {
  /** With the ground of the map: most tests do not look at it, and it is the dearest thing to draw. */
  readonly ground?: boolean;
  /** What has just changed on a screen can be clicked at once: a test does not click by mistake, unless it is about that. */
  readonly isHasty?: boolean;
}
/**
 * A fresh page with storage of its own; what it is seen and touched with can be given. It is closed after the test that
 * opened it, or after the file where that was no test. Nothing is kept for a time without a network unless that is asked for: it
 * would load the whole app in every test.
 */
export declare function openPage({ ground, isHasty, ...options }?: PageOptions): Promise<Page>;
/** What is in a file that the page hands out. */
export declare function textOf(download: Download): Promise<string>;
export declare function countPages(): number;
/** Closes all but the first so many: those that a test opened after others. */
export declare function closePages(but: number): Promise<void>;
