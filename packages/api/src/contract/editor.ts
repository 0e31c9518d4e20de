import { presetSchema } from "@tour/theme";
import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryInteger } from "../entities/answer.ts";
import {
  blockSchema,
  blocksSchema,
  pageTypeSchema,
  validationMapSchema,
} from "../entities/block.ts";
import { pageEditSchema, savedEditSchema } from "../entities/page-operation.ts";
import { readinessCheckSchema } from "../entities/readiness.ts";
import { attachedSiteSchema } from "../entities/site.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const byPage = v.strictObject({ organizer_id: queryInteger, type: pageTypeSchema });

const pageSchema = v.object({
  type: pageTypeSchema,
  blocks: blocksSchema,
  /** Raised by each save; a save that names an older one answers 409. */
  version: v.number(),
  updated_at: v.string(),
});

const presetDraft = v.object({
  preset_type: v.string(),
  preset: presetSchema,
  /** Texts about poor contrast and the like. */
  warnings: v.array(v.string()),
});

const presetAnswer = dataOf(presetDraft);

const presetFieldsSchema = v.partial(v.strictObject(presetSchema.entries));

const pickedIds = v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(1000));

/** What of the drafts goes out: ids of blocks that differ, by page, removed ones among them. */
export const pickedPartsSchema = v.strictObject({
  main: pickedIds,
  tour: pickedIds,
  /** All that is no block: preset, settings, documents. */
  site: v.boolean(),
});

export type PickedParts = v.InferOutput<typeof pickedPartsSchema>;

export const publishTypeSchema = v.picklist(["site", "main", "tour"]);

export const publishedAnswerSchema = v.object({
  success: v.literal(true),
  data: v.object({ version: v.number(), published_at: v.string(), url: v.string() }),
});

const path = <Name extends string>(name: Name) => `/crm/api/constructor/${name}` as const;

/** Specification, section 7, "Organizer builder". */
export const editorCalls = {
  getAttachedSite: defineCall({
    method: "GET",
    path: path("get-attached-site"),
    summary: "The organiser's site, or null before one is attached",
    access: "member",
    query: byOrganizer,
    answer: dataOf(v.nullable(attachedSiteSchema)),
  }),
  attachSite: defineCall({
    method: "POST",
    path: path("attach-site"),
    summary:
      "Makes the organiser's site: a subdomain, pages to begin from, a preset. A main page " +
      "and its preset come from the named starter; 400 for a name that there is not. " +
      "Asked again, it answers the site that there is",
    access: "owner",
    body: v.strictObject({
      organizer_id: integerSchema,
      /** Name of a starter of main pages; without it the page has the least that a site needs. */
      starter: v.optional(v.pipe(v.string(), v.maxLength(40))),
    }),
    answer: dataOf(attachedSiteSchema),
  }),
  readiness: defineCall({
    method: "GET",
    path: path("readiness"),
    summary:
      "What of the organiser's business is ready to sell, by what is really there: site, tours, " +
      "documents, payments, pictures, search. What does not apply to them yet is left out",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(v.array(readinessCheckSchema)),
  }),
  publishData: defineCall({
    method: "POST",
    path: path("publish-data"),
    summary:
      "Publishes drafts as an immutable version; main and tour take that page's draft only, but " +
      "the first publication is of the whole site. With a body only what is picked goes out: other " +
      "blocks stay as they are published, and where; without one all does. 422 names the failing blocks that a visitor would see, by their ids, and as " +
      "`documents.agreement` and `documents.policy` what is missing while tours are on sale; as " +
      "`account.email` an e-mail that is not confirmed yet",
    access: "owner",
    query: v.strictObject({ organizer_id: queryInteger, type: publishTypeSchema }),
    body: v.optional(v.strictObject({ picked: v.optional(pickedPartsSchema) })),
    answer: publishedAnswerSchema,
  }),
  getPage: defineCall({
    method: "GET",
    path: path("get-page"),
    summary: "A page's draft; around the tour layout stand the main page's header and footer",
    access: "editor",
    query: byPage,
    answer: dataOf(pageSchema),
  }),
  savePageBlocks: defineCall({
    method: "POST",
    path: path("save-page-blocks"),
    summary:
      "Saves a page's draft; 409 with the newer draft in `data` when `version` is not the last. " +
      "Header and footer are saved with type main only; type tour leaves them out",
    access: "editor",
    query: byPage,
    body: v.strictObject({
      blocks: blocksSchema,
      version: v.optional(v.pipe(integerSchema, v.minValue(0))),
    }),
    answer: dataOf(v.object({ blocks: blocksSchema, version: v.number(), updated_at: v.string() })),
  }),
  savePageEdit: defineCall({
    method: "POST",
    path: path("save-page-edit"),
    summary:
      "Makes edits of a page's draft, one by one, all or none; those of others since `version` stay, " +
      "where they are of other blocks or fields. 409 with the newer draft in `data` where they are not, " +
      "422 for edits that do not fit the page: then it is saved whole",
    access: "editor",
    query: byPage,
    body: pageEditSchema,
    answer: dataOf(savedEditSchema),
  }),
  validateBlock: defineCall({
    method: "POST",
    path: path("validate-block"),
    summary: "Checks a block's content without storing it",
    access: "editor",
    query: byPage,
    body: v.strictObject({ block: blockSchema }),
    answer: v.object({ success: v.boolean(), validation: validationMapSchema }),
  }),
  getPresetList: defineCall({
    method: "GET",
    path: path("get-preset-list"),
    summary: "The design presets to choose from",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(
      v.array(
        v.object({
          preset_type: v.string(),
          title: v.string(),
          description: v.string(),
          preset: presetSchema,
          is_current: v.boolean(),
        }),
      ),
    ),
  }),
  getPreset: defineCall({
    method: "GET",
    path: path("get-preset"),
    summary: "The draft of the site's preset",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(
      v.object({
        ...presetDraft.entries,
        /** The same as custom properties and font faces, as a page of the site has them. */
        css: v.string(),
      }),
    ),
  }),
  changePreset: defineCall({
    method: "POST",
    path: path("change-preset"),
    summary: "Takes another preset; colours and fonts that are the organiser's own stay",
    access: "owner",
    query: byOrganizer,
    body: v.strictObject({ preset_type: v.string() }),
    answer: presetAnswer,
  }),
  updatePresetData: defineCall({
    method: "POST",
    path: path("update-preset-data"),
    summary:
      "Changes fields of the site's preset, or puts another preset on with them. With `was`, 409 " +
      "with the design as it is where somebody else has changed one of the same since",
    access: "owner",
    query: byOrganizer,
    body: v.strictObject({
      fields: presetFieldsSchema,
      preset_type: v.optional(v.string()),
      /** What of the same the change began from. */
      was: v.optional(
        v.strictObject({ fields: presetFieldsSchema, preset_type: v.optional(v.string()) }),
      ),
    }),
    answer: presetAnswer,
  }),
};
