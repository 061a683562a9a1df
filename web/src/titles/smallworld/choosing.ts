/** The races in the box; they are taken at the table. */
import type { PartShow } from '../setup';
import { CLOTH } from './art/emblems';
import Portrait from './parts/Portrait.svelte';

export default {
  Portrait,
  tint: () => ({ light: CLOTH.alliance.light, base: '#14699c', dark: '#082a48' }),
  name: (race) => `smallworld-race-${race}`,
  says: (race) => `smallworld-ui-short-${race}`,
  small: true,
  title: { question: 'smallworld-choose', help: 'smallworld-choose.help' },
} satisfies PartShow;
