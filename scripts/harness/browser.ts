// For tests that need a real browser: openPage gives a page of the one that is open for all of them.
import { text } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';

/** What a page is seen and touched with, and what this browser is to draw of it. */
export interface PageOptions extends BrowserContextOptions {
  /** Whether anything is drawn: few tests look at pixels, and those are the dearest thing about a page. */
  readonly isPainted?: boolean;
  /** What has just changed on a screen can be clicked at once: a test does not click by mistake, unless it is about that. */
  readonly isHasty?: boolean;
  /** Nobody has ever finished a match here: some questions are then not asked. */
  readonly isBeginner?: boolean;
}

/** A profile of the browser, for one page at a time. */
interface Room {
  readonly context: BrowserContext;
  /** Stays open, so that the next page finds the process of this one, with all scripts compiled. */
  readonly keeper: Page;
  /** What its pages have tried that the policy of the app forbids. */
  readonly refused: string[];
  isTaken: boolean;
}

interface Opened {
  readonly page: Page;
  readonly close: () => Promise<unknown>;
}

let browser: Promise<Browser> | undefined;
const rooms = new Map<string, Room>();
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
  ...options
}: PageOptions = {}): Promise<Page> {
  const it = await openIn(await roomFor(options), options);
  opened.push(it);
  const { page } = it;
  // No test is about time: a busy machine may take long.
  page.setDefaultTimeout(PATIENCE);
  const plain = [isPainted ? '' : UNPAINTED, isHasty ? AT_ONCE : ''].join('');
  if (plain !== '') await page.addInitScript(styledBy(plain));
  if (!isBeginner) await page.addInitScript(HAS_PLAYED);
  await page.addInitScript(setTo(isBeginner ? FIRST_VISIT : LATER_VISIT));
  return page;
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

/** A free one for such pages, or a new one. What a page can change by itself needs none of its own. */
async function roomFor({
  viewport: _size,
  colorScheme: _scheme,
  reducedMotion: _motion,
  ...others
}: BrowserContextOptions) {
  const name = JSON.stringify(others);
  const known = rooms.get(name);
  if (known?.isTaken === false) return known;
  browser ??= chromium.connect(inject('browser'));
  const context = await (await browser).newContext({ serviceWorkers: 'block', ...others });
  const refused: string[] = [];
  context.on('console', (message) => {
    if (FORBIDDEN.test(message.text())) refused.push(message.text());
  });
  const keeper = await context.newPage();
  await keeper.goto(`${inject('app')}/icon.svg`);
  const room: Room = { context, keeper, refused, isTaken: false };
  // A service worker would outlive its page.
  if (known === undefined && others.serviceWorkers !== 'allow') rooms.set(name, room);
  return room;
}

async function openIn(room: Room, { viewport, colorScheme, reducedMotion }: BrowserContextOptions): Promise<Opened> {
  room.isTaken = true;
  const page = await room.context.newPage();
  if (viewport) await page.setViewportSize(viewport);
  if (colorScheme || reducedMotion)
    await page.emulateMedia({ ...(colorScheme ? { colorScheme } : {}), ...(reducedMotion ? { reducedMotion } : {}) });
  return { page, close: () => leave(room) };
}

/** How Chromium tells of what a policy forbids: any page of any test that does such a thing fails. */
const FORBIDDEN = /Content Security Policy|Trusted(?:HTML|Script)/;

async function leave(room: Room): Promise<void> {
  await empty(room);
  const refused = room.refused.splice(0);
  if (refused.length > 0) throw new Error(`the policy of the page was broken: ${refused.join('; ')}`);
}

/** A worker may outlive its page by a moment, and would keep its match again when everything is cleared. It holds a lock for life. */
async function untilNobodyKeeps(keeper: Page): Promise<void> {
  const isHeld = (): Promise<boolean> =>
    keeper.evaluate(async () => ((await navigator.locks.query()).held ?? []).length > 0);
  while (await isHeld()) await keeper.waitForTimeout(20);
}

/** The next finds nothing of what was kept here. */
async function empty(room: Room): Promise<void> {
  const { context, keeper } = room;
  if (![...rooms.values()].includes(room)) return context.close();
  await Promise.all(
    context
      .pages()
      .filter((page) => page !== keeper)
      .map((page) => page.close()),
  );
  await context.clearCookies();
  await untilNobodyKeeps(keeper);
  const tools = await context.newCDPSession(keeper);
  await tools.send('Storage.clearDataForOrigin', { origin: inject('app'), storageTypes: 'all' });
  await tools.detach();
  room.isTaken = false;
}

/** What is in a file that the page hands out. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

export function countPages(): number {
  return opened.length;
}

/** Closes all but the first so many: those that a test opened after others. */
export async function closePages(but: number): Promise<void> {
  await Promise.all(opened.splice(but).map(({ close }) => close()));
}
