/** Keys of messages that a word of the title completes: see words/keys.ts. */
interface Families {
  invasion:
    | `invasion-card-${string}`
    | `invasion-choose-${string}`
    | `invasion-loss-${string}`
    | `invasion-phase-${string}`
    | `invasion-piece-${string}`
    | `invasion-place-${string}`
    | `invasion-race-${string}`
    | `invasion-step-${string}`
    | `invasion-trait-${string}`
    | `invasion-type-${string}`
    | `invasion-ui-spread-${string}`
    | `invasion-ui-tag-${string}`
    | `invasion-ui-yields-${string}`;
}
