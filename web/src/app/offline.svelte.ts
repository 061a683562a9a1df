/** The page as something that stays: kept for days without a network, installed, renewed when nobody plays. */
import type { NoticeTimes, Subscription } from '../wire/wire';
import { api } from '../wire/api';
import { edition } from '../wire/edition';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

export const offline = $state({
  /** All files are kept. */
  ready: false,
  /** Bytes fetched and in all, while they are. */
  done: 0,
  total: 0,
  /** A new edition waits. */
  waiting: null as ServiceWorker | null,
  /** That was said. */
  told: false,
  /** It is wanted as soon as no game is in the way. */
  later: false,
  /** It has taken over; this page is still of the old one. */
  taken: false,
  install: null as InstallPrompt | null,
});

type Said = { kind: 'fetching'; done: number; total: number } | { kind: 'ready' };

/** Keeps the whole page, with Python in it; and the one that only keeps what tables have fetched. */
const WHOLE = `${edition.root}sw.js`;
const TABLE = `${edition.root}table-sw.js`;
const isWhole = (worker: ServiceWorker | null): boolean => !!worker && !worker.scriptURL.endsWith('/table-sw.js');

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    offline.ready = isWhole(registration.active);
    offline.waiting = offline.ready ? registration.waiting : null;
  };
  look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
}

/** On a device of its own the page is kept at once; a server's is once somebody has played offline. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offline.install = event as InstallPrompt;
  });
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.kind === 'ready') offline.ready = true;
    else if (!offline.ready) Object.assign(offline, { done: data.done, total: data.total });
  });
  if (edition.isDevice || (await knownWorker())) await keepBy(WHOLE);
}

async function knownWorker(): Promise<ServiceWorker | null> {
  const known = await navigator.serviceWorker.getRegistration(edition.root);
  return known ? (known.installing ?? known.waiting ?? known.active) : null;
}

/** The whole page stays kept where it is; a server's page that only keeps tables goes on with that. */
async function keepBy(script: string): Promise<void> {
  const known = await knownWorker();
  const wanted = edition.isDevice || isWhole(known) ? WHOLE : known ? TABLE : script;
  follow(await navigator.serviceWorker.register(wanted, { scope: edition.root }));
}

/** What a table of a server has fetched until now is kept: loaded anew without a network, it shows what was seen last. */
export async function keepTable(): Promise<void> {
  if (edition.isDevice || !('serviceWorker' in navigator)) return;
  await keepBy(TABLE);
  const { active } = await navigator.serviceWorker.ready;
  if (isWhole(active)) return;
  const script = document.querySelector<HTMLScriptElement>('script[type=module]')?.getAttribute('src') ?? '';
  const own = new RegExp(`^${location.origin}/(assets/(?!python-)|locale/|api/v1/titles/)`);
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ script, files: [...new Set(files)].filter((name) => own.test(name)) });
}

/** Let this browser be told of one's turn at a table, also when it is closed; false if it may not. */
export async function subscribe(
  table: string,
  seat: number,
  language: string,
  others: { email: string; webhook: string; times?: NoticeTimes },
): Promise<boolean> {
  if (!('PushManager' in globalThis) || (await Notification.requestPermission()) !== 'granted') return false;
  await keepBy(TABLE);
  const { pushManager } = await navigator.serviceWorker.ready;
  const { key } = await api.pushKey();
  await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await api.notice(table, seat, { ...others, push: await subscription(), language });
  return true;
}

/** How this browser is told, if it may be. */
export async function subscription(): Promise<Subscription | null> {
  const made = await (await navigator.serviceWorker?.getRegistration(edition.root))?.pushManager?.getSubscription();
  if (!made) return null;
  const { endpoint = '', keys } = made.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Take the new edition: only when asked. That may take a while, so the page is loaded anew where no game is on. */
export function renew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => (offline.taken = true), { once: true });
  offline.waiting?.postMessage('take over');
}
