import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, listOf, queryInteger, queryPage } from "../entities/answer.ts";
import {
  copiedMediaSchema,
  maxCopiedPictures,
  mediaFileSchema,
  uploadedMediaSchema,
} from "../entities/media.ts";
import { doneSchema } from "../entities/answer.ts";
import { cropsSchema } from "../entities/picture-crops.ts";

/** At most a page of keys, as they stand in the pictures' addresses, with commas between. */
const pictureKeysSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}(?:,[\w-]{22}){0,47}$/));

/** An organiser's media library. Pictures themselves are served under `/media/{key}/{size}`. */
export const mediaCalls = {
  uploadMedia: defineCall({
    method: "POST",
    path: "/crm/api/media/upload",
    summary:
      "Adds a picture, or answers the one of the same bytes that is there; 413 when larger than 20 MB, " +
      "415 when not a picture",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({
      file: v.file(),
      alt: v.optional(v.pipe(v.string(), v.maxLength(300)), ""),
    }),
    encoding: "multipart",
    answer: dataOf(uploadedMediaSchema),
  }),
  copyMedia: defineCall({
    method: "POST",
    path: "/crm/api/media/copy",
    summary:
      "Copies pictures of another organiser's library, by their keys, into this organiser's; what came " +
      "of each, in their order. Whoever asks must be an editor of both; one whose bytes are there " +
      "already is that one",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({
      from_organizer_id: integerSchema,
      keys: v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[\w-]{22}$/))),
        v.minLength(1),
        v.maxLength(maxCopiedPictures),
      ),
    }),
    answer: dataOf(v.array(copiedMediaSchema)),
  }),
  cropMedia: defineCall({
    method: "POST",
    path: "/crm/api/media/crop",
    summary:
      "Makes cuts of a picture known, so that they are served; it needs them in one place alone. 404 " +
      "for one that is not the organiser's, 409 when it has too many",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({ id: v.string(), crops: cropsSchema }),
    answer: doneSchema,
  }),
  listMedia: defineCall({
    method: "GET",
    path: "/crm/api/media/list",
    summary:
      "The organiser's pictures, newest first; with `keys`, only those of them that are theirs; with " +
      "`q`, those whose name or words hold it",
    access: "editor",
    query: v.strictObject({
      organizer_id: queryInteger,
      page: queryPage,
      keys: v.optional(pictureKeysSchema),
      q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
    }),
    answer: listOf(mediaFileSchema),
  }),
};
