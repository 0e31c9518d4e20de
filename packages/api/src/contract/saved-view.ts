import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { filled, text } from "../entities/input-fields.ts";
import {
  savedViewLimits,
  savedViewSchema,
  staffViewScreens,
  viewScreens,
} from "../entities/saved-view.ts";

const screen = v.picklist(viewScreens);
const query = v.strictObject({ organizer_id: queryInteger });
const staffScreen = v.picklist(staffViewScreens);
const named = {
  name: filled(savedViewLimits.name),
  search: text(savedViewLimits.search),
};

/** Filters of the office's lists, kept by whoever chose them, for themselves. */
export const savedViewCalls = {
  listSavedViews: defineCall({
    method: "GET",
    path: "/crm/api/saved-view/list",
    summary: "One's own saved views of a list, by their names",
    access: "office",
    query: v.strictObject({ organizer_id: queryInteger, screen }),
    answer: dataOf(v.array(savedViewSchema)),
  }),

  saveView: defineCall({
    method: "POST",
    path: "/crm/api/saved-view/save",
    summary: "Keeps a list's filters under a name, instead of those that it had; 422 for too many",
    access: "office",
    query,
    body: v.strictObject({ screen, ...named }),
    answer: dataOf(savedViewSchema),
  }),

  removeSavedView: defineCall({
    method: "POST",
    path: "/crm/api/saved-view/remove",
    summary: "Forgets one of one's own views; 404 for any other",
    access: "office",
    query,
    body: v.strictObject({ id: integerSchema }),
    answer: doneSchema,
  }),

  listStaffViews: defineCall({
    method: "GET",
    path: "/crm/api/saved-view/list-of-staff",
    summary: "One's own saved views of a list of staff's, by their names",
    access: "staff",
    query: v.strictObject({ screen: staffScreen }),
    answer: dataOf(v.array(savedViewSchema)),
  }),

  saveStaffView: defineCall({
    method: "POST",
    path: "/crm/api/saved-view/save-of-staff",
    summary: "Keeps the filters of a list of staff's under a name; 422 for too many",
    access: "staff",
    body: v.strictObject({ screen: staffScreen, ...named }),
    answer: dataOf(savedViewSchema),
  }),

  removeStaffView: defineCall({
    method: "POST",
    path: "/crm/api/saved-view/remove-of-staff",
    summary: "Forgets one of one's own views of staff's lists; 404 for any other",
    access: "staff",
    body: v.strictObject({ id: integerSchema }),
    answer: doneSchema,
  }),
};
