let last = 0;

/** The place of a step among all that is done in this window, on whatever screen. */
export const nextOrder = (): number => (last += 1);
