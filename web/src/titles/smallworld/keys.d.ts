/** Keys of messages that a word of the title completes: see words/keys.ts. */
interface Families {
  smallworld:
    | `smallworld-face-${string}`
    | `smallworld-form-${string}`
    | `smallworld-occupant-${string}`
    | `smallworld-power-${string}`
    | `smallworld-race-${string}`
    | `smallworld-region-${string}`
    | `smallworld-terrain-${string}`
    | `smallworld-tile-${string}`
    | `smallworld-tool-${string}`
    | `smallworld-ui-short-${string}`
    | `smallworld-ui-tool-${string}`;
}
