/** Newest first by default; by stars the best first, or the worst. */
export const reviewSorts = ["default", "-rating", "rating"] as const;
export type ReviewSort = (typeof reviewSorts)[number];
