/** The four gods, before one is chosen. */
import type { PartShow } from '../setup';
import { LIVERY } from './art/palette';
import Defs from './parts/Defs.svelte';
import PartFacts from './parts/PartFacts.svelte';
import Portrait from './parts/Portrait.svelte';
import type { GodSlug } from './view';

export default {
  Portrait,
  Facts: PartFacts,
  Defs,
  tint: (god) => LIVERY[god as GodSlug],
  name: (god) => `chaos-god-${god}`,
  says: (god) => `chaos-choose-${god}`,
  more: (god) => ({ epithet: `chaos-choose-${god}.epithet`, first: `chaos-choose-${god}.first` }),
  title: { question: 'chaos-choose', help: 'chaos-choose.help', begin: 'chaos-choose.begin' },
} satisfies PartShow;
