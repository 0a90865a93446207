// @ts-nocheck service workers have other globals than pages.
/* global caches, clients, fetch, Response, self */
// Stores every file of the app after the first load, so that it works offline, and shows what a server pushes. The build prepends two
// lines that list the files.

/** One cache per build, since the files of different builds do not mix. */
const NAME = `sandtable/${VERSION}`;
const PAGE = './';
/** Where the manifest has other apps post a match to (share_target); the page takes it from the cache of that name. */
const SHARED = 'shared';

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href, origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && href === new URL(SHARED, self.location.href).href)
    event.respondWith(keepShared(request));
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  event.respondWith(pathname.includes('/assets/') ? kept(request) : newest(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPushed(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Browsers want something shown for every push, whatever it is. */
async function showPushed(data) {
  const { title = 'Sandtable', body = '', path = '/#/online', tag = '' } = readPushed(data);
  await self.registration.showNotification(title, { body, tag, icon: 'icon-192.png', data: { path } });
}

function readPushed(data) {
  try {
    return data.json();
  } catch {
    return {};
  }
}

/** In the window that has it already, or in any of the app's, or in a new one. Only ever a page of the app itself. */
async function open(path) {
  const url = new URL(path.replace(/^\/*/, './'), self.registration.scope).href;
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const window = all.find((each) => each.url === url) ?? all.find((each) => 'navigate' in each);
  if (window === undefined) return clients.openWindow(url);
  const there = window.url === url ? window : await window.navigate(url).catch(() => null);
  return there === null ? clients.openWindow(url) : there.focus();
}

/**
 * Stores all files of one version or none: if a newer version was deployed meanwhile, the stored page would need files that are
 * not in the cache.
 */
async function keepAll() {
  const cache = await caches.open(NAME);
  const page = await fetch(PAGE, { cache: 'reload' });
  const text = await page.clone().text();
  const asked = [...text.matchAll(/assets\/[\w.-]+/g)].map(([file]) => file);
  if (!page.ok || asked.some((file) => !FILES.includes(file))) throw new Error('another version was deployed');
  await cache.addAll(FILES);
  await cache.put(PAGE, page);
}

async function dropOlder() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('sandtable/') && name !== NAME).map((name) => caches.delete(name)),
  );
}

async function keepShared(request) {
  const match = (await request.formData()).get('match');
  if (match !== null) await (await caches.open(SHARED)).put(SHARED, new Response(match));
  return Response.redirect('./?shared', 303);
}

/** Built files have a hash of their content in their names. */
async function kept(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** Files with fixed names, such as the page, come from the network if possible, so that a newer app is found. */
async function newest(request) {
  const isPage = request.mode === 'navigate';
  try {
    const answer = await fetch(request);
    // A failing server answers with an error page; the stored one still works.
    return isPage && answer.status >= 500 ? ((await caches.match(PAGE)) ?? answer) : answer;
  } catch (error) {
    const found = await caches.match(isPage ? PAGE : request);
    if (found === undefined) throw error;
    return found;
  }
}
