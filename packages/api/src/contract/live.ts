import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import {
  changesCursorSchema,
  officeChangesSchema,
  viewedKinds,
} from "../entities/office-changes.ts";

/** What colleagues and guests do meanwhile: screens of the office ask every few seconds. */
export const liveCalls = {
  officeChanges: defineCall({
    method: "GET",
    path: "/crm/api/office/changes",
    summary:
      "What changed in an office since a cursor, of what the role may know, and who else looks at the " +
      "same thing; without a cursor only where to begin",
    access: "member",
    query: v.strictObject({
      organizer_id: queryInteger,
      since: v.optional(changesCursorSchema),
      /** Colleagues see for some seconds that one looks at it; 404 where one may not. */
      viewed_kind: v.optional(v.picklist(viewedKinds), "request"),
      viewed_id: v.optional(queryInteger),
      viewed_part: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
    answer: dataOf(officeChangesSchema),
  }),
};
