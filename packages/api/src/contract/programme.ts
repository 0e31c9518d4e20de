import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  dataOf,
  doneSchema,
  integerSchema,
  listOf,
  queryInteger,
  queryPage,
} from "../entities/answer.ts";
import {
  programmeEditsSchema,
  programmeRowSchema,
  programmeSchema,
} from "../entities/programme.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const byId = v.strictObject({ organizer_id: queryInteger, id: queryInteger });

/** A tour from a document with its programme. Decision 0082. */
export const programmeCalls = {
  readProgramme: defineCall({
    method: "POST",
    path: "/crm/api/programme/read",
    summary:
      "Reads a DOCX, a PDF or a plain text, keeps its passages with what was found in them, and takes " +
      "its pictures into the library; no tour is made. 413 when larger than 20 MB, 422 for what can't " +
      "be read: damaged, under a password, without text, too much inside",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({ file: v.file() }),
    encoding: "multipart",
    answer: dataOf(programmeSchema),
  }),
  viewProgramme: defineCall({
    method: "GET",
    path: "/crm/api/programme/view",
    summary: "A document's passages and what was made of them",
    access: "editor",
    query: byId,
    answer: dataOf(programmeSchema),
  }),
  listProgrammes: defineCall({
    method: "GET",
    path: "/crm/api/programme/list",
    summary:
      "Documents of which no tour was made yet, newest first; with `tour_id` those of a tour",
    access: "editor",
    query: v.strictObject({
      organizer_id: queryInteger,
      tour_id: v.optional(queryInteger),
      page: queryPage,
    }),
    answer: listOf(programmeRowSchema),
  }),
  updateProgramme: defineCall({
    method: "POST",
    path: "/crm/api/programme/update",
    summary:
      "Keeps what its person makes of a document, and the tour that was made of it; 422 for a passage " +
      "that it has not, 409 for a second tour",
    access: "editor",
    query: byId,
    body: v.strictObject({
      ...v.partial(programmeEditsSchema).entries,
      tour_id: v.optional(integerSchema),
    }),
    answer: dataOf(programmeRowSchema),
  }),
  removeProgramme: defineCall({
    method: "POST",
    path: "/crm/api/programme/remove",
    summary: "Forgets a document; its pictures stay in the library, its tour as it is",
    access: "editor",
    query: byId,
    answer: doneSchema,
  }),
};
