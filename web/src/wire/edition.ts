/**
 * Which edition of the page this is, as its own HTML says: one that talks to the server it came from, or one that plays
 * on this device. Both are the same files.
 */
const said = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="spieltisch"]')?.dataset;

export const edition = {
  /** Tables live in this browser. */
  isDevice: said?.['edition'] === 'device',
  /** Where the files of the page lie, seen from the page. */
  root: said?.['root'] ?? '/',
  /** The folder with Python in it. */
  python: said?.['python'] ?? '',
};

/** The address of a page, as a link names it: a static host knows one page only, the rest stands behind the `#`. */
export function to(address: string): string {
  return edition.isDevice ? `#${address}` : address;
}
