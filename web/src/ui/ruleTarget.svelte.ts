/** The thing whose rule is being shown: a board shows no other card of the same spot meanwhile. */
export const ruleTarget = $state<{ thing: Element | null }>({ thing: null });
