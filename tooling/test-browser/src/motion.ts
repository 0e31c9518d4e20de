import { isFullProof } from "@tour/proof";

/**
 * For a window of the browser: each run sees screens as those do who asked their system for less
 * motion, the proof as all others do (0124). A sixth of the work was to draw frames of what moves.
 */
export const motion = { reducedMotion: isFullProof ? "no-preference" : "reduce" } as const;
