import * as v from "valibot";
import { imageSchema } from "./media.ts";

/** What a page says of itself; whatever it does not say is empty. */
export const articleSchema = v.object({
  /** The page's own address for itself, where it gives a sound one. */
  url: v.string(),
  /** Name of the publication. */
  source: v.string(),
  title: v.string(),
  /** Its description: the words to begin a quotation with. */
  quote: v.string(),
  /** yyyy-MM-dd; empty when the page gives none. */
  date: v.string(),
  /** Taken into the organiser's library. */
  image: v.nullable(imageSchema),
});
export type Article = v.InferOutput<typeof articleSchema>;
