/** Minor units of one unit: every currency of tours has a hundred. */
const minor = 100;

/** A sum as people type it: 48 000 for 4,800,000 kopecks. */
export const inUnits = (amount: number): number => amount / minor;

/** What was typed, in the minor units that the server counts in; nothing typed is 0. */
export const inMinorUnits = (typed: number | null): number => Math.round((typed ?? 0) * minor);
