/** Which symbol stands for what. */
import type { Instruction, TokenSlug } from '../view';

export const CARD_ICON: Record<string, string> = {
  blood_frenzy: 'crossed-axes', battle_cry: 'mighty-horn', field_of_carnage: 'skull-crossed-bones', ritual_slaying: 'sacrificial-dagger',
  skull_throne: 'stone-throne', reborn_in_blood: 'bleeding-heart', blood_gods_call: 'daemon-skull',
  plague_aura: 'virus', plague_touch: 'plague-doctor-profile', all_things_decay: 'maggot', influenza: 'vomiting', rain_of_pus: 'slime',
  great_foul_consumption: 'carrion', final_rotting: 'raise-zombie', stench_of_death: 'fly',
  changer_of_ways: 'magic-swirl', drain_power: 'lightning-arc', warp_shield: 'magic-shield', teleport: 'magic-portal',
  temporal_stasis: 'sands-of-time', meddling_of_skaven: 'spy', persistence_of_change: 'infinity', dazzle: 'sun-radiations',
  perverse_infiltration: 'imp-laugh', abyssal_pact: 'tied-scroll', insidious_lies: 'duality-mask', dark_influence: 'charm',
  soporific_musk: 'delicate-perfume', field_of_ecstasy: 'flower-twirl', degenerate_royalty: 'crowned-heart',
};

export const OLD_WORLD_ICON: Record<string, string> = {
  plunged_into_chaos: 'burning-eye', peasant_uprising: 'uprising', up_from_skavenblight: 'triple-claws', meteor_showers: 'burning-meteor',
  warpstone_discovery: 'crystal-growth', bretonnian_knights: 'mounted-knight', dwarf_trollslayers: 'dwarf-face', horned_ones_due: 'rat',
  crusade_is_come: 'knight-banner', witch_hunters: 'pilgrim-hat', road_wardens: 'wooden-sign', divine_inspiration: 'prayer',
  franzs_decree: 'scroll-quill', electors_arise: 'imperial-crown', mass_exodus: 'caravan', skavengers: 'mine-wagon',
  greenskins_invade: 'orc-head', norse_reavers: 'viking-head', dark_elf_corsairs: 'elf-helmet', teclis_aids_the_empire: 'wizard-staff',
  electors_sue_for_peace: 'peace-dove', grail_is_found: 'holy-grail',
};

export const TOKEN_ICON: Record<TokenSlug, string> = {
  noble: 'crown', hero: 'visored-helm', peasant: 'pitchfork', warpstone: 'crystal-growth', skaven: 'rat', event: 'evil-comet',
};

export const INSTRUCTION_ICON: Partial<Record<Instruction, string>> = {
  upgrade: 'upgrade', draw: 'card-pickup', place_warpstone: 'crystal-growth', place_noble: 'crown', remove_old_world: 'evil-book', victory: 'crowned-skull',
};
