/**
 * How often staff's lists are read anew while they are seen, in ms: they are no organiser's, and of
 * their changes nobody tells.
 */
export const lookEvery = 4000;
