// One page of the app for many tests: going on within it costs half of what loading it anew does. Whatever a test leaves behind is put
// away first; a page with more on it than that is not handed over.
import type { BrowserContext, Page } from 'playwright-core';

/** Milliseconds within which the worker of the last match ends. */
const PATIENCE = 5000;

/**
 * Before the app is loaded: its stores read the storage only once, so the tests have to get at them. Each of them is given `persist`
 * as it is made.
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

/** Once it is loaded: what is there by itself. */
export const NOTED = `globalThis[Symbol.for('tests/noted')] = {
  globals: new Set([...Object.keys(globalThis), 'axe', '__name']),
  sheets: document.adoptedStyleSheets.length,
}`;

/** Puts these into a storage. */
export const storing = (kept: Stored): string => `Object.assign(localStorage, ${JSON.stringify(kept)})`;

export type Stored = Readonly<Record<string, string>>;

/** To a screen with nothing on it. */
const LEFT = `(() => {
  if (globalThis[Symbol.for('tests/noted')] === undefined) return false;
  location.hash = '#/left';
  return true;
})()`;

/** Empties every storage, has the stores read what is to be there, and tells what else the last test has left. */
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

/** What a page is listened to for in tests. */
const HEARD = ['pageerror', 'console', 'request', 'response', 'requestfailed', 'load', 'domcontentloaded', 'worker'];

/** So that nothing goes on where the next test waits for its turn: gives whether this is still the page of the first test. */
export async function leaveScreen(page: Page): Promise<boolean> {
  return page.evaluate<boolean>(LEFT).catch(() => false);
}

/** Makes an empty app of the page that a test has left, with this in its storage; gives what is in the way. */
export async function handOver(page: Page, kept: Stored): Promise<readonly string[]> {
  for (const event of HEARD) page.removeAllListeners(event);
  // Where no screen has anything.
  await page.mouse.move(-10, -10);
  if (!(await leaveScreen(page))) return ['it was loaded anew'];
  for (const until = Date.now() + PATIENCE; page.workers().length > 0; await page.waitForTimeout(10))
    if (Date.now() > until) return ['a worker stays'];
  return page.evaluate<readonly string[]>(cleaned(kept));
}

/** What changes a page or its context for good: a page is not handed over after it. */
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
