import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, queryInteger } from "../entities/answer.ts";
import { imageSchema, mediaFileSchema, mediaPlaceSchema } from "../entities/media.ts";
import { cropsSchema } from "../entities/picture-crops.ts";
import { undescribedPictureSchema } from "../entities/undescribed-picture.ts";

const byPicture = v.strictObject({ organizer_id: queryInteger, id: v.string() });

/** Where an organiser's pictures stand, what is said of them there, and how they leave the library. */
export const mediaUsageCalls = {
  updateMedia: defineCall({
    method: "POST",
    path: "/crm/api/media/update",
    summary:
      "Changes a picture's name, words and cuts. Tours that show it with its cuts follow; 404 for one " +
      "that is not the organiser's",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({
      id: v.string(),
      fields: v.strictObject({
        name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
        alt: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(300))),
        /** With which it comes to new places. */
        crops: v.optional(cropsSchema),
      }),
    }),
    answer: dataOf(mediaFileSchema),
  }),
  listUndescribed: defineCall({
    method: "GET",
    path: "/crm/api/media/undescribed",
    summary:
      "Pictures of drafts and of tours that are shown of which nothing is said, each once with its " +
      "places; those for decoration are left out",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    answer: dataOf(v.array(undescribedPictureSchema)),
  }),
  describePicture: defineCall({
    method: "POST",
    path: "/crm/api/media/describe",
    summary:
      "Says of a picture, by its address, what is on it, or that it is for decoration, wherever nothing " +
      "is said of it: in drafts of pages, in tours and in the library",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.pipe(
      v.strictObject({
        url: imageSchema.entries.url,
        alt: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))),
        is_decorative: v.optional(v.literal(true)),
      }),
      v.check(
        ({ alt, is_decorative: isDecorative }) =>
          (alt === undefined) !== (isDecorative === undefined),
        "Опишите картинку или отметьте её украшением",
      ),
    ),
    answer: doneSchema,
  }),
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
