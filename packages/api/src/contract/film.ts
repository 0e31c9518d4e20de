import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { filmSchema } from "../entities/film.ts";

/** Films of an organiser's pages. They are served under `/media/{key}/film`, whole or in parts. */
export const filmCalls = {
  uploadFilm: defineCall({
    method: "POST",
    path: "/crm/api/media/upload-film",
    summary:
      "Keeps a film in MP4 or WebM, without where it was filmed, or answers the one of the same bytes; " +
      "those that have stood nowhere for a day are given up. 413 when larger than 20 MB, 415 when not a " +
      "film that browsers play, 409 when there are too many",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger }),
    body: v.strictObject({ file: v.file() }),
    encoding: "multipart",
    answer: dataOf(filmSchema),
  }),
};
