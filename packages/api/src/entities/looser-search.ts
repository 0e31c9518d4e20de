import * as v from "valibot";
import { filterKinds } from "./search.ts";

/** What of a search can be given up by itself, besides its filters. */
const otherParts = ["q", "market_collection", "seats", "box"] as const;

/** One condition of a search, and how many tours there are without it, and by it alone. */
export const looserSearchSchema = v.object({
  part: v.picklist([...filterKinds, ...otherParts]),
  /** Of a filter that lists values: one of them; null of the others. */
  value: v.nullable(v.string()),
  without: v.number(),
  alone: v.number(),
});
export type LooserSearch = v.InferOutput<typeof looserSearchSchema>;
