/** The pictures of the tables: drawn by us as SVG, kept as bitmaps because their filters are slow. */
const pictures = import.meta.glob<string>('../../titles/*/art/front.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});

export const ART: Record<string, string> = Object.fromEntries(
  Object.entries(pictures).map(([path, url]) => [path.split('/').at(-3)!, url]),
);
