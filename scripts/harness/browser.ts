// For tests that need a real browser: openPage opens a page in the browser of its worker.
import { text } from 'node:stream/consumers';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { inject } from 'vitest';
import { handOver, NOTED, REACHABLE_STORES, type Stored, storing, whenChanged } from './hand-over.ts';
import { type AppPage, empty, leave, type Room, roomFor } from './rooms.ts';

/** Screen and input of a page, and how much of it the browser draws. */
interface PageOptions extends BrowserContextOptions {
  /** Whether anything is painted: few tests look at pixels, and painting is the most expensive part of a page. */
  readonly isPainted?: boolean;
  /** Whether fresh changes can be clicked at once; the guard against mistaken clicks is off unless a test is about it. */
  readonly isHasty?: boolean;
  /** A browser in which no match was ever finished: some questions are then not asked. */
  readonly isBeginner?: boolean;
  /** No prefetch, nothing read ahead, and nothing plays on the first page: few tests are about those, and most pass through it. */
  readonly savesData?: boolean;
}

/** The same for a page of the app, which may have been another test's. */
export interface AppOptions extends PageOptions {
  /** The route to open. */
  readonly route?: string;
  /** Content of the storage; by default the settings of somebody who has played. */
  readonly stored?: Stored;
  /** Loads a page for this test alone. */
  readonly isFresh?: boolean;
  /** Called for every error on the page from before it loads, including console errors. */
  readonly onProblem?: (message: string) => void;
}

/** One phone for all tests, so that they share its profile. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Opened {
  readonly page: Page;
  readonly close: (hasFailed: boolean) => Promise<unknown>;
}

const opened: Opened[] = [];

const PATIENCE = 100_000;

/**
 * Opens a fresh page with its own storage. It is closed after the test that opened it, or after the file if no test did. No offline copy
 * unless asked for: it would load the whole app in every test.
 */
export async function openPage({
  isPainted = false,
  isHasty = true,
  isBeginner = false,
  savesData = true,
  ...options
}: PageOptions = {}): Promise<Page> {
  const room = await roomFor(options);
  if (room.left !== null) await empty(room);
  const page = await newPageIn(room, { isPainted, isHasty, savesData });
  opened.push({ page, close: () => leave(room, null) });
  await seeAs(page, options);
  if (!isBeginner) await page.addInitScript(HAS_PLAYED);
  await page.addInitScript(setTo(isBeginner ? FIRST_VISIT : LATER_VISIT));
  return page;
}

/**
 * Opens the app with only the given storage. The page may be an earlier test's, cleaned; we load a new one if that was reloaded, changed
 * for good or could not be cleaned, or if its test failed.
 */
export async function openApp(options: AppOptions = {}): Promise<Page> {
  const {
    route = '/',
    stored = {},
    savesData = true,
    isFresh = false,
    onProblem = () => undefined,
    isPainted,
    isHasty,
    isBeginner,
    ...others
  } = options;
  const look: Look = { isPainted: isPainted ?? false, isHasty: isHasty ?? true, savesData };
  const settings = JSON.stringify(isBeginner === true ? FIRST_VISIT : LATER_VISIT);
  const played: Stored = isBeginner === true ? {} : { 'sandtable/finished': 'true' };
  const kept: Stored = { 'sandtable/settings': settings, ...played, ...stored };
  // A screen that was touched behaves differently from one that was not.
  const isAlone = isFresh || others.hasTouch === true;
  const room = await roomFor(others, isAlone ? undefined : JSON.stringify(look));
  const { left } = room;
  const isKnown =
    left !== null && !isAlone && left.look === JSON.stringify(look) && (await handOver(left.page, kept)).length === 0;
  if (left !== null && !isKnown) await empty(room);
  room.left = null;
  const it = isKnown ? left : await newAppIn(room, look, kept);
  opened.push({ page: it.page, close: (hasFailed) => leave(room, hasFailed || isAlone ? null : it) });
  await seeAs(it.page, { viewport: { width: 1280, height: 720 }, colorScheme: 'light', ...others });
  it.page.on('pageerror', ({ message }) => onProblem(message));
  it.page.on('console', (message) => (message.type() === 'error' ? onProblem(message.text()) : undefined));
  await it.page.goto(`${inject('app')}/#${route}`);
  if (!isKnown) await it.page.evaluate(NOTED);
  return it.page;
}

async function newAppIn(room: Room, look: Look, kept: Stored): Promise<AppPage> {
  const page = await newPageIn(room, look);
  await page.addInitScript(REACHABLE_STORES);
  await room.keeper.evaluate(storing(kept));
  whenChanged(page, () => (room.isChanged = true));
  return { page, look: JSON.stringify(look) };
}

const SAVING_DATA = `Object.defineProperty(navigator, 'connection', { value: { saveData: true } })`;

type Look = Required<Pick<PageOptions, 'isPainted' | 'isHasty' | 'savesData'>>;

async function newPageIn({ context }: Room, { isPainted, isHasty, savesData }: Look): Promise<Page> {
  const page = await context.newPage();
  // No test is about time, and a busy machine may be slow.
  page.setDefaultTimeout(PATIENCE);
  if (savesData) await page.addInitScript(SAVING_DATA);
  const plain = [isPainted ? '' : UNPAINTED, isHasty ? AT_ONCE : ''].join('');
  if (plain !== '') await page.addInitScript(styledBy(plain));
  return page;
}

async function seeAs(page: Page, { viewport, colorScheme, reducedMotion }: BrowserContextOptions): Promise<void> {
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme || reducedMotion)
    await page.emulateMedia({ ...(colorScheme ? { colorScheme } : {}), reducedMotion: reducedMotion ?? null });
}

const HAS_PLAYED = `if (location.protocol.startsWith('http')) localStorage.setItem('sandtable/finished', 'true')`;
/** The AI answers at once; a test's own settings override these. */
const FIRST_VISIT = { breath: 'none' };
/** Settings of somebody who has played: neither briefing nor suggestions, and all figures. */
const LATER_VISIT = { ...FIRST_VISIT, briefing: 'off', suggestions: 'off', screen: 'full' };

function setTo(settings: object): string {
  return `if (location.protocol.startsWith('http')) localStorage['sandtable/settings'] ??= '${JSON.stringify(settings)}'`;
}

/** Hides everything; it can still be clicked and measured. */
const UNPAINTED = ':root { opacity: 0 !important } .ground { visibility: hidden !important }';
const AT_ONCE = ':root { --settle: 0 !important }';

/** A constructed sheet, because the app's policy forbids foreign style elements. */
function styledBy(style: string): string {
  return `{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(style)});
    document.adoptedStyleSheets.push(sheet);
  }`;
}

/** The content of a download. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

export function countPages(): number {
  return opened.length;
}

/** Releases a page before its test ends; the next one opened may be the same. */
export async function letGo(page: Page): Promise<void> {
  const place = opened.findIndex((each) => each.page === page);
  if (place === -1) throw new Error('no test has opened this page');
  await Promise.all(opened.splice(place, 1).map(({ close }) => close(false)));
}

/** Closes the pages opened after the first `but`. */
export async function closePages(but: number, hasFailed: boolean): Promise<void> {
  await Promise.all(opened.splice(but).map(({ close }) => close(hasFailed)));
}
