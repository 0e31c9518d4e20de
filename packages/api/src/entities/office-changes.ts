import * as v from "valibot";

/** What of an office can change: a request, what is written about it, what is to be done about it, … */
export const officeChangeKinds = [
  "request",
  "message",
  "task",
  "question",
  "departure",
  "tour",
  /** The draft of a page, with the number of its site. */
  "main_page",
  "tour_page",
  /** Whether the site is published, and shown on the marketplace, by its number. */
  "site",
  /** What is said of a draft by those who were given a link to it, with the number of its site. */
  "draft_comment",
  /** What stands above the header of the site, by the site's number. */
  "notice",
  /** Looks and blocks that are kept under names, and the draft's design and settings; by the site's number. */
  "brand",
  "block_template",
  "design",
  "settings",
] as const;

/** What somebody can be seen to look at. */
export const viewedKinds = [
  "request",
  "question",
  "departure",
  "tour",
  "main_page",
  "tour_page",
] as const;
export type ViewedKind = (typeof viewedKinds)[number];
export type OfficeChangeKind = (typeof officeChangeKinds)[number];

/**
 * Where a reader of changes goes on: seconds since 1970 and a snapshot of the database, as the call
 * before answered it. Nothing else is meant to understand it.
 */
export const changesCursorSchema = v.pipe(
  v.string(),
  v.maxLength(8000),
  v.regex(/^\d{1,12}\.\d{1,18}:\d{1,18}:(?:\d{1,18}(?:,\d{1,18})*)?$/),
);

export const officeChangesSchema = v.object({
  cursor: v.string(),
  /**
   * What changed since, each once: `message` and `task` with the number of their request, the others
   * with their own.
   */
  changes: v.array(v.object({ kind: v.picklist(officeChangeKinds), id: v.number() })),
  /** The cursor is too old to say what changed: anything may have. */
  is_outdated: v.boolean(),
  /** Who else looks at what was named, whoever came first first. */
  viewers: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      since: v.string(),
      /** Which part of it, for example a block of the page; null for the whole. */
      part: v.nullable(v.string()),
    }),
  ),
});
export type OfficeChanges = v.InferOutput<typeof officeChangesSchema>;
