import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, listOf, queryInteger, queryPage } from "../entities/answer.ts";
import {
  chosenColumnsSchema,
  exportFormats,
  importItemKinds,
  importItemSchema,
  tourImportSchema,
} from "../entities/tour-import.ts";
import { tourInputSchema } from "../entities/tour-input.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const byId = v.strictObject({ organizer_id: queryInteger, id: queryInteger });

/** Tours that come from a file, and go into one. Product decisions, section 9. */
export const tourImportCalls = {
  uploadTourImport: defineCall({
    method: "POST",
    path: "/crm/api/tour-import/upload",
    summary:
      "Reads a table (XLSX, CSV) or a YML feed of tours and keeps what it would do; no tour is " +
      "changed. 413 when larger than 5 MB, 422 for what is no such file, has more than 2,000 rows or " +
      "unpacks to too much",
    access: "editor",
    query: byOrganizer,
    body: v.strictObject({
      file: v.file(),
      columns: v.optional(chosenColumnsSchema),
      /** Of new tours, for example `Asia/Barnaul`. */
      time_zone: tourInputSchema.entries.time_zone,
    }),
    encoding: "multipart",
    answer: dataOf(tourImportSchema),
  }),
  viewTourImport: defineCall({
    method: "GET",
    path: "/crm/api/tour-import/view",
    summary: "An import and how far it is",
    access: "editor",
    query: byId,
    answer: dataOf(tourImportSchema),
  }),
  listTourImports: defineCall({
    method: "GET",
    path: "/crm/api/tour-import/list",
    summary: "The organiser's imports that were applied, newest first",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger, page: queryPage }),
    answer: listOf(tourImportSchema),
  }),
  listTourImportItems: defineCall({
    method: "GET",
    path: "/crm/api/tour-import/items",
    summary: "The tours of an import: what changes in each field by field, and what is wrong",
    access: "editor",
    query: v.strictObject({
      ...byId.entries,
      kind: v.optional(v.picklist(importItemKinds)),
      page: queryPage,
    }),
    answer: listOf(importItemSchema),
  }),
  applyTourImport: defineCall({
    method: "POST",
    path: "/crm/api/tour-import/apply",
    summary:
      "Has an import written, tour by tour, by a job; asked for again it answers how far that is. 409 " +
      "while another import of the organiser is written, and for one that was taken back",
    access: "editor",
    query: byId,
    answer: dataOf(tourImportSchema),
  }),
  undoTourImport: defineCall({
    method: "POST",
    path: "/crm/api/tour-import/undo",
    summary:
      "Takes back what an import made, but for tours that were sold or edited since: these are named " +
      "and left. 409 while another import of the organiser is written",
    access: "editor",
    query: byId,
    answer: dataOf(tourImportSchema),
  }),
  exportTours: defineCall({
    method: "GET",
    path: "/crm/api/tour-import/export",
    summary:
      "All tours with their coming dates as a file that can be imported again: a table for a " +
      "spreadsheet, or a YML feed",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger, format: v.picklist(exportFormats) }),
    answer: dataOf(v.object({ name: v.string(), text: v.string() })),
  }),
};
