import { svelte } from '@sveltejs/vite-plugin-svelte';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
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

const STATIC = '../src/spieltisch/server/static';

const LOCALE = new URL('../src/spieltisch/locale/', import.meta.url);
/** A folder of texts is a language. */
const languages = readdirSync(LOCALE).filter((name) => existsSync(new URL(`${name}/core.ftl`, LOCALE)));

export default defineConfig({
  plugins: [svelte(), { name: 'packed', writeBundle: () => packed(STATIC) }],
  define: { LANGUAGE_TAGS: JSON.stringify(languages) },
  base: './',
  worker: { format: 'es' },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  build: {
    outDir: STATIC,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
  },
});
