import * as v from "valibot";

/** Lists of the office whose filters can be kept under a name. */
export const viewScreens = ["requests", "tours", "departures", "questions"] as const;

/** The same of staff's lists, which are no organiser's. */
export const staffViewScreens = ["organizers"] as const;

export type ViewScreen = (typeof viewScreens)[number] | (typeof staffViewScreens)[number];

export const savedViewLimits = { name: 60, search: 2000, count: 50 } as const;

/** Filters of a list that somebody keeps for themselves. */
export const savedViewSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** The part of an address after the question mark, as the screen wrote it. */
  search: v.string(),
});
export type SavedView = v.InferOutput<typeof savedViewSchema>;
