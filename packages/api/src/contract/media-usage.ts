import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, queryInteger } from "../entities/answer.ts";
import { mediaPlaceSchema } from "../entities/media.ts";

const byPicture = v.strictObject({ organizer_id: queryInteger, id: v.string() });

/** Where an organiser's pictures stand, and how they leave the library. */
export const mediaUsageCalls = {
  getMediaUsage: defineCall({
    method: "GET",
    path: "/crm/api/media/usage",
    summary:
      "Where a picture stands: drafts, what guests see, versions that can be restored; 404 for one " +
      "that is not the organiser's",
    access: "editor",
    query: byPicture,
    answer: dataOf(v.object({ places: v.array(mediaPlaceSchema) })),
  }),
  removeMedia: defineCall({
    method: "POST",
    path: "/crm/api/media/remove",
    summary:
      "Takes a picture out of the library for good; 409 with its places while guests see it, 404 for " +
      "one that is not the organiser's",
    access: "editor",
    query: byPicture,
    answer: doneSchema,
  }),
};
