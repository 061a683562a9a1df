/** Drawings of the symbols on this board (game-icons.net, CC BY 3.0; written by scripts/icons.mjs). */
import { art } from './art';
import url from './icons.json?url';

const icons: Record<string, string> =
  import.meta.env.MODE === 'test' ? (await import('./icons.json')).default : await art<Record<string, string>>(url);
export default icons;
