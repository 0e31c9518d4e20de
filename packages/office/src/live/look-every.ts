/**
 * How often what nobody tells of is read anew while it is seen, in ms: staff's lists, which are no
 * organiser's.
 */
export const lookEvery = 4000;
