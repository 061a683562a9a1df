/// <reference types="svelte" />
/// <reference types="vite/client" />
/** The languages that have texts; see vite.config.ts. */
declare const LANGUAGE_TAGS: readonly string[];
declare module '*.toml' {
  const content: Record<string, unknown>;
  export default content;
}
