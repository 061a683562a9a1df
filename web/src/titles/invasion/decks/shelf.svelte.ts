/** All decks of this device. Every change is kept at once; other windows follow. */
import { freeName, freshId, type Deck } from './deck';
import { KEY, LAST, load, readDecks, save, write } from './store';

/** Nothing is lost while the page is open; the reader is told once what went wrong. */
type Trouble = 'broken' | 'full' | null;

class Shelf {
  decks = $state.raw<Deck[]>([]);
  trouble = $state<Trouble>(null);
  private readonly mayWrite: boolean;

  constructor() {
    const { decks, broken, mayWrite } = load(localStorage);
    this.decks = decks;
    this.mayWrite = mayWrite;
    if (broken) this.trouble = 'broken';
    addEventListener('storage', (event) => {
      if (event.key === KEY && event.newValue !== null) this.decks = readDecks(event.newValue).decks;
    });
  }

  /** The deck that was brought to a table last. */
  get last(): string {
    return localStorage.getItem(LAST) ?? '';
  }
  set last(id: string) {
    write(localStorage, LAST, id);
  }

  find(id: string): Deck | null {
    return this.decks.find((deck) => deck.id === id) ?? null;
  }

  /** A new deck of that content, under a name of its own. */
  lay(content: Omit<Deck, 'id'>): Deck {
    const deck = { ...content, id: freshId(this.decks), name: freeName(content.name, this.decks) };
    this.keep([...this.decks, deck]);
    return deck;
  }

  put(changed: Deck): void {
    this.keep(this.decks.map((deck) => (deck.id === changed.id ? changed : deck)));
  }

  remove(id: string): void {
    this.keep(this.decks.filter((deck) => deck.id !== id));
  }

  private keep(decks: Deck[]): void {
    this.decks = decks;
    const kept = this.mayWrite && save(localStorage, decks);
    if (!kept) this.trouble = 'full';
    else if (this.trouble === 'full') this.trouble = null;
  }
}

export const shelf = new Shelf();
