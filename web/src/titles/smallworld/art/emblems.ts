/** Which drawing stands for what. */
import icons from './icons';
import type { Faction } from '../view';

const RACES: Record<string, string> = {
  blood_elves: 'elf-helmet',
  draenei: 'crystal-growth',
  dwarves: 'dwarf-face',
  ethereals: 'ghost',
  forsaken: 'death-skull',
  gnomes: 'bad-gnome',
  goblins: 'goblin-head',
  humans: 'visored-helm',
  kobolds: 'rat',
  naga: 'sea-serpent',
  night_elves: 'moon',
  orcs: 'orc-head',
  pandaren: 'panda',
  tauren: 'minotaur',
  trolls: 'troll',
  worgen: 'wolf-head',
  murlocs: 'fish-monster',
};
const POWERS: Record<string, string> = {
  archaeologist: 'stone-tablet',
  farmer: 'wheat',
  fortified: 'white-tower',
  fishing: 'fishing',
  mining: 'war-pick',
  defensive: 'watchtower',
  intimidating: 'terror',
  explorer: 'ship-wheel',
  mountaineer: 'mountain-climbing',
  heroic: 'spartan-helmet',
  battle_master: 'swords-emblem',
  herbalist: 'herbs-bundle',
  swamp_walker: 'reed',
  portal_mage: 'magic-portal',
  blacksmith: 'anvil',
  seafaring: 'sailboat',
  bog_dweller: 'swamp',
  beast_master: 'bear-head',
  ranger: 'high-shot',
  enraged: 'enrage',
};
const TILES: Record<string, string> = {
  aegis_of_aggramar: 'vibrating-shield',
  ashes_of_alar: 'feathered-wing',
  frostmourne: 'rune-sword',
  heart_of_azeroth: 'gem-pendant',
  doomhammer: 'thor-hammer',
  well_of_eternity: 'well',
  dark_portal: 'portal',
  spirit_healer: 'angel-wings',
  lights_hope_chapel: 'church',
  karazhan: 'evil-tower',
  battleground: 'crossed-swords',
  meeting_stone: 'menhir',
  place_lore: 'evil-tower',
};
/** Verbs that need no place, and the signs at places that need a verb. */
const VERBS: Record<string, string> = {
  expand: 'rally-the-troops',
  decline: 'broken-skull',
  ready: 'check-mark',
  stop: 'flying-flag',
  roll: 'perspective-dice-six-faces-three',
  hold: 'cancel',
  spread: 'scales',
  done: 'flying-flag',
  pay: 'two-coins',
  refuse: 'cancel',
  buy: 'raise-zombie',
  use: 'rune-sword',
  form: 'wolf-head',
  side: 'flying-flag',
  move: 'terror',
  choose: 'tusks-flag',
  conquer: 'crossed-swords',
  attempt: 'perspective-dice-six-faces-three',
  strike: 'airplane',
  champion: 'crown',
  intimidate: 'terror',
  send: 'walking-boot',
  portal: 'magic-portal',
  swap: 'magic-portal',
  abandon: 'exit-door',
  lift: 'hand',
  gather: 'hand',
  place: 'position-marker',
  place_beast: 'bear-head',
  place_champion: 'crown',
  exchange: 'bear-head',
  lift_beast: 'hand',
  fortify: 'white-tower',
  watch: 'watchtower',
  lay: 'position-marker',
  bomb: 'bolt-bomb',
  target: 'bullseye',
  steal: 'hand',
};
const PIECES: Record<string, string> = {
  token: 'position-marker',
  beast: 'bear-head',
  champion: 'crown',
  fort: 'white-tower',
  wall: 'wooden-fence',
};

const drawn = (name: string | undefined): string => (name && icons[name]) || icons['position-marker']!;
export const raceIcon = (race: string | null): string => drawn(race ? RACES[race] : undefined);
export const powerIcon = (power: string | null): string => drawn(power ? POWERS[power] : undefined);
export const tileIcon = (tile: string | null): string => drawn(tile ? TILES[tile] : undefined);
export const verbIcon = (verb: string): string => drawn(VERBS[verb]);
export const pieceIcon = (piece: string): string => drawn(PIECES[piece]);

export const CLOTH: Record<Faction, { mark: string; face: string; dark: string; light: string }> = {
  alliance: { mark: icons['lion']!, face: '#2b5796', dark: '#16335f', light: '#dce9ff' },
  horde: { mark: icons['battle-axe']!, face: '#a33426', dark: '#651a12', light: '#ffe3d2' },
  neutral: { mark: icons['yin-yang']!, face: '#5f7a3a', dark: '#3a4e20', light: '#f2f6d8' },
};

export const TERRAIN_COLOUR: Record<string, string> = {
  field: '#f8d262',
  hill: '#a4cb56',
  forest: '#3f9a52',
  swamp: '#6d9281',
  mountain: '#aaa1b4',
  lake: '#37abd5',
  sea: '#37abd5',
};

const ALLIANCE = ['draenei', 'dwarves', 'gnomes', 'humans', 'night_elves', 'worgen'];
const HORDE = ['blood_elves', 'forsaken', 'goblins', 'orcs', 'tauren', 'trolls'];
/** The printed side of a banner, for cloths that lie in decline. */
export const factionOf = (race: string): Faction =>
  ALLIANCE.includes(race) ? 'alliance' : HORDE.includes(race) ? 'horde' : 'neutral';
