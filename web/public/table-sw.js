/**
 * Service worker of a server's table.
 *
 * Keeps what a table of a server has fetched, so that a reload without a network shows the table as it was seen last.
 *
 * While the server answers, its page is shown: nothing here can be out of date but files named by their content, which
 * never change. `sw.js` takes over where somebody plays offline.
 */
importScripts('push.js');
const SCOPE = self.registration.scope;
const CACHE = 'spieltisch-table';
/** A proxy says these while the server behind it is away. */
const AWAY = new Set([502, 503, 504]);

const kept = (url) => caches.match(url, { ignoreVary: true });

async function put(request, answer) {
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** What a page has fetched, as that page was: with another page all files of the one before go. */
async function keep({ script, files }) {
  const answer = await fetch(SCOPE, { cache: 'no-cache' });
  const page = await answer.clone().text();
  if (!answer.ok || !page.includes(script)) return; // a newer one is there, and comes with the next visit
  const before = await kept(SCOPE);
  if (before && (await before.text()) !== page) await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  for (const url of files) if (!(await cache.match(url, { ignoreVary: true }))) await put(url, await fetch(url));
  await cache.put(SCOPE, answer);
}

async function page(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !AWAY.has(answer.status)) return answer;
  return (await kept(SCOPE)) ?? answer ?? Response.error();
}

async function file(request) {
  return (await kept(request.url)) ?? put(request, await fetch(request));
}

/** Texts, and what a title is made of. */
async function newest(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && !AWAY.has(answer.status)) return put(request, answer);
  return (await kept(request.url)) ?? answer ?? Response.error();
}

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  if (event.data.files) event.waitUntil(keep(event.data).catch(() => undefined));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.url.slice(SCOPE.length);
  if (request.method !== 'GET' || !request.url.startsWith(SCOPE)) return;
  if (request.mode === 'navigate') {
    if (path.startsWith('t/')) event.respondWith(page(request));
  } else if (path.startsWith('assets/') && !path.startsWith('assets/python-')) event.respondWith(file(request));
  else if (/^(locale\/|api\/v1\/titles\/)/.test(path)) event.respondWith(newest(request));
});
