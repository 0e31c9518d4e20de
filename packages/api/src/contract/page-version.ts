import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryInteger } from "../entities/answer.ts";
import { blocksSchema, pageTypeSchema } from "../entities/block.ts";
import {
  pageVersionContentSchema,
  pageVersionSchema,
  shownSiteSchema,
  unpublishedBlocksSchema,
} from "../entities/page-version.ts";

const byPage = v.strictObject({ organizer_id: queryInteger, type: pageTypeSchema });
const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const number = v.pipe(integerSchema, v.minValue(1));

/** What was published and what is not. Product decisions, sections 4 and 9. */
export const pageVersionCalls = {
  pageVersions: defineCall({
    method: "GET",
    path: "/crm/api/constructor/page-versions",
    summary: "The last 50 published versions of a page, newest first",
    access: "editor",
    query: byPage,
    answer: dataOf(v.array(pageVersionSchema)),
  }),
  getPageVersion: defineCall({
    method: "GET",
    path: "/crm/api/constructor/page-version",
    summary: "One of them with its blocks; 404 for one that there is not",
    access: "editor",
    query: v.strictObject({ ...byPage.entries, version: queryInteger }),
    answer: dataOf(pageVersionContentSchema),
  }),
  restorePageVersion: defineCall({
    method: "POST",
    path: "/crm/api/constructor/restore-page-version",
    summary:
      "Makes a published version the page's draft again; visitors see it once it is published. 409 " +
      "with the newer draft in `data` when `draft_version` is not the last",
    access: "editor",
    query: byPage,
    body: v.strictObject({
      version: number,
      draft_version: v.optional(v.pipe(integerSchema, v.minValue(0))),
    }),
    answer: dataOf(v.object({ blocks: blocksSchema, version: v.number(), updated_at: v.string() })),
  }),
  getPublishedSite: defineCall({
    method: "GET",
    path: "/crm/api/constructor/published-site",
    summary: "The site as visitors see it, to lay drafts beside; null before the first publication",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(v.nullable(shownSiteSchema)),
  }),
  getUnpublishedBlocks: defineCall({
    method: "GET",
    path: "/crm/api/constructor/get-unpublished-blocks",
    summary: "The blocks that differ from what is published; all of them before the first time",
    access: "editor",
    query: byPage,
    answer: dataOf(unpublishedBlocksSchema),
  }),
};
