/** The starter decks, before one is chosen. */
import type { PartShow } from '../setup';
import { liveryOf } from './art/races';
import PartFacts from './parts/PartFacts.svelte';
import Portrait from './parts/Portrait.svelte';

export default {
  Portrait,
  Facts: PartFacts,
  tint: (race) => liveryOf(race),
  name: (race) => `invasion-race-${race}`,
  says: (race) => `invasion-choose-${race}`,
  more: (race) => ({ epithet: `invasion-choose-${race}.epithet`, first: `invasion-choose-${race}.first` }),
  title: { question: 'invasion-choose', help: 'invasion-choose.help', begin: 'invasion-choose.begin' },
} satisfies PartShow;
