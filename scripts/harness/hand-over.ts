// Hands one page of the app from test to test, which costs half of loading it anew. We clean up what a test leaves behind; a page that
// cannot be cleaned is not handed over.
import type { BrowserContext, Page } from 'playwright-core';

/** How long the worker of the last match may take to end, in ms. */
const PATIENCE = 5000;

/**
 * Runs before the app loads. Its stores read the storage only once, so tests must reach them to have it read again: we collect each
 * store when it is given `persist`.
 */
export const REACHABLE_STORES = `{
  const stores = (globalThis[Symbol.for('tests/stores')] = []);
  Object.defineProperty(Object.prototype, 'persist', {
    configurable: true,
    set(value) {
      if (typeof value?.rehydrate === 'function') stores.push(value);
      Object.defineProperty(this, 'persist', { value, writable: true, enumerable: true, configurable: true });
    },
  });
}`;

/** Runs once the app is loaded: notes what belongs to it. */
export const NOTED = `globalThis[Symbol.for('tests/noted')] = {
  globals: new Set([...Object.keys(globalThis), 'axe', '__name']),
  sheets: document.adoptedStyleSheets.length,
}`;

/** Code that puts these into the storage. */
export const storing = (kept: Stored): string => `Object.assign(localStorage, ${JSON.stringify(kept)})`;

export type Stored = Readonly<Record<string, string>>;

/** Leads to an empty screen; false if the page was loaded anew. */
const LEFT = `(() => {
  if (globalThis[Symbol.for('tests/noted')] === undefined) return false;
  location.hash = '#/left';
  return true;
})()`;

/** Clears every storage, has the stores read the new content, and lists what else the last test left behind. */
const cleaned = (kept: Stored): string => `(async () => {
  const isDone = (request) => new Promise((done, fail) => {
    request.onsuccess = request.oncomplete = () => done(request.result);
    request.onerror = request.onblocked = () => fail(request.error);
  });
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let frames = 0; document.querySelector('main h1')?.textContent !== 'Page not found'; frames++) {
    if (frames > 120) return ['the screen is not left'];
    await frame();
  }
  for (const { name } of await indexedDB.databases()) {
    const shelf = await isDone(indexedDB.open(name));
    const writing = shelf.transaction([...shelf.objectStoreNames], 'readwrite');
    for (const store of shelf.objectStoreNames) writing.objectStore(store).clear();
    await isDone(writing);
    shelf.close();
  }
  localStorage.clear();
  sessionStorage.clear();
  ${storing(kept)};
  const stores = globalThis[Symbol.for('tests/stores')];
  for (const store of stores) store.rehydrate();
  await frame();
  const { globals, sheets } = globalThis[Symbol.for('tests/noted')];
  const shown = document.querySelectorAll('[role="dialog"], [role="alert"], [role="menu"], [role="tooltip"], dialog[open], :popover-open');
  const wrong = {
    'no store was found': stores.length === 0,
    'something lies over the page': shown.length > 0,
    'the page has a style of its own': (document.documentElement.getAttribute('style') ?? '') !== '',
    'a sheet of styles was added': document.adoptedStyleSheets.length !== sheets,
    'storage was written': Object.keys(localStorage).some((key) => !(key in ${JSON.stringify(kept)})) && Object.keys(localStorage).join(),
    'a worker holds a lock': ((await navigator.locks.query()).held ?? []).length > 0,
    'something moves': document.getAnimations().length > 0,
  };
  return [
    ...Object.entries(wrong).filter(([, is]) => is !== false).map(([what, is]) => what + (is === true ? '' : ': ' + is)),
    ...Object.keys(globalThis).filter((key) => !globals.has(key)).map((key) => 'window.' + key),
  ];
})()`;

/** Events that tests listen to. */
const HEARD = ['pageerror', 'console', 'request', 'response', 'requestfailed', 'load', 'domcontentloaded', 'worker'];

/** Leaves the screen so that nothing goes on while the page waits; false if the page was loaded anew. */
export async function leaveScreen(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(LEFT).catch(() => false);
}

/** Cleans the page that a test has left and fills its storage; returns what prevents handing it over. */
export async function handOver(page: Page, kept: Stored): Promise<readonly string[]> {
  for (const event of HEARD) page.removeAllListeners(event);
  // Outside of everything that reacts to the pointer.
  await page.mouse.move(-10, -10);
  if (!(await leaveScreen(page))) return ['it was loaded anew'];
  for (const until = Date.now() + PATIENCE; page.workers().length > 0; await page.waitForTimeout(10))
    if (Date.now() > until) return ['a worker stays'];
  return page.evaluate<readonly string[]>(cleaned(kept));
}

/** Calls that change a page or its context for good; after one of them the page is not handed over. */
const OF_PAGES = ['addInitScript', 'route', 'exposeFunction', 'exposeBinding'];
const OF_CONTEXTS = [...OF_PAGES, 'newCDPSession', 'setOffline', 'grantPermissions', 'addCookies'];

export function whenChanged(page: Page, tell: () => void): void {
  watchCalls(page, OF_PAGES, tell);
}

export function whenContextChanged(context: BrowserContext, tell: () => void): void {
  watchCalls(context, OF_CONTEXTS, tell);
}

function watchCalls(of: object, names: readonly string[], tell: () => void): void {
  for (const name of names) {
    const plain: unknown = Reflect.get(of, name);
    if (typeof plain !== 'function') throw new Error(`there is no ${name}`);
    const watched = (...given: readonly unknown[]): unknown => {
      tell();
      return Reflect.apply(plain, of, given);
    };
    Reflect.set(of, name, watched);
  }
}
