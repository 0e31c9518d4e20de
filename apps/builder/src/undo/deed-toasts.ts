/** What says what has just been done to blocks: once that is taken back, it is no longer true. */
export const deedToasts = { done: "block-action", removed: "removed" } as const;
