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

function follow(registration: ServiceWorkerRegistration): void {
  const look = (): void => {
    offline.ready = registration.active !== null;
    offline.waiting = registration.active && registration.waiting;
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
  const known = await navigator.serviceWorker.getRegistration(edition.root);
  if (!known && !edition.isDevice) return;
  follow(await navigator.serviceWorker.register(`${edition.root}sw.js`, { scope: edition.root }));
}

/** Let this browser be told of one's turn at a table, also when it is closed; false if it may not. */
export async function subscribe(
  table: string,
  seat: number,
  language: string,
  others: { email: string; webhook: string; times?: NoticeTimes },
): Promise<boolean> {
  if (!('PushManager' in globalThis) || (await Notification.requestPermission()) !== 'granted') return false;
  follow(await navigator.serviceWorker.register(`${edition.root}sw.js`, { scope: edition.root }));
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
