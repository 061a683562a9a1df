/** Keys of messages that a word of the title completes: see words/keys.ts. */
interface Families {
  chaos:
    | `chaos-card-${string}`
    | `chaos-choose-${string}`
    | `chaos-figure-${string}`
    | `chaos-god-${string}`
    | `chaos-old_world-${string}`
    | `chaos-region-${string}`
    | `chaos-upgrade-${string}`;
}
