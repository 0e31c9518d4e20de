import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryInteger } from "../entities/answer.ts";
import {
  documentDraftSchema,
  documentPageSchema,
  documentTypeSchema,
} from "../entities/document.ts";

const byDocument = v.strictObject({ organizer_id: queryInteger, type: documentTypeSchema });
const html = v.pipe(v.string(), v.maxLength(200_000));

/** Agreement and policy. Specification, section 7, "Organizer builder" and "Public site". */
export const documentCalls = {
  getDocument: defineCall({
    method: "GET",
    path: "/crm/api/constructor/get-document",
    summary: "A document's draft; empty before the first save",
    access: "editor",
    query: byDocument,
    answer: dataOf(documentDraftSchema),
  }),
  updateDocument: defineCall({
    method: "POST",
    path: "/crm/api/constructor/update-document",
    summary:
      "Saves a document's draft, which visitors see once the site is published; 409 with the newer " +
      "draft in `data` when `version` is not the last; 422 for hiding it while tours are on sale",
    access: "owner",
    query: byDocument,
    body: v.strictObject({
      fields: v.strictObject({
        title: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200))),
        html: v.optional(html),
        is_displayed: v.optional(v.boolean()),
        version: v.optional(v.pipe(integerSchema, v.minValue(0))),
      }),
    }),
    answer: dataOf(documentDraftSchema),
  }),
  documentVersions: defineCall({
    method: "GET",
    path: "/crm/api/constructor/document-versions",
    summary: "The last 50 published versions of a document, newest first",
    access: "editor",
    query: byDocument,
    answer: dataOf(v.array(v.omit(documentPageSchema, ["html"]))),
  }),
  getDocumentVersion: defineCall({
    method: "GET",
    path: "/crm/api/constructor/document-version",
    summary: "A published version of a document; 404 for one that there is not",
    access: "editor",
    query: v.strictObject({ ...byDocument.entries, version: queryInteger }),
    answer: dataOf(documentPageSchema),
  }),
  customDocumentPage: defineCall({
    method: "GET",
    path: "/spa/custom-document-page",
    summary: "A document as visitors see it; 404 while the site shows none",
    access: "anyone",
    query: v.strictObject({ type: documentTypeSchema, site_id: v.optional(queryInteger) }),
    answer: dataOf(documentPageSchema),
  }),
};
