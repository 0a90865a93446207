// For browser.ts: browser profiles shared by all tests of a worker, and reused once they are empty.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { lightBrowser, wholeBrowser } from './browser-kinds.ts';
import { leaveScreen, whenContextChanged } from './hand-over.ts';

/** A browser profile for one page at a time. */
export interface Room {
  readonly context: BrowserContext;
  /** For a room that is not kept. */
  close(): Promise<void>;
  /** Stays open so that the next page finds its process, with all scripts compiled. */
  readonly keeper: Page;
  /** What its pages tried although the app's policy forbids it. */
  readonly refused: string[];
  isTaken: boolean;
  /** A page of the app left for the next test that wants one like it. */
  left: AppPage | null;
  /** Changed for good, so no page of it is left for others. */
  isChanged: boolean;
}

export interface AppPage {
  readonly page: Page;
  /** How it draws and loads, which cannot change afterwards. */
  readonly look: string;
}

/** This worker's own browser, ended with it: a shared one would serialize every message once more. */
let browser: Promise<Browser> | undefined;
const rooms = new Map<string, Room[]>();

/** How many rooms of a kind we keep: few tests have more people, and each is a process with the whole app. */
const KEPT = 2;

/**
 * Takes a free room for such pages, or makes one; preferably one with a page of this look left in it, or with none. Options that a page
 * can change by itself do not need their own room.
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
  // Only the whole browser has service workers with notices and installable apps.
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
  // Rooms with service workers are not kept: the worker would outlive its page.
  if (known.length < KEPT && others.serviceWorkers !== 'allow') known.push(room);
  return room;
}

/** Chromium's message about a breach of policy: any page that causes one fails its test. */
const FORBIDDEN = /Content Security Policy|Trusted(?:HTML|Script)/;

/** Frees a room, with a page of the app that may be handed over, or none. */
export async function leave(room: Room, app: AppPage | null): Promise<void> {
  const isFit =
    app !== null && !room.isChanged && !app.page.isClosed() && isKept(room) && (await leaveScreen(app.page));
  if (isFit) await keep(room, app);
  else await empty(room);
  room.isTaken = false;
  const refused = room.refused.splice(0);
  if (refused.length > 0) throw new Error(`the policy of the page was broken: ${refused.join('; ')}`);
}

/** A worker may outlive its page by a moment and save its match again after we cleared everything. It holds a lock as long as it lives. */
async function untilNobodyKeeps(keeper: Page): Promise<void> {
  const isHeld = (): Promise<boolean> =>
    keeper.evaluate(async () => ((await navigator.locks.query()).held ?? []).length > 0);
  while (await isHeld()) await keeper.waitForTimeout(20);
}

/** Clears everything stored here. */
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
