import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { filled, text } from "../entities/input-fields.ts";
import { savedViewLimits, savedViewSchema, viewScreens } from "../entities/saved-view.ts";

const screen = v.picklist(viewScreens);
const query = v.strictObject({ organizer_id: queryInteger });

/** Filters of the office's lists, kept by whoever chose them, for themselves. */
export const savedViewCalls = {
  listSavedViews: defineCall({
    method: "GET",
    path: "/crm/api/saved-view/list",
    summary: "One's own saved views of a list, by their names",
    access: "manager",
    query: v.strictObject({ organizer_id: queryInteger, screen }),
    answer: dataOf(v.array(savedViewSchema)),
  }),

  saveView: defineCall({
    method: "POST",
    path: "/crm/api/saved-view/save",
    summary: "Keeps a list's filters under a name, instead of those that it had; 422 for too many",
    access: "manager",
    query,
    body: v.strictObject({
      screen,
      name: filled(savedViewLimits.name),
      search: text(savedViewLimits.search),
    }),
    answer: dataOf(savedViewSchema),
  }),

  removeSavedView: defineCall({
    method: "POST",
    path: "/crm/api/saved-view/remove",
    summary: "Forgets one of one's own views; 404 for any other",
    access: "manager",
    query,
    body: v.strictObject({ id: integerSchema }),
    answer: doneSchema,
  }),
};
