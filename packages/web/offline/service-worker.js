// @ts-nocheck the names of a service worker are not those of a page.
/* global caches, clients, fetch, self */
// Once the page has been loaded, no network is needed any more: every file of the app is kept, for a reload too. The build
// puts the two lines with the files in front.

/** Files are kept together with those they were built with: a newer page brings its own. */
const NAME = `sandtable/${VERSION}`;
const PAGE = './';

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  event.respondWith(pathname.includes('/assets/') ? kept(request) : newest(request));
});

/**
 * All of one version, or nothing: should another have been put up while this one is loaded, its page would ask for files that
 * are not kept.
 */
async function keepAll() {
  const cache = await caches.open(NAME);
  const page = await fetch(PAGE, { cache: 'reload' });
  const text = await page.clone().text();
  const asked = [...text.matchAll(/assets\/[\w.-]+/g)].map(([file]) => file);
  if (!page.ok || asked.some((file) => !FILES.includes(file))) throw new Error('another version has been put up');
  await cache.addAll(FILES);
  await cache.put(PAGE, page);
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('sandtable/') && name !== NAME).map((name) => caches.delete(name)),
  );
}

/** The name of a built file changes with what is in it. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** The page and the few others are asked for anew while there is a network, so that a newer app is found. */
async function newest(request) {
  const isPage = request.mode === 'navigate';
  try {
    const answer = await fetch(request);
    // A server that is out of order has a page to say so; ours works without it.
    return isPage && answer.status >= 500 ? ((await caches.match(PAGE)) ?? answer) : answer;
  } catch (error) {
    const found = await caches.match(isPage ? PAGE : request);
    if (found === undefined) throw error;
    return found;
  }
}
