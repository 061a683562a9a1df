import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parse } from 'smol-toml';
import { defineConfig } from 'vitest/config';

/** The server sends files as they were packed here: nobody compresses the same text twice. */
function packed(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
    if (!/\.(js|css|svg|json|webmanifest)$/.test(name) || name === 'sw.js') continue;
    const text = readFileSync(join(folder, name));
    if (text.length < 1024) continue;
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text, { level: 9 }));
  }
}

/** The texts as the server puts them together (office/locale.py), named by their content. */
function packedTexts(folder: string): void {
  mkdirSync(join(folder, 'locale'), { recursive: true });
  for (const language of languages) {
    const names = readdirSync(new URL(language, LOCALE)).filter((name) => name.endsWith('.ftl') && name !== 'cli.ftl');
    const titleOf = (name: string): string => titles.find((title) => name.startsWith(title)) ?? 'shared';
    for (const part of [null, 'shared', ...titles]) {
      const files = names.filter((name) => part === null || titleOf(name) === part).sort();
      const text = files.map((name) => readFileSync(new URL(`${language}/${name}`, LOCALE), 'utf-8'));
      const body = Buffer.from(text.join('\n'));
      const tag = createHash('sha256').update(body).digest('hex').slice(0, 24);
      writeFileSync(join(folder, 'locale', `${tag}.ftl.br`), brotliCompressSync(body));
    }
  }
}

/** What is written in TOML for both tables: the links of the rule books, the puzzles. */
const toml = {
  name: 'toml',
  transform: (code: string, id: string) =>
    id.endsWith('.toml') ? { code: `export default ${JSON.stringify(parse(code))}`, map: null } : null,
};

/** Of a rule book only what a line under the prompt says: of each place its sentence, of each section its first. */
const plain = (text: string): string => text.replace(/\[(.*?)\]\(#[\w-]+\)|\*+|\s*\{#[\w-]+\}|^[-\d.]+ /g, '$1').trim();
const sentences = (text: string): string[] => text.match(/.+?[.!?](?=\s|$)/g) ?? [];
function gistsOf(book: string): Record<string, string> {
  const found: Record<string, string> = {};
  let waiting: string[] = [];
  for (const line of book.split('\n')) {
    const anchors = [...line.matchAll(/\{#([\w-]+)\}/g)].map((match) => match[1]!);
    if (line.startsWith('#')) waiting.push(...anchors);
    else
      for (const anchor of anchors)
        found[anchor] = plain(sentences(line).find((sentence) => sentence.includes(`{#${anchor}}`)) ?? '');
    if (!/^\p{L}/u.test(line)) continue;
    for (const anchor of waiting) found[anchor] = plain(sentences(line)[0] ?? '');
    waiting = [];
  }
  return found;
}
const gists = {
  name: 'gists',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('.md?gist') ? { code: `export default ${JSON.stringify(gistsOf(code))}`, map: null } : null,
};

const SERVER = `http://127.0.0.1:${process.env['SPIELTISCH_PORT'] ?? 8420}`;
const STATIC = '../src/spieltisch/server/static';

const LOCALE = new URL('../src/spieltisch/locale/', import.meta.url);
const GAMES = new URL('../src/spieltisch/games/', import.meta.url);
const titles = readdirSync(GAMES).filter((name) => /^[a-z]+$/.test(name));
/** A folder of texts is a language. */
const languages = readdirSync(LOCALE).filter((name) => existsSync(new URL(`${name}/core.ftl`, LOCALE)));

export default defineConfig({
  plugins: [
    svelte(),
    toml,
    gists,
    {
      name: 'packed',
      writeBundle: () => {
        packed(STATIC);
        packedTexts(STATIC);
      },
    },
  ],
  define: { LANGUAGE_TAGS: JSON.stringify(languages) },
  base: './',
  worker: { format: 'es' },
  // `npm run dev` beside `spieltisch serve`: tables, words and boxes are the server's
  server: { proxy: { '^/(api|locale)': { target: SERVER, ws: true } } },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // what several pages share comes in one piece: fifty small files cost more in heads than they save
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'common',
              // what only later pages share comes with them
              test: /src[\\/](app|ui|wire|words)[\\/](?!book\.|coach\.|picture\.|reel\.|replay\.)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
  },
});
