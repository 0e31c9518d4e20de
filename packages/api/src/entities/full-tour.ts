import * as v from "valibot";
import { currencies } from "./money.ts";
import { accommodationTypes, tourSchema } from "./tour.ts";
import { authorKinds, regionCodes } from "./tour-input.ts";

const names = v.array(v.string());

/** A tour with all that search finds it by, which its own page does not show. */
export const fullTourSchema = v.object({
  ...tourSchema.entries,
  /** Specification, section 3: 1 marketplace, 2 direct, 3 agent, 4 own, 5 third-party agent. */
  sales_model: v.picklist([1, 2, 3, 4, 5]),
  author_kind: v.picklist(authorKinds),
  region_code: v.picklist(regionCodes),
  directions: names,
  collections: names,
  showplaces: names,
  water_objects: names,
  accommodation_types: v.array(v.picklist(accommodationTypes)),
  cruise: v.nullable(
    v.object({
      type: v.string(),
      start_city: v.string(),
      direction: v.string(),
      ship: v.string(),
    }),
  ),
  /** 1 to 5. */
  comfort: v.number(),
  currency: v.picklist(currencies),
});

export type FullTour = v.InferOutput<typeof fullTourSchema>;
