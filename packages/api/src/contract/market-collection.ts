import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { filled } from "../entities/input-fields.ts";
import {
  collectionLimits,
  editedCollectionSchema,
  marketCollectionInputSchema,
  marketCollectionSchema,
  staffCollectionSchema,
} from "../entities/market-collection.ts";

const staffCollections = dataOf(v.array(staffCollectionSchema));

/** Tours that staff put together for the marketplace. Specification, section 3 (collections). */
export const marketCollectionCalls = {
  listMarketCollections: defineCall({
    method: "GET",
    path: "/crm/api/market-collection/list",
    summary: "The marketplace's collections in their order, hidden ones too",
    access: "staff",
    factor: "recent",
    answer: staffCollections,
  }),

  viewMarketCollection: defineCall({
    method: "GET",
    path: "/crm/api/market-collection/view",
    summary: "A collection with its tours; 404 for one that is not there",
    access: "staff",
    factor: "recent",
    query: v.strictObject({ id: queryInteger }),
    answer: dataOf(editedCollectionSchema),
  }),

  createMarketCollection: defineCall({
    method: "POST",
    path: "/crm/api/market-collection/create",
    summary:
      "Makes a hidden collection without tours, last in the order; its address is made of its name. " +
      "422 when there are too many",
    access: "staff",
    factor: "recent",
    body: v.strictObject({ name: filled(collectionLimits.name) }),
    answer: dataOf(editedCollectionSchema),
  }),

  updateMarketCollection: defineCall({
    method: "POST",
    path: "/crm/api/market-collection/update",
    summary:
      "Writes a collection with its tours anew; 400 at an address that another has, 404 for one that " +
      "is not there",
    access: "staff",
    factor: "recent",
    query: v.strictObject({ id: queryInteger }),
    body: marketCollectionInputSchema,
    answer: dataOf(editedCollectionSchema),
  }),

  orderMarketCollections: defineCall({
    method: "POST",
    path: "/crm/api/market-collection/order",
    summary: "Puts collections into this order; those that are not named follow",
    access: "staff",
    factor: "recent",
    body: v.strictObject({
      ids: v.pipe(v.array(integerSchema), v.maxLength(collectionLimits.count)),
    }),
    answer: staffCollections,
  }),

  removeMarketCollection: defineCall({
    method: "POST",
    path: "/crm/api/market-collection/remove",
    summary: "Removes a collection; its tours stay as they are. 404 for one that is not there",
    access: "staff",
    factor: "recent",
    body: v.strictObject({ id: integerSchema }),
    answer: doneSchema,
  }),

  marketCollections: defineCall({
    method: "GET",
    path: "/spa/market-collections",
    summary:
      "The collections that the marketplace shows, in their order; those without tours are not",
    access: "anyone",
    answer: dataOf(v.array(marketCollectionSchema)),
  }),
};
