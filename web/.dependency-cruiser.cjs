// Rooms from the ground up; each may need only those below it. A title needs no other title.
const ROOMS = ['worker', 'wire', 'words', 'app', 'ui', 'titles', 'pages'];

const upward = ROOMS.map((room, level) => ({
  name: `${room}-needs-nothing-above`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: {
    path: ROOMS.slice(level + 1)
      .map((above) => `^src/${above}/`)
      .concat('^src/[^/]+$'),
  },
}));

module.exports = {
  forbidden: [
    ...upward,
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'titles-stand-alone',
      severity: 'error',
      from: { path: '^src/titles/([^/]+)/' },
      to: { path: '^src/titles/[^/]+/', pathNot: '^src/titles/$1/' },
    },
    {
      name: 'pages-name-no-title',
      severity: 'error',
      from: { path: '^src/(?!titles/)' },
      to: { path: '^src/titles/[^/]+/' },
    },
    { name: 'no-orphan', severity: 'error', from: { orphan: true, pathNot: '\\.d\\.ts$' }, to: {} },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.svelte.ts', '.svelte', '.js', '.json'] },
  },
};
