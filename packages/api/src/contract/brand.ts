import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { brandNameSchema, brandSchema, lookSchema } from "../entities/brand.ts";

const query = v.strictObject({ organizer_id: queryInteger });

/** Looks that an organiser keeps under names, to put on again. Decision 0088. */
export const brandCalls = {
  listBrands: defineCall({
    method: "GET",
    path: "/crm/api/constructor/brands",
    summary: "The organiser's brands, by their names",
    access: "editor",
    query,
    answer: dataOf(v.array(brandSchema)),
  }),
  addBrand: defineCall({
    method: "POST",
    path: "/crm/api/constructor/add-brand",
    summary:
      "Keeps a look under a name; 409 where another look has that name, 422 for too many. The same " +
      "once more answers the brand that there is",
    access: "owner",
    query,
    body: v.strictObject({ name: brandNameSchema, look: lookSchema }),
    answer: dataOf(brandSchema),
  }),
  updateBrand: defineCall({
    method: "POST",
    path: "/crm/api/constructor/update-brand",
    summary: "Gives a brand another name or look; 409 where another brand has that name",
    access: "owner",
    query,
    body: v.strictObject({
      id: integerSchema,
      name: v.optional(brandNameSchema),
      look: v.optional(lookSchema),
    }),
    answer: dataOf(brandSchema),
  }),
  removeBrand: defineCall({
    method: "POST",
    path: "/crm/api/constructor/remove-brand",
    summary: "Forgets a brand; the site keeps the look that it has",
    access: "owner",
    query,
    body: v.strictObject({ id: integerSchema }),
    answer: doneSchema,
  }),
};
