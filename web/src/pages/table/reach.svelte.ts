/** Where others reach this table: the address in the home network, for whoever sits at the server's own computer. */
import { api } from '../../wire/api';
import type { Reach } from '../../wire/wire';

export const isHere = /^(localhost|127\.|\[::1\])/.test(globalThis.location?.hostname ?? '');

/** A computer may be in several networks; the likeliest comes first. `home` is null where nobody else can come. */
export const reach = $state({ hosts: [] as string[], stopped: false, gone: 0, home: null as string | null });

function learn(found: Reach): void {
  Object.assign(reach, found);
  if (!reach.home || !found.hosts.includes(reach.home)) reach.home = found.hosts[0] ?? null;
}
export async function findReach(): Promise<void> {
  if (isHere) learn(await api.reach().catch(() => reach));
}
export async function listen(listens: boolean): Promise<void> {
  learn(await api.listen(listens).catch(() => reach));
}

/** A link of the server (`/t/…#…`) as others can open it. */
export function address(link: string, table: string): string {
  if (link.startsWith('http')) return link;
  const { protocol, port, origin } = location;
  const root = isHere && reach.home ? `${protocol}//${reach.home}${port ? `:${port}` : ''}` : origin;
  return root + (link.startsWith('/') ? link : `/t/${table}#${link}`);
}
