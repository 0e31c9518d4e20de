import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, listOf, queryInteger, queryPage } from "../entities/answer.ts";
import { mediaFileSchema } from "../entities/media.ts";

/** At most a page of keys, as they stand in the pictures' addresses, with commas between. */
const pictureKeysSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}(?:,[\w-]{22}){0,47}$/));

/** An organiser's media library. Pictures themselves are served under `/media/{key}/{size}`. */
export const mediaCalls = {
  uploadMedia: defineCall({
    method: "POST",
    path: "/crm/api/media/upload",
    summary: "Adds a picture; 413 when larger than 20 MB, 415 when not a picture",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({
      file: v.file(),
      alt: v.optional(v.pipe(v.string(), v.maxLength(300)), ""),
    }),
    encoding: "multipart",
    answer: dataOf(mediaFileSchema),
  }),
  listMedia: defineCall({
    method: "GET",
    path: "/crm/api/media/list",
    summary:
      "The organiser's pictures, newest first; with `keys`, only those of them that are theirs",
    access: "editor",
    query: v.strictObject({
      organizer_id: queryInteger,
      page: queryPage,
      keys: v.optional(pictureKeysSchema),
    }),
    answer: listOf(mediaFileSchema),
  }),
};
