/**
 * Service worker of the offline page.
 *
 * Keeps one edition of the page whole, with Python and texts: after the first visit no network is needed.
 *
 * A new edition is fetched beside the old one and waits. It takes over when nobody plays, or when somebody asks for it;
 * the one before stays until the next, so that no open table misses a file.
 */
importScripts('push.js');
const EDITION = { version: 'none', isServed: false, files: [] }; // filled in when the page is built
const PREFIX = 'spieltisch-';
const CACHE = PREFIX + EDITION.version;
const AT_ONCE = 4;

async function tell(said) {
  for (const page of await self.clients.matchAll({ includeUncontrolled: true, type: 'window' })) page.postMessage(said);
}

/** Files named by their content are taken from the edition before, if it has them. */
async function fetched(url) {
  const known = url.includes('/assets/') ? await caches.match(url) : undefined;
  if (known) return known;
  const answer = await fetch(url, { cache: url.includes('/assets/') ? 'default' : 'no-cache' });
  if (!answer.ok) throw new Error(`${answer.status} ${url}`);
  return answer;
}

async function fill() {
  const cache = await caches.open(CACHE);
  const total = EDITION.files.reduce((sum, [, size]) => sum + size, 0);
  const left = [...EDITION.files];
  let done = 0;
  const work = async () => {
    for (let file = left.shift(); file; file = left.shift()) {
      const url = new URL(file[0], self.registration.scope).href;
      if (!(await cache.match(url))) await cache.put(url, await fetched(url));
      done += file[1];
      await tell({ kind: 'fetching', done, total });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function tidy() {
  const all = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  for (const name of all.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
  await tell({ kind: 'ready' });
}

async function kept(url) {
  return (await (await caches.open(CACHE)).match(url, { ignoreVary: true })) ?? caches.match(url, { ignoreVary: true });
}

/** A server's page is asked for first, so that it is the newest; a static one is the edition we have. */
async function page(request) {
  const path = request.url.slice(self.registration.scope.length);
  const shell = new URL(EDITION.isServed && path.startsWith('here') ? 'here/' : './', self.registration.scope).href;
  const ours = await kept(shell);
  if (ours && !EDITION.isServed) return ours;
  return fetch(request).catch(() => ours ?? Response.error());
}

async function text(request) {
  return EDITION.isServed
    ? fetch(request).catch(() => kept(request.url))
    : ((await kept(request.url)) ?? fetch(request));
}

self.addEventListener('install', (event) => {
  if (self.registration.active?.scriptURL.endsWith('/table-sw.js')) void self.skipWaiting(); // no edition of ours
  event.waitUntil(fill());
});
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.slice(self.registration.scope.length);
  if (request.method !== 'GET' || !request.url.startsWith(self.registration.scope) || path.startsWith('api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (path.startsWith('locale/')) event.respondWith(text(request));
  else event.respondWith(kept(request.url).then((ours) => ours ?? fetch(request)));
});
