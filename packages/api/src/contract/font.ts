import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, doneSchema, integerSchema, queryInteger } from "../entities/answer.ts";
import { fontEntries, fontFieldsSchema, fontFileSchema, fontSchema } from "../entities/font.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const byFont = v.strictObject({ organizer_id: queryInteger, id: queryInteger });

/** Fonts of a preset. Specification, section 7, "Organizer builder"; product decisions, section 6. */
export const fontCalls = {
  uploadFont: defineCall({
    method: "POST",
    path: "/crm/api/media/upload-font",
    summary:
      "Takes a font file (woff2, woff, ttf, otf) and keeps it as woff2; 413 when larger than 5 MB, " +
      "415 when it is no font that browsers could show",
    access: "owner",
    query: byOrganizer,
    body: v.strictObject({ file: v.file() }),
    encoding: "multipart",
    answer: dataOf(fontFileSchema),
  }),
  getFontsForPreset: defineCall({
    method: "GET",
    path: "/crm/api/constructor/get-fonts-for-preset",
    summary:
      "The fonts to choose from: the preset's own first, then the others, then the organiser's",
    access: "editor",
    query: v.strictObject({ organizer_id: queryInteger, preset_type: v.string() }),
    answer: dataOf(v.array(fontSchema)),
  }),
  addFont: defineCall({
    method: "POST",
    path: "/crm/api/constructor/add-font",
    summary: "Adds an uploaded file as a weight of a family; 409 when the family has that weight",
    access: "owner",
    query: byOrganizer,
    body: v.strictObject({ fields: fontFieldsSchema }),
    answer: dataOf(fontSchema),
  }),
  updateFont: defineCall({
    method: "POST",
    path: "/crm/api/constructor/update-font",
    summary: "Changes a font's fields; 404 for one that is not the organiser's",
    access: "owner",
    query: byFont,
    body: v.strictObject({
      fields: v.strictObject({
        id: integerSchema,
        ...v.partial(v.strictObject(fontEntries)).entries,
      }),
    }),
    answer: dataOf(fontSchema),
  }),
  fontData: defineCall({
    method: "GET",
    path: "/crm/api/constructor/font-data",
    summary: "One of the organiser's fonts",
    access: "editor",
    query: byFont,
    answer: dataOf(fontSchema),
  }),
  removeFont: defineCall({
    method: "POST",
    path: "/crm/api/constructor/remove-font",
    summary:
      "Takes a font out of the organiser's; 409 while the design or the published site is set in " +
      "it, 404 for one that is not the organiser's",
    access: "owner",
    query: byFont,
    answer: doneSchema,
  }),
};
