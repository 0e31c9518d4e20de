import * as v from "valibot";
import { defineCall } from "../call.ts";
import { activityKinds, activityPeopleSchema, activityRowSchema } from "../entities/activity.ts";
import { listOf, queryInteger, queryPage } from "../entities/answer.ts";

export const activityCalls = {
  listActivity: defineCall({
    method: "GET",
    path: "/crm/api/organizer/activity",
    summary: "What people did for the organiser, newest first, and who they are",
    access: "owner",
    query: v.strictObject({
      organizer_id: queryInteger,
      /** Who did it: a number of an account. */
      by: v.optional(v.pipe(v.string(), v.maxLength(64))),
      kind: v.optional(v.picklist(activityKinds)),
      page: queryPage,
    }),
    answer: v.object({ ...listOf(activityRowSchema).entries, people: activityPeopleSchema }),
  }),
};
