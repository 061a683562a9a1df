/** Which guided games, lessons and puzzles there are, without opening one. */
export const files = import.meta.glob('../../../../src/spieltisch/learn/data/puzzles/*/*.toml', { import: 'default' });

export const titleAt = (path: string): string => path.split('/').at(-2)!;

/** All of a title, easy ones first as their file names say. */
export const pathsOf = (title: string): string[] =>
  Object.keys(files)
    .filter((path) => titleAt(path) === title)
    .sort();

export const guideFiles = import.meta.glob('../../../../src/spieltisch/learn/data/guides/*/*.toml', {
  import: 'default',
});

/** The guided games of a title, the first game first. */
export const guidesOf = (title: string): string[] =>
  Object.keys(guideFiles)
    .filter((path) => titleAt(path) === title)
    .sort();
