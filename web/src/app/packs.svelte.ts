/** The packs of this device: each change is kept at once; other windows follow. */
import type { Pack } from '../wire/box';

interface Kept {
  id: string;
  title: string;
  pack: Pack;
}

const KEY = 'spieltisch.packs';

function isKept(value: unknown): value is Kept {
  const kept = value as Partial<Kept> | null;
  return (
    typeof kept?.id === 'string' &&
    typeof kept.title === 'string' &&
    typeof kept.pack === 'object' &&
    kept.pack !== null
  );
}

function read(text: string | null): Kept[] {
  try {
    const { packs } = JSON.parse(text ?? '{"packs":[]}') as { packs?: unknown };
    return Array.isArray(packs) ? packs.filter(isKept) : [];
  } catch {
    return [];
  }
}

class Packs {
  all = $state.raw<Kept[]>([]);
  /** Nothing more fits on this device: what is open must be saved as a file. */
  full = $state(false);

  constructor() {
    try {
      this.all = read(localStorage.getItem(KEY));
    } catch {
      return; // inside a page of others a browser may keep nothing for us
    }
    addEventListener('storage', (event) => {
      if (event.key === KEY) this.all = read(event.newValue);
    });
  }

  of(title: string): Kept[] {
    return this.all.filter((kept) => kept.title === title);
  }

  find(id: string): Kept | null {
    return this.all.find((kept) => kept.id === id) ?? null;
  }

  put(kept: Kept): void {
    const others = this.all.filter(({ id }) => id !== kept.id);
    this.keep([...others, kept]);
  }

  remove(id: string): void {
    this.keep(this.all.filter((kept) => kept.id !== id));
  }

  private keep(packs: Kept[]): void {
    this.all = packs;
    try {
      localStorage.setItem(KEY, JSON.stringify({ version: 1, packs }));
      this.full = false;
    } catch {
      this.full = true;
    }
  }
}

export const packs = new Packs();
export const freshId = (): string => Math.random().toString(36).slice(2, 10);
