// For tests that need a real browser: openPage gives a page of the one that its worker has open.
import { text } from 'node:stream/consumers';
import type { BrowserContextOptions, Download, Page } from 'playwright-core';
import { inject } from 'vitest';
import { handOver, NOTED, REACHABLE_STORES, type Stored, storing, whenChanged } from './hand-over.ts';
import { type AppPage, empty, leave, type Room, roomFor } from './rooms.ts';

/** What a page is seen and touched with, and what this browser is to draw of it. */
interface PageOptions extends BrowserContextOptions {
  /** Whether anything is drawn: few tests look at pixels, and those are the dearest thing about a page. */
  readonly isPainted?: boolean;
  /** What has just changed on a screen can be clicked at once: a test does not click by mistake, unless it is about that. */
  readonly isHasty?: boolean;
  /** Nobody has ever finished a match here: some questions are then not asked. */
  readonly isBeginner?: boolean;
  /** Nothing is loaded ahead, and nothing plays on the first page: few tests are about that, and most pass through there. */
  readonly savesData?: boolean;
}

/** The same for the app, on a page that may have been another test's. */
export interface AppOptions extends PageOptions {
  /** Where in the app. */
  readonly route?: string;
  /** What the storage holds; settings are those of somebody who has played, unless they are given. */
  readonly stored?: Stored;
  /** Loaded for this test alone. */
  readonly isFresh?: boolean;
  /** Is told, from before it is loaded, of every error on the page, and of what it reports as one. */
  readonly onProblem?: (message: string) => void;
}

/** One kind for all tests, so that they share its profile. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

interface Opened {
  readonly page: Page;
  readonly close: (hasFailed: boolean) => Promise<unknown>;
}

const opened: Opened[] = [];

const PATIENCE = 100_000;

/**
 * A fresh page with storage of its own; what it is seen and touched with can be given. It is closed after the test that
 * opened it, or after the file where that was no test. Nothing is kept for a time without a network unless that is asked for: it
 * would load the whole app in every test.
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
 * The app, with nothing in its storage but what is given. It may be the page of an earlier test, which was left empty; that one is
 * loaded anew if it was reloaded, changed for good or left with anything on it, and when its test failed.
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
  // A screen that was touched is not as one that was not, whatever is on it.
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
  // No test is about time: a busy machine may take long.
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
/** The AI answers at once; settings of a test's own come after. */
const FIRST_VISIT = { breath: 'none' };
/** Whoever has played wants neither briefing nor suggestions. */
const LATER_VISIT = { ...FIRST_VISIT, briefing: 'off', suggestions: 'off' };

function setTo(settings: object): string {
  return `if (location.protocol.startsWith('http')) localStorage['sandtable/settings'] ??= '${JSON.stringify(settings)}'`;
}

/** All is still there to be clicked and measured. */
const UNPAINTED = ':root { opacity: 0 !important } .ground { visibility: hidden !important }';
const AT_ONCE = ':root { --settle: 0 !important }';

/** Not by an element: the policy of the app allows no styles but its own. */
function styledBy(style: string): string {
  return `{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(style)});
    document.adoptedStyleSheets.push(sheet);
  }`;
}

/** What is in a file that the page hands out. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

export function countPages(): number {
  return opened.length;
}

/** Ends a page before its test does: the next that is opened may be the same. */
export async function letGo(page: Page): Promise<void> {
  const place = opened.findIndex((each) => each.page === page);
  if (place === -1) throw new Error('no test has opened this page');
  await Promise.all(opened.splice(place, 1).map(({ close }) => close(false)));
}

/** Closes all but the first so many: those that a test opened after others. */
export async function closePages(but: number, hasFailed: boolean): Promise<void> {
  await Promise.all(opened.splice(but).map(({ close }) => close(hasFailed)));
}
