/** Keystrokes in one field belong together until the next word, or a pause of this many ms. */
export const typingPause = 800;

/** Whether a word was begun behind what had been typed. */
export const isNextWord = (before: string, after: string): boolean =>
  /\s$/.test(before) && after.startsWith(before) && /\S/.test(after.slice(before.length));
