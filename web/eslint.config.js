import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', 'coverage/', '.svelte-kit/', 'public/', 'src/wire/wire.ts', 'src/titles/*/view.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // `{' '}` keeps a space that the formatter would move
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check warns where this plugin's compiler run does not
      'svelte/prefer-svelte-reactivity': 'off', // plain maps are caches: nothing is shown again when they change
    },
  },
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
