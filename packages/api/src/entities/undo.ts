/**
 * For so long, in seconds, what was done for a guest can be taken back: until then nothing of it has
 * reached them. Product decisions, section 12.
 */
export const undoSeconds = 10;
