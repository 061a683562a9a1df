/** Drawings of the symbols on this board (game-icons.net, CC BY 3.0; written by scripts/icons.mjs). Fetched as art; without them the table still works. */
import url from './icons.json?url';

async function load(): Promise<Record<string, string>> {
  try {
    const response = await fetch(url);
    return response.ok ? ((await response.json()) as Record<string, string>) : {};
  } catch {
    return {};
  }
}

const icons = await load();
export default icons;
