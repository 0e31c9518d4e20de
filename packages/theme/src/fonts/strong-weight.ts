/** Of labels and emphasis in text of a weight. */
export const strongWeight = (weight: number): number => Math.min(900, Math.max(600, weight + 200));
