// For browser.ts: profiles of the browser that all tests of a worker share, which are used again once they are empty.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { lightBrowser, wholeBrowser } from './browser-kinds.ts';
import { leaveScreen, whenContextChanged } from './hand-over.ts';

/** A profile of the browser, for one page at a time. */
export interface Room {
  readonly context: BrowserContext;
  /** Once it is not kept any longer. */
  close(): Promise<void>;
  /** Stays open, so that the next page finds the process of this one, with all scripts compiled. */
  readonly keeper: Page;
  /** What its pages have tried that the policy of the app forbids. */
  readonly refused: string[];
  isTaken: boolean;
  /** A page of the app for the next test that wants one like it. */
  left: AppPage | null;
  /** Something about it will not be as before: then no page is left. */
  isChanged: boolean;
}

export interface AppPage {
  readonly page: Page;
  /** What is drawn and loaded on it, which cannot be changed afterwards. */
  readonly look: string;
}

/** Of this worker, and ended with it: to one in another process every word would be packed and unpacked once more. */
let browser: Promise<Browser> | undefined;
const rooms = new Map<string, Room[]>();

/** So many of a kind are kept: a test with more people is rare, and each is a process with the whole app in it. */
const KEPT = 2;

/**
 * Takes a free one for such pages, or a new one; if possible one where a page of this look was left, or none. What a page can change
 * by itself needs none of its own.
 */
export async function roomFor(
  { viewport: _size, colorScheme: _scheme, reducedMotion: _motion, ...others }: BrowserContextOptions,
  look?: string,
): Promise<Room> {
  const name = JSON.stringify(Object.entries(others).filter(([, value]) => value !== false));
  const known = rooms.get(name) ?? [];
  rooms.set(name, known);
  const free = known.filter(({ isTaken }) => !isTaken);
  const fits = ({ left }: Room): boolean => left?.look === look;
  const found = free.find(fits) ?? free.find(({ left }) => left === null) ?? free[0];
  if (found !== undefined) {
    found.isTaken = true;
    return found;
  }
  // What comes with a service worker, notices and an app that can be installed, only the whole browser has.
  const whole = others.serviceWorkers === 'allow' ? wholeBrowser() : null;
  const its = await (whole === null ? (browser ??= chromium.launch(lightBrowser())) : chromium.launch(whole));
  const context = await its.newContext({ serviceWorkers: 'block', ...others });
  const refused: string[] = [];
  context.on('console', (message) => {
    if (FORBIDDEN.test(message.text())) refused.push(message.text());
  });
  const keeper = await context.newPage();
  await keeper.goto(`${inject('app')}/icon.svg`);
  const close = () => (whole === null ? context.close() : its.close());
  const room: Room = { context, close, keeper, refused, isTaken: true, left: null, isChanged: false };
  whenContextChanged(context, () => (room.isChanged = true));
  // A service worker would outlive its page.
  if (known.length < KEPT && others.serviceWorkers !== 'allow') known.push(room);
  return room;
}

/** How Chromium tells of what a policy forbids: any page of any test that does such a thing fails. */
const FORBIDDEN = /Content Security Policy|Trusted(?:HTML|Script)/;

/** With a page of the app that may be handed over, or none. */
export async function leave(room: Room, app: AppPage | null): Promise<void> {
  const isFit =
    app !== null && !room.isChanged && !app.page.isClosed() && isKept(room) && (await leaveScreen(app.page));
  if (isFit) await keep(room, app);
  else await empty(room);
  room.isTaken = false;
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
export async function empty(room: Room): Promise<void> {
  const { context, keeper } = room;
  if (!isKept(room)) return room.close();
  room.left = null;
  await closeOthers(room, keeper);
  await context.clearCookies();
  await untilNobodyKeeps(keeper);
  const tools = await context.newCDPSession(keeper);
  await tools.send('Storage.clearDataForOrigin', { origin: inject('app'), storageTypes: 'all' });
  await tools.detach();
  room.isChanged = false;
}

function isKept(room: Room): boolean {
  return [...rooms.values()].some((kept) => kept.includes(room));
}

async function closeOthers({ context }: Room, ...but: readonly Page[]): Promise<void> {
  await Promise.all(
    context
      .pages()
      .filter((page) => !but.includes(page))
      .map((page) => page.close()),
  );
}

async function keep(room: Room, app: AppPage): Promise<void> {
  await closeOthers(room, room.keeper, app.page);
  room.left = app;
}
