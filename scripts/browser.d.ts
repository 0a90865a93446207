import { type BrowserContextOptions, type Download, type Page } from 'playwright-core';
/**
 * A fresh page with cookies and storage of its own; what it is seen and touched with can be given. It is closed after the test that
 * opened it, or after the file where that was no test. Nothing is kept for a time without a network unless that is asked for: it
 * would load the whole app in every test.
 */
export declare function openPage(options?: BrowserContextOptions): Promise<Page>;
/** What is in a file that the page hands out. */
export declare function textOf(download: Download): Promise<string>;
export declare function countPages(): number;
/** Closes all but the first so many: those that a test opened after others. */
export declare function closePages(but: number): Promise<void>;
