/** Games that the reader marked, and those left out of the list: kept on this device. */
const KEY = 'spieltisch.games';

function stored(name: 'starred' | 'hidden'): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const list = kept[name];
    return Array.isArray(list) ? list.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

let starred = $state.raw(new Set(stored('starred')));
let hidden = $state.raw(new Set(stored('hidden')));

function keep(): void {
  localStorage.setItem(KEY, JSON.stringify({ starred: [...starred], hidden: [...hidden] }));
}

export const stars = {
  get all(): ReadonlySet<string> {
    return starred;
  },
  get hidden(): ReadonlySet<string> {
    return hidden;
  },
  turn(key: string, on = !starred.has(key)): void {
    starred = new Set(on ? [...starred, key] : [...starred].filter((one) => one !== key));
    keep();
  },
  hide(key: string): void {
    hidden = new Set([...hidden, key]);
    keep();
  },
  showAll(): void {
    hidden = new Set();
    keep();
  },
  clear(): void {
    starred = new Set();
    keep();
  },
};
