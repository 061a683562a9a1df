import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Deck } from '../../../../src/titles/invasion/decks/deck';
import { ASIDE, KEY, load, save, type Store } from '../../../../src/titles/invasion/decks/store';

const waaagh: Deck = { id: 'w', name: 'Waaagh!', race: 'orc', cards: { boar_boyz: 3 } };

class Drawer implements Store {
  full = false;
  constructor(readonly kept: Record<string, string> = {}) {}
  getItem(key: string): string | null {
    return this.kept[key] ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.full) throw new DOMException('full', 'QuotaExceededError');
    this.kept[key] = text;
  }
}

describe('the store of a device', () => {
  it('is empty at first and gives back what was kept', () => {
    const drawer = new Drawer();
    expect(load(drawer)).toEqual({ decks: [], broken: false, mayWrite: true });
    expect(save(drawer, [waaagh])).toBe(true);
    expect(load(drawer).decks).toEqual([waaagh]);
  });
  it.each(['{', 'null', '[]', '{"decks":5}', '"x"'])('puts aside what it can not read: %s', (text) => {
    const drawer = new Drawer({ [KEY]: text });
    expect(load(drawer)).toEqual({ decks: [], broken: true, mayWrite: true });
    expect(drawer.kept[ASIDE]).toBe(text);
  });
  it('keeps the good decks beside a bad one', () => {
    const bad = [
      { ...waaagh, race: 'skaven' },
      { ...waaagh, cards: { boar_boyz: -1 } },
      { ...waaagh, cards: null },
      { ...waaagh, name: 7 },
      null,
    ];
    const drawer = new Drawer({ [KEY]: JSON.stringify({ decks: [waaagh, ...bad] }) });
    expect(load(drawer)).toMatchObject({ decks: [waaagh], broken: true });
  });
  it('says when it is full, and what was there stays', () => {
    const drawer = new Drawer();
    save(drawer, [waaagh]);
    drawer.full = true;
    expect(save(drawer, [waaagh, waaagh])).toBe(false);
    expect(load(drawer).decks).toEqual([waaagh]);
  });
  it('is not written to while the unreadable can be put nowhere', () => {
    const drawer = new Drawer({ [KEY]: '{' });
    drawer.full = true;
    expect(load(drawer).mayWrite).toBe(false);
    expect(drawer.kept[KEY]).toBe('{');
  });
});

describe('the shelf', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });
  async function shelfOver(drawer: Drawer) {
    const heard: Record<string, (event: unknown) => void> = {};
    vi.stubGlobal('localStorage', drawer);
    vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => (heard[name] = listener));
    const { shelf } = await import('../../../../src/titles/invasion/decks/shelf.svelte');
    return { shelf, heard };
  }
  it('keeps every change at once', async () => {
    const drawer = new Drawer();
    const { shelf } = await shelfOver(drawer);
    const first = shelf.lay(waaagh);
    const second = shelf.lay(waaagh);
    expect([first.name, second.name]).toEqual(['Waaagh!', 'Waaagh! 2']);
    shelf.put({ ...first, name: 'More' });
    shelf.remove(second.id);
    expect(load(drawer).decks.map(({ name }) => name)).toEqual(['More']);
  });
  it('loses nothing when the store is full, and says so until it is kept again', async () => {
    const drawer = new Drawer();
    const { shelf } = await shelfOver(drawer);
    drawer.full = true;
    const deck = shelf.lay(waaagh);
    expect([shelf.trouble, shelf.find(deck.id)?.name]).toEqual(['full', 'Waaagh!']);
    drawer.full = false;
    shelf.put({ ...deck, name: 'Kept' });
    expect([shelf.trouble, load(drawer).decks[0]?.name]).toEqual([null, 'Kept']);
  });
  it('says when something could not be read', async () => {
    const { shelf } = await shelfOver(new Drawer({ [KEY]: 'nonsense' }));
    expect(shelf.trouble).toBe('broken');
  });
  it('follows other windows', async () => {
    const { shelf, heard } = await shelfOver(new Drawer());
    heard['storage']!({ key: KEY, newValue: JSON.stringify({ decks: [waaagh] }) });
    heard['storage']!({ key: 'other', newValue: '{}' });
    expect(shelf.decks).toEqual([waaagh]);
  });
});
