// The picture of every card, as data: a mood (sky, light, ridges, sparks) and symbols of game-icons in a 200x200 scene.
//   back: [name, x, y, size, colour, opacity, turn, flip]   front: [name, x, y, size, metal, turn, flip]   over: as back, drawn last

// sky from top to horizon; light [x, y, radius, colour, strength]; ridges [y, height, steps, colour, jagged], the last one in front; sparks [count, colour, from, to]
export const MOODS = {
  forge: {
    sky: ['#1c0f0a', '#5a2410', '#e06a1c'],
    light: [100, 150, 95, '#ffb347', 0.9],
    ridges: [[176, 10, 9, '#180c06', 1]],
    sparks: [34, '#ffd27a', 30, 150],
  },
  hold: {
    sky: ['#2b3950', '#6f7d92', '#d9b78a'],
    light: [150, 60, 80, '#ffe2b0', 0.7],
    ridges: [
      [150, 60, 7, '#3b4658', 1],
      [182, 12, 6, '#1c222c', 1],
    ],
    sparks: [8, '#ffffff', 40, 120],
  },
  snow: {
    sky: ['#16324d', '#4a7fa3', '#cfe4ee'],
    light: [100, 60, 90, '#f5fbff', 0.75],
    ridges: [
      [128, 78, 6, '#7fa1b8', 1],
      [150, 60, 7, '#36586f', 1],
      [188, 10, 6, '#0f1d29', 1],
    ],
    sparks: [16, '#ffffff', 20, 160],
  },
  slayer: {
    sky: ['#3a0d10', '#a5321a', '#ffb04a'],
    light: [100, 96, 86, '#ffd06a', 0.85],
    ridges: [
      [170, 40, 7, '#3a0f0c', 1],
      [188, 12, 6, '#170605', 1],
    ],
    sparks: [16, '#ffdc8a', 30, 170],
  },
  warp: {
    sky: ['#071008', '#143d18', '#63c02f'],
    light: [100, 128, 88, '#c8ff6a', 0.85],
    ridges: [[178, 20, 8, '#071207', 1]],
    sparks: [22, '#d9ff8a', 40, 160],
  },
  glory: {
    sky: ['#2c0c18', '#8e2330', '#ffa35a'],
    light: [100, 84, 92, '#ffe1a1', 0.9],
    ridges: [
      [168, 24, 8, '#3b1118', 1],
      [186, 8, 6, '#170609', 1],
    ],
    sparks: [16, '#ffe2a0', 20, 170],
  },
  rune: {
    sky: ['#101a38', '#243f78', '#5fa8d8'],
    light: [104, 74, 84, '#a5e6ff', 0.85],
    ridges: [[182, 14, 7, '#0a1122', 1]],
    sparks: [20, '#c9f3ff', 20, 150],
  },
  gate: {
    sky: ['#1a2431', '#4b6479', '#c7a575'],
    light: [130, 66, 84, '#ffe9c2', 0.7],
    ridges: [
      [146, 70, 5, '#2c3f50', 1],
      [186, 12, 6, '#111920', 1],
    ],
  },
  powder: {
    sky: ['#231a1e', '#6a4334', '#e7a05a'],
    light: [150, 84, 74, '#fff0bd', 0.95],
    ridges: [[170, 22, 6, '#22130d', 0]],
    sparks: [18, '#ffe7a6', 40, 140],
  },
  valaya: {
    sky: ['#0c1d33', '#1f5f86', '#9fe0e8'],
    light: [100, 92, 96, '#e6fff6', 0.85],
    ridges: [[186, 14, 8, '#08141f', 1]],
    sparks: [18, '#e9ffff', 20, 170],
  },
  library: {
    sky: ['#1d1210', '#5a3420', '#c98a45'],
    light: [140, 60, 76, '#ffe2a0', 0.9],
    ridges: [[170, 8, 4, '#24140b', 0]],
    sparks: [10, '#ffe5ad', 20, 110],
  },
  siege: {
    sky: ['#1d2236', '#6b3f3a', '#f08a3a'],
    light: [140, 54, 80, '#ffdc8a', 0.9],
    ridges: [
      [140, 60, 6, '#2b2430', 1],
      [184, 12, 6, '#120d10', 1],
    ],
    sparks: [18, '#ffd38a', 20, 120],
  },
  throne: {
    sky: ['#2a1708', '#8a5317', '#ffd27a'],
    light: [100, 74, 90, '#fff2bf', 0.95],
    ridges: [
      [150, 66, 7, '#4b2b0e', 1],
      [188, 10, 6, '#1b0f05', 1],
    ],
    sparks: [12, '#fff0b8', 20, 150],
  },
  dismay: {
    sky: ['#16080f', '#5b1528', '#c2413a'],
    light: [100, 84, 84, '#ff9a7a', 0.85],
    ridges: [[176, 40, 9, '#1b070c', 1]],
    sparks: [14, '#ffb08a', 20, 170],
  },
  banner: {
    sky: ['#20304e', '#7d5a6b', '#f3c48a'],
    light: [70, 70, 86, '#fff1cf', 0.85],
    ridges: [
      [146, 40, 6, '#4a3346', 0],
      [182, 12, 6, '#1e1420', 0],
    ],
    sparks: [8, '#fff2d0', 30, 130],
  },
  imperial: {
    sky: ['#3a1016', '#9b2b2d', '#f6b96a'],
    light: [110, 70, 90, '#fff0c2', 0.85],
    ridges: [
      [156, 36, 7, '#4a1418', 1],
      [186, 10, 6, '#1d0709', 1],
    ],
    sparks: [12, '#ffe6b0', 30, 150],
  },
  temple: {
    sky: ['#2d3b57', '#8ea3b8', '#fbe6bd'],
    light: [100, 80, 96, '#fffbe6', 0.9],
    ridges: [
      [164, 26, 6, '#5a5a62', 0],
      [186, 10, 6, '#23242c', 0],
    ],
    sparks: [14, '#ffffff', 20, 150],
  },
  bright: {
    sky: ['#2a0a08', '#a32e12', '#ffc04a'],
    light: [104, 90, 92, '#fff0a0', 0.9],
    ridges: [[184, 16, 8, '#260806', 1]],
    sparks: [28, '#ffe08a', 20, 170],
  },
  wood: {
    sky: ['#10231a', '#3f6b3a', '#d8d58a'],
    light: [64, 58, 80, '#fbf7c0', 0.85],
    ridges: [
      [150, 40, 9, '#22401f', 1],
      [184, 12, 7, '#0e1b0d', 0],
    ],
    sparks: [10, '#f4ffc0', 30, 150],
  },
  comet: {
    sky: ['#070b22', '#1e2a66', '#7f7fc8'],
    light: [128, 60, 80, '#dfe8ff', 0.85],
    ridges: [
      [172, 30, 7, '#12163a', 1],
      [190, 8, 6, '#060818', 0],
    ],
    sparks: [30, '#ffffff', 10, 140],
  },
  elf: {
    sky: ['#e9f6ee', '#8fd0c4', '#2d7d80'],
    light: [100, 88, 100, '#ffffff', 0.95],
    ridges: [
      [168, 50, 9, '#1f6466', 1],
      [190, 12, 6, '#0e3a3d', 0],
    ],
    sparks: [20, '#ffffff', 20, 170],
  },
  camp: {
    sky: ['#20140c', '#6d3a16', '#f19a3c'],
    light: [100, 144, 84, '#ffc65a', 0.9],
    ridges: [
      [150, 40, 7, '#2b1a0c', 1],
      [186, 10, 6, '#140b05', 1],
    ],
    sparks: [18, '#ffcf7a', 20, 160],
  },
  night: {
    sky: ['#0b0a1c', '#2a2558', '#6a6bb5'],
    light: [140, 54, 60, '#f5f2d0', 0.9],
    ridges: [
      [168, 30, 7, '#13112c', 1],
      [190, 10, 6, '#07060f', 0],
    ],
    sparks: [10, '#eae6ff', 10, 110],
  },
  plain: {
    sky: ['#2c180c', '#8b4a1c', '#f2b45a'],
    light: [56, 80, 86, '#ffe2a0', 0.85],
    ridges: [
      [140, 46, 6, '#5a3114', 1],
      [176, 12, 8, '#1e1007', 0],
    ],
    sparks: [10, '#ffdf9a', 120, 185],
  },
  iron: {
    sky: ['#120e0c', '#4a2a1c', '#b8562a'],
    light: [100, 60, 84, '#ff9a5a', 0.8],
    ridges: [
      [150, 46, 9, '#1b0f0a', 1],
      [190, 8, 6, '#080403', 1],
    ],
  },
  gore: {
    sky: ['#1c0f0c', '#6b2a1a', '#d6713a'],
    light: [110, 80, 80, '#ffc58a', 0.7],
    ridges: [[176, 26, 7, '#1a0b07', 1]],
    sparks: [8, '#ff9a6a', 60, 170],
  },
  marsh: {
    sky: ['#14200c', '#4a6a1c', '#d7cf5a'],
    light: [60, 60, 76, '#fbf7a5', 0.8],
    ridges: [
      [150, 34, 6, '#2c4412', 0],
      [184, 10, 6, '#121d08', 0],
    ],
    sparks: [10, '#f2ffb0', 40, 150],
  },
  waaagh: {
    sky: ['#220a08', '#8e2a12', '#ffb74a'],
    light: [100, 90, 96, '#ffe79a', 0.85],
    ridges: [[184, 14, 9, '#1a0805', 1]],
    sparks: [20, '#ffdc8a', 30, 170],
  },
  rose: {
    sky: ['#1a0d12', '#5c2036', '#d8645a'],
    light: [100, 70, 84, '#ffc0a0', 0.75],
    ridges: [
      [152, 60, 7, '#2c0f1a', 1],
      [190, 8, 6, '#10060a', 1],
    ],
    sparks: [8, '#ffc9b0', 30, 140],
  },
  chaos: {
    sky: ['#16061a', '#6a1650', '#e0588a'],
    light: [100, 84, 90, '#ffb0d0', 0.85],
    ridges: [
      [160, 56, 9, '#2b0a26', 1],
      [188, 12, 7, '#10040e', 1],
    ],
    sparks: [18, '#ffc0e0', 20, 160],
  },
  khorne: {
    sky: ['#1a0404', '#7a0e0c', '#ff6a2a'],
    light: [100, 96, 92, '#ffb05a', 0.9],
    ridges: [
      [158, 54, 8, '#330807', 1],
      [188, 12, 7, '#120303', 1],
    ],
    sparks: [26, '#ff9a4a', 20, 170],
  },
  plague: {
    sky: ['#101608', '#48581c', '#b9b04a'],
    light: [100, 96, 90, '#e6f07a', 0.75],
    ridges: [
      [162, 34, 8, '#28300f', 0],
      [188, 10, 6, '#0d1205', 0],
    ],
    sparks: [16, '#dfe87a', 20, 160],
  },
  change: {
    sky: ['#0a0b2e', '#2b3fa0', '#d05ad8'],
    light: [100, 84, 92, '#a8f0ff', 0.85],
    ridges: [
      [172, 40, 8, '#151446', 1],
      [190, 8, 6, '#070620', 1],
    ],
    sparks: [26, '#ffd0ff', 20, 170],
  },
  excess: {
    sky: ['#1f0830', '#7a2a8e', '#ff9ac8'],
    light: [100, 86, 90, '#ffe0f4', 0.8],
    ridges: [
      [172, 28, 6, '#2e0c40', 0],
      [190, 8, 6, '#130419', 0],
    ],
    sparks: [18, '#ffd6f4', 20, 160],
  },
  druchii: {
    sky: ['#0d0b22', '#3b2f78', '#8c7bd8'],
    light: [120, 70, 84, '#d8ccff', 0.8],
    ridges: [
      [150, 64, 9, '#1a1544', 1],
      [188, 10, 7, '#08061a', 1],
    ],
    sparks: [12, '#d8ccff', 20, 150],
  },
  ruin: {
    sky: ['#1f2024', '#5c574e', '#cbb58a'],
    light: [100, 70, 88, '#fff2cf', 0.7],
    ridges: [
      [152, 36, 7, '#3b372f', 1],
      [186, 10, 6, '#16140f', 0],
    ],
    sparks: [6, '#fff', 40, 140],
  },
  sunset: {
    sky: ['#413254', '#b0605a', '#ffc477'],
    light: [60, 100, 80, '#ffe3a0', 0.8],
    ridges: [
      [140, 26, 6, '#5b3a45', 0],
      [178, 12, 6, '#20130f', 0],
    ],
    sparks: [10, '#ffe7a8', 60, 150],
  },
  grave: {
    sky: ['#0e1a20', '#3a5560', '#9fb8a8'],
    light: [140, 56, 70, '#e8fff0', 0.75],
    ridges: [
      [160, 26, 7, '#22343a', 0],
      [188, 10, 6, '#0b1214', 0],
    ],
    sparks: [10, '#d8fff0', 60, 160],
  },
  road: {
    sky: ['#27406a', '#8fa0b0', '#ffe0a0'],
    light: [104, 100, 90, '#fff6d0', 0.9],
    ridges: [
      [138, 56, 6, '#55637a', 1],
      [184, 12, 6, '#1b2230', 0],
    ],
    sparks: [6, '#fff', 30, 130],
  },
};

