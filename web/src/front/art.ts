/** The pictures of the three tables: drawn by us as SVG, kept as bitmaps because their filters are slow. */
import chaos from './chaos.webp';
import invasion from './invasion.webp';
import smallworld from './smallworld.webp';

export const ART: Record<string, string> = { chaos, smallworld, invasion };