export const PICTURES = {
  // dwarfs
  defender_of_the_hold: [
    'gate',
    [['defensive-wall', 100, 110, 216, '#1c2a38', 0.7]],
    [
      ['viking-shield', 100, 108, 112, 'gold'],
      ['dwarf-face', 100, 64, 62, 'beard'],
    ],
  ],
  zhufbar_engineers: [
    'forge',
    [
      ['big-gear', 44, 70, 120, '#1d0d06', 0.8],
      ['big-gear', 162, 96, 90, '#1d0d06', 0.7],
    ],
    [
      ['dwarf-face', 92, 96, 112, 'beard'],
      ['mighty-spanner', 142, 128, 88, 'steel', 20],
    ],
  ],
  hammerer_of_karak_azul: [
    'gate',
    [['dungeon-gate', 100, 104, 214, '#0f1821', 0.62]],
    [
      ['warhammer', 120, 84, 138, 'steel'],
      ['dwarf-helmet', 76, 120, 92, 'gold'],
    ],
  ],
  troll_slayers: [
    'slayer',
    [['crossed-axes', 100, 82, 190, '#2a0908', 0.8]],
    [['viking-head', 100, 104, 132, 'beard']],
    [['triple-scratches', 150, 60, 60, '#ffe0a0', 0.4]],
  ],
  runesmith: [
    'rune',
    [
      ['rune-stone', 150, 62, 74, '#bff0ff', 0.8, 12],
      ['rune-stone', 44, 70, 52, '#8fd0f5', 0.55, -14],
      ['big-gear', 100, 96, 190, '#0a1530', 0.5],
    ],
    [['blacksmith', 98, 108, 128, 'gold']],
  ],
  durgnar_the_bold: [
    'slayer',
    [
      ['castle-ruins', 160, 120, 100, '#2a0908', 0.9],
      ['burning-embers', 44, 150, 110, '#ff9a3a', 0.35],
    ],
    [
      ['viking-head', 88, 104, 118, 'gold'],
      ['sharp-axe', 146, 112, 84, 'steel', 14],
    ],
  ],
  king_kazador: [
    'throne',
    [
      ['stone-throne', 100, 106, 214, '#241203', 0.62],
      ['vertical-banner', 32, 80, 90, '#123a5a', 0.9],
      ['vertical-banner', 168, 80, 90, '#123a5a', 0.9],
    ],
    [
      ['dwarf-face', 100, 116, 108, 'beard'],
      ['crown', 100, 62, 72, 'gold'],
    ],
  ],
  dwarf_cannon_crew: [
    'powder',
    [
      ['spiky-explosion', 164, 70, 90, '#ffe49a', 0.75],
      ['cannon', 40, 70, 70, '#1e110b', 0.85],
    ],
    [
      ['cannon', 104, 112, 122, 'brass'],
      ['dwarf-face', 52, 122, 64, 'beard'],
    ],
  ],
  dwarf_masons: [
    'hold',
    [
      ['stone-tower', 42, 110, 120, '#232b38', 0.9],
      ['guarded-tower', 165, 116, 96, '#2b3443', 0.8],
    ],
    [
      ['brick-pile', 92, 128, 104, 'stone'],
      ['trowel', 120, 76, 92, 'brass', 8],
    ],
  ],
  dwarf_ranger: [
    'snow',
    [
      ['pine-tree', 36, 104, 120, '#14283a', 0.9],
      ['pine-tree', 168, 116, 96, '#14283a', 0.85],
    ],
    [
      ['hood', 100, 96, 118, 'wood'],
      ['crossbow', 118, 132, 88, 'steel', -14],
    ],
  ],
  mountain_brigade: [
    'snow',
    [
      ['spears', 46, 104, 118, '#0f2130', 0.85],
      ['spears', 158, 104, 118, '#0f2130', 0.85, 0, 1],
    ],
    [
      ['dwarf-face', 52, 128, 80, 'iron'],
      ['dwarf-face', 150, 128, 80, 'iron', 0, 1],
      ['dwarf-face', 100, 106, 116, 'steel'],
    ],
  ],
  ironbreakers_of_ankhor: [
    'gate',
    [['underground-cave', 100, 96, 224, '#0b1016', 0.85]],
    [
      ['heavy-helm', 52, 120, 78, 'iron'],
      ['heavy-helm', 150, 120, 78, 'iron', 0, 1],
      ['heavy-helm', 100, 98, 112, 'gold'],
    ],
  ],
  rune_of_fortitude: [
    'valaya',
    [['stone-wall', 100, 110, 220, '#0b2338', 0.6]],
    [
      ['stone-tablet', 100, 104, 126, 'stone'],
      ['rune-stone', 100, 100, 74, 'gold'],
    ],
    [['sparkles', 152, 56, 46, '#fff', 0.7]],
  ],
  keystone_forge: [
    'forge',
    [
      ['stone-wall', 100, 70, 230, '#000', 0.33],
      ['chimney', 160, 60, 90, '#1a0c06', 0.75],
    ],
    [['anvil-impact', 96, 98, 132, 'steel']],
  ],
  organ_gun: ['powder', [['bright-explosion', 158, 84, 110, '#ffe49a', 0.8]], [['cannon', 92, 112, 132, 'brass']]],
  master_rune_of_dismay: [
    'dismay',
    [['stone-tablet', 100, 104, 176, '#1c0a10', 0.9]],
    [['rune-stone', 100, 100, 96, 'blood']],
    [
      ['worried-eyes', 100, 44, 74, '#ffd9c4', 0.85],
      ['lightning-arc', 100, 150, 110, '#ffb39a', 0.4],
    ],
  ],
  a_glorious_death: [
    'glory',
    [
      ['sunbeams', 100, 78, 250, '#ffcf85', 0.22],
      ['crossed-axes', 100, 118, 150, '#2a0a0f', 0.9],
    ],
    [['dwarf-helmet', 100, 96, 112, 'gold']],
  ],
  grudge_thrower: [
    'hold',
    [
      ['castle-ruins', 164, 120, 72, '#232b38', 0.9],
      ['rock', 44, 46, 34, '#232b38', 0.9],
    ],
    [
      ['catapult', 96, 110, 130, 'wood'],
      ['rock', 150, 56, 42, 'stone', 20],
    ],
  ],
  burying_the_grudge: [
    'library',
    [
      ['bookshelf', 46, 92, 130, '#160c08', 0.75],
      ['axe-in-stump', 166, 112, 70, '#1c0f08', 0.85],
    ],
    [
      ['open-book', 98, 116, 108, 'bone'],
      ['quill', 132, 76, 74, 'gold', 6],
    ],
  ],
  stubborn_refusal: [
    'gate',
    [['divert', 152, 66, 84, '#ffdf9a', 0.55]],
    [
      ['dwarf-face', 66, 92, 98, 'beard'],
      ['bordered-shield', 122, 112, 104, 'steel'],
    ],
  ],
  striking_the_grudge: [
    'slayer',
    [['spiky-explosion', 120, 84, 150, '#ffd06a', 0.35]],
    [['hammer-drop', 100, 100, 136, 'steel']],
    [['sparkles', 56, 150, 46, '#fff2c0', 0.8]],
  ],
  grudge_thrower_assault: [
    'siege',
    [
      ['catapult', 42, 146, 62, '#120d10', 0.85],
      ['ember-shot', 164, 44, 48, '#ffd98a', 0.8],
    ],
    [
      ['catapult', 84, 116, 104, 'wood'],
      ['ember-shot', 144, 66, 66, 'fire'],
    ],
  ],
  demolition: [
    'powder',
    [
      ['castle-ruins', 100, 128, 170, '#1e110b', 0.9],
      ['spiky-explosion', 100, 96, 200, '#ffd98a', 0.35],
    ],
    [
      ['dynamite', 84, 100, 92, 'squig', -10],
      ['broken-wall', 136, 136, 84, 'stone'],
    ],
  ],
  wake_the_mountain: [
    'snow',
    [['lightning-tree', 140, 60, 90, '#eaf8ff', 0.5]],
    [['rock-golem', 100, 102, 130, 'stone']],
    [['falling-rocks', 50, 60, 60, '#dfeaf2', 0.6]],
  ],
  master_rune_of_valaya: [
    'valaya',
    [
      ['sunbeams', 100, 92, 260, '#d8fbff', 0.2],
      ['shield-echoes', 62, 96, 130, '#0d2f45', 0.7],
      ['shield-echoes', 140, 96, 130, '#0d2f45', 0.7, 0, 1],
    ],
    [['rune-stone', 100, 94, 118, 'gold']],
    [
      ['sparkles', 150, 50, 50, '#fff', 0.8],
      ['sparkles', 46, 142, 42, '#fff', 0.6],
    ],
  ],
  // empire
  peasant_militia: [
    'sunset',
    [
      ['medieval-village-01', 150, 120, 90, '#3a2026', 0.85],
      ['pitchfork', 44, 84, 120, '#2a1418', 0.8, -12],
    ],
    [['farmer', 100, 104, 126, 'wood']],
  ],
  reiksguard_knights: [
    'imperial',
    [
      ['knight-banner', 40, 84, 110, '#3a0d10', 0.9],
      ['knight-banner', 164, 84, 110, '#3a0d10', 0.9, 0, 1],
    ],
    [['mounted-knight', 100, 108, 138, 'steel']],
  ],
  bright_wizard_apprentice: [
    'bright',
    [['fire-ring', 100, 96, 200, '#5a1206', 0.6]],
    [
      ['wizard-face', 92, 104, 116, 'bone'],
      ['fireball', 148, 66, 60, 'fire'],
    ],
  ],
  nuln_tinkerers: [
    'library',
    [
      ['big-gear', 150, 70, 110, '#1c0f08', 0.7],
      ['gears', 44, 80, 100, '#1c0f08', 0.6],
    ],
    [['tinker', 96, 106, 124, 'brass']],
  ],
  the_greatswords: [
    'imperial',
    [
      ['vertical-banner', 36, 82, 100, '#3a0d10', 0.9],
      ['vertical-banner', 164, 82, 100, '#3a0d10', 0.9],
    ],
    [
      ['two-handed-sword', 128, 92, 140, 'steel'],
      ['closed-barbute', 78, 116, 92, 'iron'],
    ],
  ],
  sigmars_blessed: [
    'temple',
    [
      ['sunbeams', 100, 80, 260, '#fff6cf', 0.35],
      ['church', 152, 124, 80, '#4a4a54', 0.7],
    ],
    [
      ['monk-face', 94, 106, 112, 'bone'],
      ['warhammer', 146, 120, 70, 'gold', 14],
    ],
  ],
  thyrus_gorman: [
    'bright',
    [['fire-wave', 100, 130, 200, '#5a1206', 0.7]],
    [
      ['wizard-face', 100, 88, 108, 'fire'],
      ['burning-book', 100, 148, 70, 'gold'],
    ],
    [
      ['fire-dash', 46, 62, 54, '#ffe9a0', 0.6],
      ['fire-dash', 156, 62, 54, '#ffe9a0', 0.6, 0, 1],
    ],
  ],
  huntsmen: [
    'wood',
    [
      ['pine-tree', 36, 96, 130, '#12240f', 0.9],
      ['deer', 158, 112, 76, '#1c3418', 0.9],
    ],
    [['bowman', 96, 106, 128, 'wood']],
  ],
  warrior_priests: [
    'temple',
    [
      ['church', 44, 110, 110, '#4a4a54', 0.7],
      ['comet-spark', 154, 50, 60, '#fff6cf', 0.7],
    ],
    [
      ['monk-face', 84, 108, 104, 'bone'],
      ['warhammer', 132, 92, 112, 'gold'],
    ],
  ],
  free_company: [
    'sunset',
    [['tavern-sign', 158, 84, 76, '#2a1418', 0.85]],
    [
      ['swordman', 74, 110, 100, 'wood'],
      ['musket', 128, 92, 110, 'iron', -8],
    ],
  ],
  pistoliers: [
    'plain',
    [['horse-head', 48, 100, 110, '#2a1408', 0.8]],
    [['crossed-pistols', 108, 104, 124, 'steel']],
    [['gunshot', 156, 60, 50, '#fff0c0', 0.7]],
  ],
  johannes_broheim: [
    'imperial',
    [
      ['sunbeams', 100, 80, 250, '#ffe0a0', 0.22],
      ['griffin-symbol', 150, 70, 100, '#4a1216', 0.7],
    ],
    [
      ['cavalry', 94, 108, 132, 'gold'],
      ['visored-helm', 150, 132, 58, 'steel'],
    ],
  ],
  knight_training: [
    'banner',
    [['castle', 158, 116, 80, '#2e1f2e', 0.85]],
    [
      ['target-dummy', 80, 108, 116, 'wood'],
      ['broadsword', 134, 96, 104, 'steel', 10],
    ],
  ],
  church_of_sigmar: [
    'temple',
    [
      ['sunbeams', 100, 70, 250, '#fff8df', 0.35],
      ['comet-spark', 156, 44, 54, '#fff', 0.8],
    ],
    [['church', 100, 104, 130, 'stone']],
  ],
  city_gates: [
    'banner',
    [
      ['defensive-wall', 40, 120, 110, '#33222f', 0.9],
      ['defensive-wall', 162, 120, 110, '#33222f', 0.9],
    ],
    [['medieval-gate', 100, 104, 128, 'stone']],
  ],
  shrine_to_taal: [
    'wood',
    [
      ['pine-tree', 34, 96, 120, '#12240f', 0.9],
      ['pine-tree', 168, 100, 110, '#12240f', 0.9],
    ],
    [['stag-head', 100, 94, 122, 'bone']],
    [
      ['candle-flame', 60, 160, 34, '#ffe9a0', 0.9],
      ['candle-flame', 140, 160, 34, '#ffe9a0', 0.9],
    ],
  ],
  temple_of_shallya: [
    'temple',
    [['sunbeams', 100, 80, 250, '#ffffff', 0.3]],
    [
      ['greek-temple', 100, 116, 120, 'bone'],
      ['peace-dove', 100, 54, 66, 'ice'],
    ],
  ],
  defend_the_border: [
    'road',
    [
      ['watchtower', 156, 106, 100, '#242d3c', 0.9],
      ['palisade', 44, 138, 100, '#242d3c', 0.9],
    ],
    [['griffin-shield', 98, 104, 118, 'gold']],
  ],
  will_of_the_electors: [
    'library',
    [
      ['vertical-banner', 40, 84, 100, '#3a0f12', 0.9],
      ['vertical-banner', 162, 84, 100, '#3a0f12', 0.9],
    ],
    [
      ['tied-scroll', 96, 116, 106, 'bone'],
      ['imperial-crown', 104, 60, 74, 'gold'],
    ],
  ],
  twin_tailed_comet: [
    'comet',
    [['church', 44, 140, 70, '#0b0e28', 0.95]],
    [['comet-spark', 104, 92, 140, 'gold']],
    [['sparkles', 48, 52, 44, '#fff', 0.8]],
  ],
  demoralise: ['grave', [['tattered-banner', 40, 92, 110, '#172428', 0.9]], [['despair', 104, 104, 126, 'stone']]],
  franzs_decree: [
    'imperial',
    [['stone-throne', 100, 104, 200, '#2a0a0c', 0.6]],
    [
      ['scroll-unfurled', 96, 112, 110, 'bone'],
      ['wax-seal', 136, 136, 54, 'squig'],
      ['imperial-crown', 98, 58, 66, 'gold'],
    ],
  ],
  forced_march: [
    'road',
    [
      ['rally-the-troops', 44, 120, 90, '#242d3c', 0.85],
      ['rally-the-troops', 160, 120, 90, '#242d3c', 0.8, 0, 1],
    ],
    [['boots', 100, 108, 114, 'wood']],
    [['dust-cloud', 150, 156, 60, '#f6e2b8', 0.5]],
  ],
  judgement_of_verena: [
    'temple',
    [
      ['greek-temple', 100, 120, 190, '#4a4a54', 0.6],
      ['lightning-storm', 100, 40, 110, '#fffbe0', 0.6],
    ],
    [
      ['scales', 100, 96, 120, 'gold'],
      ['broadsword', 100, 110, 130, 'steel'],
    ],
  ],
  sigmars_intervention: [
    'comet',
    [
      ['lightning-arc', 150, 90, 120, '#cfe0ff', 0.6],
      ['lightning-arc', 52, 90, 120, '#cfe0ff', 0.5, 0, 1],
    ],
    [['thor-hammer', 100, 96, 128, 'gold']],
  ],
  // high elves
  silver_helm_brigade: [
    'elf',
    [['elven-castle', 156, 120, 84, '#1c5d60', 0.6]],
    [
      ['horse-head', 74, 110, 112, 'ice'],
      ['elf-helmet', 130, 92, 96, 'steel'],
    ],
  ],
  archmage_of_saphery: [
    'elf',
    [
      ['elven-castle', 40, 124, 80, '#1c5d60', 0.6],
      ['sunbeams', 110, 70, 250, '#fffbe0', 0.3],
    ],
    [
      ['woman-elf-face', 86, 106, 110, 'bone'],
      ['crystal-wand', 142, 96, 104, 'leaf'],
    ],
  ],
  blessing_of_isha: [
    'elf',
    [['sunbeams', 100, 84, 270, '#fffbe0', 0.4]],
    [['healing', 100, 98, 118, 'leaf']],
    [
      ['sparkles', 48, 54, 50, '#fff', 0.9],
      ['sparkles', 152, 146, 44, '#fff', 0.8],
    ],
  ],
  radiant_gaze: [
    'elf',
    [['sun-radiations', 100, 90, 210, '#fffbe0', 0.45]],
    [['eye-shield', 100, 98, 120, 'gold']],
    [['sparkles', 150, 50, 44, '#fff', 0.9]],
  ],
  greater_heal: [
    'elf',
    [
      ['sunbeams', 100, 84, 270, '#fffbe0', 0.35],
      ['elven-castle', 158, 128, 78, '#1c5d60', 0.7],
      ['elven-castle', 36, 134, 62, '#1c5d60', 0.55],
    ],
    [['lotus-flower', 100, 92, 128, 'leaf']],
    [
      ['sparkles', 48, 54, 50, '#fff', 0.9],
      ['sparkles', 152, 146, 44, '#fff', 0.8],
    ],
  ],
  // orcs
  crooked_teef_goblins: [
    'marsh',
    [
      ['spears', 46, 84, 100, '#1c2c0c', 0.9],
      ['mushroom', 166, 140, 56, '#5a2230', 0.95],
    ],
    [
      ['goblin-head', 64, 124, 74, 'dskin'],
      ['goblin-head', 116, 98, 110, 'skin'],
    ],
  ],
  squig_herders: [
    'marsh',
    [
      ['mushroom', 168, 132, 60, '#5a2230', 0.95],
      ['goblin', 44, 62, 84, '#1c2c0c', 0.95],
    ],
    [['gluttony', 106, 112, 120, 'squig']],
  ],
  ironclaws_horde: [
    'waaagh',
    [
      ['spears', 40, 90, 110, '#2a0d08', 0.9],
      ['spears', 160, 90, 110, '#2a0d08', 0.9, 0, 1],
    ],
    [
      ['orc-head', 50, 124, 76, 'dskin'],
      ['orc-head', 152, 124, 76, 'dskin', 0, 1],
      ['orc-head', 100, 98, 116, 'skin'],
    ],
  ],
  followers_of_mork: [
    'night',
    [['totem-mask', 152, 84, 90, '#17143a', 0.9]],
    [
      ['goblin-head', 90, 108, 106, 'skin'],
      ['skull-staff', 142, 96, 104, 'bone'],
    ],
    [['lightning-arc', 50, 58, 70, '#c8ff8a', 0.6]],
  ],
  black_orc_squad: [
    'iron',
    [
      ['warlord-helmet', 38, 112, 76, '#0e0806', 0.95],
      ['warlord-helmet', 164, 112, 76, '#0e0806', 0.95],
    ],
    [
      ['warlord-helmet', 100, 82, 126, 'iron'],
      ['orc-head', 100, 118, 94, 'dskin'],
    ],
  ],
  boar_boyz: [
    'plain',
    [
      ['tusks-flag', 158, 60, 76, '#2a1408', 0.9],
      ['spears', 40, 74, 84, '#2a1408', 0.8],
    ],
    [
      ['boar', 96, 116, 146, 'wood', 0, 1],
      ['orc-head', 106, 60, 70, 'skin'],
    ],
  ],
  urguck: [
    'rose',
    [
      ['battle-axe', 146, 76, 112, '#1a080e', 0.95],
      ['skull-crossed-bones', 40, 56, 54, '#1a080e', 0.7],
    ],
    [['ogre', 94, 108, 130, 'skin']],
  ],
  grimgor_ironhide: [
    'iron',
    [
      ['burning-embers', 100, 160, 150, '#5a1c08', 0.8],
      ['battle-axe', 40, 84, 110, '#0e0806', 0.95, -12],
      ['battle-axe', 162, 84, 110, '#0e0806', 0.95, 12, 1],
    ],
    [
      ['orc-head', 100, 108, 124, 'dskin'],
      ['horned-helm', 100, 66, 92, 'iron'],
    ],
  ],
  night_goblins: [
    'night',
    [
      ['moon', 142, 52, 70, '#fbf4c8', 0.95, 200],
      ['mushrooms-cluster', 34, 150, 76, '#7a2f4a', 0.95],
    ],
    [
      ['hood', 100, 96, 132, 'night'],
      ['goblin-head', 100, 112, 86, 'skin'],
    ],
  ],
  doom_divers: [
    'road',
    [['catapult', 44, 142, 80, '#1b2230', 0.9]],
    [
      ['goblin', 110, 92, 96, 'skin', 24],
      ['bat-wing', 62, 76, 80, 'wood', -20],
      ['bat-wing', 150, 66, 80, 'wood', 24, 1],
    ],
  ],
  lobber_crew: [
    'marsh',
    [
      ['catapult', 146, 112, 104, '#1d2410', 0.9],
      ['rock', 60, 42, 30, '#1d2410', 0.9],
    ],
    [['goblin', 92, 108, 128, 'skin']],
  ],
  big_uns: [
    'waaagh',
    [['tusks-flag', 156, 70, 84, '#3a0e08', 0.9]],
    [['brute', 96, 104, 132, 'skin']],
    [['triple-scratches', 150, 130, 50, '#ffd0a0', 0.6]],
  ],
  rock_lobber: [
    'camp',
    [['castle-ruins', 162, 118, 76, '#2a1b0e', 0.9]],
    [
      ['trebuchet', 92, 106, 136, 'wood'],
      ['rock', 150, 52, 44, 'stone', 20],
    ],
  ],
  choppa: [
    'gore',
    [['triple-scratches', 70, 90, 150, '#2a0d08', 0.8]],
    [['battered-axe', 104, 98, 140, 'steel']],
    [
      ['drop', 60, 150, 22, '#d63a28', 0.95],
      ['drop', 76, 166, 14, '#d63a28', 0.95],
    ],
  ],
  totem_of_gork: [
    'camp',
    [
      ['palisade', 40, 134, 90, '#1b0f07', 0.95],
      ['lightning-arc', 150, 60, 90, '#ffe08a', 0.5],
    ],
    [
      ['totem', 100, 100, 132, 'wood'],
      ['sharp-smile', 100, 124, 50, 'bone'],
    ],
  ],
  banna_of_da_red_sunz: ['waaagh', [['sun', 100, 84, 150, '#ff7a3a', 0.5]], [['tusks-flag', 100, 100, 132, 'squig']]],
  smash_em_all: [
    'waaagh',
    [
      ['castle-ruins', 100, 134, 172, '#2a0f08', 0.95],
      ['spiky-explosion', 100, 110, 190, '#ffd06a', 0.35],
    ],
    [['fist', 104, 84, 112, 'skin', 180]],
  ],
  grimgors_camp: [
    'camp',
    [
      ['tusks-flag', 38, 84, 88, '#1d1008', 0.95],
      ['palisade', 160, 120, 90, '#1b0f07', 0.95],
    ],
    [['goblin-camp', 100, 104, 126, 'wood']],
  ],
  smash_go_boom: [
    'waaagh',
    [['bright-explosion', 100, 90, 210, '#ffe08a', 0.4]],
    [
      ['unlit-bomb', 96, 106, 116, 'iron'],
      ['skull-crossed-bones', 92, 116, 48, 'bone'],
    ],
    [['fire', 142, 52, 48, '#ffe08a', 0.9]],
  ],
  rip_dere_eads_off: [
    'gore',
    [
      ['triple-scratches', 60, 60, 110, '#ffb08a', 0.3],
      ['triple-scratches', 150, 140, 110, '#2a0807', 0.8],
    ],
    [
      ['skull-crack', 116, 116, 104, 'bone'],
      ['grab', 76, 84, 104, 'skin', -12],
    ],
  ],
  wez_bigga: ['plain', [['ogre', 150, 104, 120, '#2a1408', 0.6]], [['muscle-up', 96, 102, 124, 'skin']]],
  favour_of_mork: [
    'night',
    [['moon', 46, 48, 54, '#dfffb0', 0.9]],
    [['totem-mask', 96, 100, 114, 'skin']],
    [
      ['lightning-arc', 152, 84, 110, '#c8ff8a', 0.8],
      ['sparkles', 50, 140, 44, '#dfffb0', 0.8],
    ],
  ],
  pillage: [
    'siege',
    [
      ['burning-tree', 40, 110, 90, '#3a1408', 0.9],
      ['damaged-house', 156, 118, 96, '#1a0c0c', 0.95],
    ],
    [
      ['swap-bag', 92, 112, 104, 'wood'],
      ['gold-bar', 136, 146, 52, 'gold'],
    ],
    [['fire', 156, 70, 60, '#ffc65a', 0.8]],
  ],
  waaagh: ['waaagh', [['sharp-smile', 100, 78, 190, '#3a0e08', 0.85]], [['rally-the-troops', 100, 118, 120, 'iron']]],
  troll_vomit: [
    'marsh',
    [['bubbles', 156, 140, 70, '#8fae2a', 0.8]],
    [
      ['troll', 78, 92, 118, 'skin'],
      ['vomiting', 136, 124, 90, 'warp'],
    ],
  ],
  // chaos
  servants_of_khorne: [
    'khorne',
    [['spiked-wall', 100, 150, 190, '#2a0504', 0.9]],
    [
      ['horned-helm', 60, 120, 80, 'iron'],
      ['horned-helm', 120, 98, 108, 'blood'],
    ],
  ],
  savage_marauders: [
    'snow',
    [['tattered-banner', 154, 84, 100, '#1a2c3c', 0.9]],
    [
      ['barbarian', 94, 104, 128, 'beard'],
      ['battle-axe', 150, 110, 84, 'steel', 12],
    ],
  ],
  festering_nurglings: [
    'plague',
    [
      ['slime', 46, 150, 90, '#2a3410', 0.9],
      ['slime', 160, 146, 80, '#2a3410', 0.9],
    ],
    [
      ['imp-laugh', 66, 122, 84, 'skin'],
      ['imp-laugh', 120, 96, 104, 'warp'],
    ],
    [
      ['fly', 160, 50, 30, '#1a2008', 0.9],
      ['fly', 50, 54, 24, '#1a2008', 0.9],
    ],
  ],
  nurgle_sorcerer: [
    'plague',
    [['poison-cloud', 150, 80, 110, '#2a3410', 0.7]],
    [
      ['hooded-figure', 92, 106, 126, 'dskin'],
      ['skull-staff', 148, 96, 104, 'bone'],
    ],
  ],
  chaos_knights: [
    'chaos',
    [['spiked-tail', 160, 80, 80, '#1a0616', 0.6]],
    [
      ['horse-head', 72, 116, 108, 'iron', 0, 1],
      ['overlord-helm', 126, 86, 104, 'night'],
    ],
  ],
  cultist_of_slaanesh: [
    'excess',
    [['sensuousness', 150, 100, 120, '#3a1050', 0.6]],
    [
      ['cultist', 92, 104, 126, 'night'],
      ['sacrificial-dagger', 146, 120, 74, 'gold', 10],
    ],
  ],
  valkia_the_bloody: [
    'khorne',
    [['evil-wings', 100, 88, 210, '#330807', 0.9]],
    [
      ['female-vampire', 98, 106, 112, 'bone'],
      ['barbed-spear', 150, 104, 104, 'blood'],
    ],
    [['drop', 54, 150, 22, '#ff5a3a', 0.9]],
  ],
  melekh_the_changer: [
    'change',
    [['magic-portal', 100, 90, 200, '#16134a', 0.7]],
    [
      ['bird-mask', 96, 98, 122, 'ice'],
      ['burning-eye', 148, 134, 56, 'warp'],
    ],
    [['sparkles', 50, 50, 46, '#ffd0ff', 0.9]],
  ],
  fledgling_chaos_spawn: [
    'chaos',
    [
      ['curled-tentacle', 40, 116, 90, '#2b0a26', 0.9],
      ['curled-tentacle', 162, 116, 90, '#2b0a26', 0.9, 0, 1],
    ],
    [['shambling-mound', 100, 106, 124, 'squig']],
    [['six-eyes', 104, 82, 40, '#fff2b0', 0.9]],
  ],
  savage_gors: [
    'wood',
    [
      ['spears', 158, 84, 100, '#12240f', 0.9],
      ['pine-tree', 36, 96, 120, '#12240f', 0.9],
    ],
    [['minotaur', 98, 104, 126, 'wood']],
  ],
  dark_zealot: [
    'chaos',
    [['evil-tower', 154, 110, 100, '#1a0616', 0.85]],
    [
      ['executioner-hood', 92, 100, 112, 'night'],
      ['flail', 146, 116, 88, 'iron'],
    ],
  ],
  bloodthirster: [
    'khorne',
    [['evil-wings', 100, 84, 240, '#2a0504', 0.95]],
    [['daemon-skull', 100, 96, 128, 'blood']],
    [
      ['fire', 40, 150, 60, '#ff9a3a', 0.8],
      ['fire', 160, 150, 60, '#ff9a3a', 0.8],
    ],
  ],
  cloud_of_flies: [
    'plague',
    [['poison-cloud', 100, 90, 210, '#28300f', 0.7]],
    [
      ['fly', 100, 98, 92, 'iron'],
      ['fly', 52, 62, 46, 'iron', -30],
      ['fly', 150, 64, 52, 'iron', 24],
      ['fly', 148, 142, 40, 'iron', 60],
      ['fly', 54, 142, 38, 'iron', -70],
    ],
  ],
  horrific_mutation: [
    'chaos',
    [['ringed-tentacle', 150, 90, 110, '#2b0a26', 0.8]],
    [
      ['tentacle-strike', 82, 108, 110, 'squig'],
      ['worm-mouth', 138, 96, 74, 'blood'],
    ],
  ],
  sadistic_mutation: [
    'excess',
    [['thorny-tentacle', 44, 100, 110, '#3a1050', 0.8]],
    [['crab-claw', 106, 98, 126, 'squig']],
    [['drop', 66, 156, 22, '#ff5a8a', 0.9]],
  ],
  warpstone_meteor: [
    'warp',
    [['burning-meteor', 150, 50, 60, '#d9ff8a', 0.5]],
    [['burning-meteor', 98, 100, 130, 'warp']],
  ],
  journey_to_the_gate: [
    'change',
    [['mountains', 100, 144, 190, '#151446', 0.9]],
    [['magic-gate', 100, 92, 120, 'ice']],
    [['walk', 100, 156, 40, '#0a0620', 0.95]],
  ],
  shrine_to_nurgle: [
    'plague',
    [
      ['dead-wood', 156, 110, 100, '#1c230a', 0.9],
      ['slime', 40, 150, 90, '#2a3410', 0.9],
    ],
    [
      ['star-altar', 100, 118, 110, 'stone'],
      ['goo-skull', 100, 66, 74, 'warp'],
    ],
  ],
  seduced_by_darkness: [
    'excess',
    [['shadow-follower', 150, 96, 130, '#2e0c40', 0.9]],
    [['temptation', 96, 102, 120, 'bone']],
    [['sparkles', 152, 50, 44, '#ffd6f4', 0.8]],
  ],
  will_of_tzeentch: [
    'change',
    [['magic-swirl', 100, 94, 220, '#3a2aa0', 0.6]],
    [['all-seeing-eye', 100, 96, 122, 'gold']],
    [['sparkles', 48, 150, 44, '#a8f0ff', 0.9]],
  ],
  nurgles_pestilence: [
    'plague',
    [
      ['poison-gas', 46, 80, 110, '#28300f', 0.8],
      ['poison-gas', 156, 90, 110, '#28300f', 0.8],
    ],
    [['plague-doctor-profile', 100, 100, 116, 'iron']],
    [
      ['virus', 152, 50, 36, '#dfe87a', 0.8],
      ['virus', 48, 150, 30, '#dfe87a', 0.8],
    ],
  ],
  flames_of_tzeentch: [
    'change',
    [['fire-wave', 100, 140, 200, '#3a1a8a', 0.8]],
    [['fire-spell-cast', 100, 100, 132, 'ice']],
    [['fire-dash', 150, 60, 56, '#ffb0ff', 0.8]],
  ],
  blood_for_the_blood_god: [
    'khorne',
    [['crossed-axes', 100, 84, 200, '#2a0504', 0.8]],
    [
      ['bloody-sword', 112, 98, 126, 'steel'],
      ['crowned-skull', 70, 128, 74, 'bone'],
    ],
    [['drop', 150, 150, 24, '#ff3a2a', 0.95]],
  ],
  culling_the_weak: [
    'khorne',
    [['triple-skulls', 100, 144, 130, '#2a0504', 0.9]],
    [['sacrificial-dagger', 104, 94, 128, 'steel']],
    [['drop', 74, 150, 24, '#ff3a2a', 0.95]],
  ],
  slaaneshs_domination: [
    'excess',
    [['magic-swirl', 100, 92, 210, '#4a1460', 0.7]],
    [['brain-tentacle', 100, 96, 120, 'squig']],
    [['chained-heart', 150, 142, 56, '#ffd6f4', 0.9]],
  ],
  // dark elves
  disciple_of_khaine: [
    'druchii',
    [['crossed-sabres', 100, 84, 180, '#130f36', 0.8]],
    [
      ['elf-helmet', 88, 100, 108, 'night'],
      ['dripping-blade', 146, 106, 104, 'steel', 10],
    ],
  ],
  vile_sorceress: [
    'druchii',
    [['magic-swirl', 140, 80, 130, '#130f36', 0.8]],
    [['witch-face', 94, 104, 118, 'bone']],
    [['lightning-arc', 152, 84, 110, '#d8b0ff', 0.7]],
  ],
  cold_one_riders: [
    'druchii',
    [['spears', 156, 80, 110, '#130f36', 0.9]],
    [
      ['velociraptor', 94, 116, 132, 'dskin'],
      ['elf-helmet', 112, 58, 58, 'night'],
    ],
  ],
  cauldron_of_blood: [
    'druchii',
    [['evil-tower', 40, 110, 100, '#130f36', 0.9]],
    [
      ['cauldron', 100, 108, 124, 'iron'],
      ['bubbling-bowl', 100, 80, 60, 'blood'],
    ],
  ],
  hate: [
    'druchii',
    [['cracked-mask', 152, 100, 110, '#130f36', 0.7]],
    [
      ['angry-eyes', 100, 84, 126, 'blood'],
      ['coins-pile', 100, 146, 64, 'gold'],
    ],
  ],
  // neutral
  contested_village: [
    'sunset',
    [
      ['village', 42, 132, 78, '#3a2026', 0.9],
      ['flying-flag', 158, 92, 70, '#5a1f22', 0.9],
    ],
    [['medieval-village-01', 106, 104, 124, 'wood']],
  ],
  contested_fortress: ['ruin', [['flying-flag', 154, 60, 60, '#3a1418', 0.9]], [['hill-fort', 100, 108, 130, 'stone']]],
  contested_stronghold: [
    'siege',
    [['flying-flag', 44, 64, 66, '#3a1418', 0.95]],
    [['castle', 100, 104, 130, 'stone']],
    [['fire', 152, 130, 44, '#ffb04a', 0.8]],
  ],
  armoury: [
    'library',
    [['stone-wall', 100, 90, 220, '#120a06', 0.5]],
    [
      ['sword-array', 84, 100, 110, 'steel'],
      ['round-shield', 138, 124, 78, 'brass'],
    ],
  ],
  forgotten_cemetery: [
    'grave',
    [
      ['dead-wood', 156, 92, 110, '#172428', 0.9],
      ['moon', 52, 46, 50, '#eafff0', 0.85],
    ],
    [['graveyard', 98, 118, 116, 'stone']],
  ],
  warpstone_excavation: [
    'warp',
    [['underground-cave', 100, 96, 224, '#050b05', 0.95]],
    [
      ['crystal-growth', 92, 112, 116, 'warp'],
      ['mine-wagon', 140, 150, 56, 'iron'],
    ],
  ],
  pilgrimage: ['road', [['church', 150, 100, 80, '#2e3a4c', 0.85]], [['journey', 92, 108, 122, 'wood']]],
  burn_it_down: [
    'siege',
    [['wildfires', 100, 110, 210, '#4a1408', 0.8]],
    [
      ['damaged-house', 100, 116, 112, 'wood'],
      ['fire', 104, 72, 92, 'fire'],
    ],
  ],
  infiltrate: [
    'night',
    [
      ['castle', 150, 110, 104, '#12102e', 0.95],
      ['moon', 46, 46, 50, '#fbf4c8', 0.9],
    ],
    [['cloak-dagger', 96, 104, 124, 'night']],
  ],
  prepare_for_war: [
    'banner',
    [
      ['barracks-tent', 156, 116, 90, '#2e1f2e', 0.9],
      ['vertical-banner', 40, 80, 96, '#5a1f22', 0.9],
    ],
    [['battle-gear', 100, 104, 122, 'steel']],
  ],
  alliance_dwarf_and_empire: [
    'banner',
    [['shaking-hands', 100, 150, 90, '#2e1f2e', 0.9]],
    [
      ['anvil', 64, 92, 84, 'steel'],
      ['griffin-symbol', 138, 92, 88, 'blood'],
    ],
  ],
  alliance_empire_and_high_elf: [
    'banner',
    [['shaking-hands', 100, 150, 90, '#2e1f2e', 0.9]],
    [
      ['griffin-symbol', 62, 92, 88, 'blood'],
      ['elf-helmet', 138, 92, 86, 'leaf'],
    ],
  ],
  alliance_dwarf_and_high_elf: [
    'banner',
    [['shaking-hands', 100, 150, 90, '#2e1f2e', 0.9]],
    [
      ['anvil', 64, 92, 84, 'steel'],
      ['elf-helmet', 138, 92, 86, 'leaf'],
    ],
  ],
  alliance_chaos_and_orc: [
    'gore',
    [['shaking-hands', 100, 150, 90, '#1a0b07', 0.9]],
    [
      ['star-swirl', 62, 92, 88, 'blood'],
      ['boar-tusks', 138, 92, 88, 'bone'],
    ],
  ],
  alliance_chaos_and_dark_elf: [
    'gore',
    [['shaking-hands', 100, 150, 90, '#1a0b07', 0.9]],
    [
      ['star-swirl', 62, 92, 88, 'blood'],
      ['daggers', 138, 92, 88, 'night'],
    ],
  ],
  alliance_orc_and_dark_elf: [
    'gore',
    [['shaking-hands', 100, 150, 90, '#1a0b07', 0.9]],
    [
      ['boar-tusks', 62, 92, 88, 'bone'],
      ['daggers', 138, 92, 88, 'night'],
    ],
  ],
  // draft
  cut_supply_lines: [
    'road',
    [['mountain-road', 100, 120, 200, '#2e3a4c', 0.7]],
    [
      ['old-wagon', 92, 112, 116, 'wood'],
      ['cancel', 140, 66, 62, 'squig'],
    ],
  ],
  reinforcements: [
    'banner',
    [['rally-the-troops', 46, 130, 90, '#2e1f2e', 0.9]],
    [['trumpet-flag', 104, 98, 128, 'gold']],
  ],
  sabotage: [
    'night',
    [['guarded-tower', 154, 108, 96, '#12102e', 0.95]],
    [
      ['robber-mask', 88, 96, 112, 'night'],
      ['time-bomb', 140, 138, 64, 'iron'],
    ],
  ],
  shifting_tides: ['valaya', [['big-wave', 100, 120, 210, '#0d3a55', 0.8]], [['card-exchange', 100, 96, 118, 'bone']]],
};
