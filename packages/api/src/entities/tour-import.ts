import * as v from "valibot";

/**
 * What a column of a file may say of a tour and of its dates. `option_price` stands for several columns:
 * each is the price of the option that its name names.
 */
export const importFields = [
  "slug",
  "external_id",
  "title",
  "subtitle",
  "description",
  "country",
  "region",
  "city",
  "activities",
  "days",
  "nights",
  "min_age",
  "group_size_from",
  "group_size_to",
  "included",
  "not_included",
  "picture",
  "date_id",
  "start_date",
  "end_date",
  "start_time",
  "capacity",
  "price",
  "option_price",
  "currency",
] as const;
export type ImportField = (typeof importFields)[number];

export const importFormats = ["csv", "xlsx", "yml"] as const;

/** A file that is read again: a table that any spreadsheet opens, or a feed. */
export const exportFormats = ["csv", "yml"] as const;

/** How many bytes a file of tours has at most. */
export const MAX_IMPORT_BYTES = 5 * 1024 * 1024;
/** How many rows, or offers of a feed. */
export const MAX_IMPORT_ROWS = 2_000;

/** How many pictures that a file names are fetched, of a tour and of all. */
export const MAX_TOUR_PICTURES = 20;
export const MAX_IMPORT_PICTURES = 500;

/** `ready` to be looked at, nothing written yet; then `applied`, and `undone` where it was taken back. */
export const importStates = ["ready", "applying", "applied", "undoing", "undone"] as const;

/** What an import would do with a tour. */
export const importItemKinds = ["new", "changed", "same", "error"] as const;

/** What it did: `left` as it is, because somebody sold or edited it since. */
export const importItemStates = ["waiting", "applied", "failed", "undone", "left"] as const;

const problemSchema = v.object({
  /** Of the sheet, or which offer of the feed; from 1. */
  row: v.number(),
  /** As the file calls it; empty for the whole row. */
  column: v.string(),
  level: v.picklist(["error", "warning"]),
  text: v.string(),
});
export type ImportProblem = v.InferOutput<typeof problemSchema>;

const changeSchema = v.object({
  /** What changes; `date` for a date that is added. */
  field: v.picklist([...importFields, "date"]),
  /** `yyyy-MM-dd` of the date that it is about; null for the tour itself. */
  date: v.nullable(v.string()),
  /** As people read it; empty where there was nothing. */
  before: v.string(),
  after: v.string(),
});
export type ImportChange = v.InferOutput<typeof changeSchema>;

/** `waiting` until its tour is written and it is fetched; `had`, or `failed` for what could not be had. */
export const importPictureStates = ["waiting", "had", "failed"] as const;

const pictureSchema = v.object({
  url: v.string(),
  state: v.picklist(importPictureStates),
  /** Why it failed; empty otherwise. */
  problem: v.string(),
});

const columnSchema = v.object({
  name: v.string(),
  /** Null for one that is left out. */
  field: v.nullable(v.picklist(importFields)),
  /** The first cell below that is not empty. */
  example: v.string(),
});
export type ImportColumn = v.InferOutput<typeof columnSchema>;

const counts = <const Name extends string>(names: readonly Name[]) =>
  v.object(
    Object.fromEntries(names.map((name) => [name, v.number()])) as Record<
      Name,
      v.NumberSchema<undefined>
    >,
  );

/** A file of tours: what it would do, and what it did. */
export const tourImportSchema = v.object({
  id: v.number(),
  file_name: v.string(),
  format: v.picklist(importFormats),
  state: v.picklist(importStates),
  created_at: v.string(),
  applied_at: v.nullable(v.string()),
  /** Who read it in; null for somebody whose account is gone. */
  by: v.nullable(v.string()),
  /** Whether its dates go on sale: its person may change what is sold. */
  sells_dates: v.boolean(),
  /** Pictures that the file names. */
  pictures: v.number(),
  /** Of tours that have none yet: these are fetched after all tours are written. */
  picture_states: counts(importPictureStates),
  /** Of a sheet, from the left; a feed has none. */
  columns: v.array(columnSchema),
  kinds: counts(importItemKinds),
  states: counts(importItemStates),
});
export type TourImport = v.InferOutput<typeof tourImportSchema>;

/** A tour of an import. */
export const importItemSchema = v.object({
  position: v.number(),
  /** The first row that speaks of it. */
  row: v.number(),
  title: v.string(),
  kind: v.picklist(importItemKinds),
  state: v.picklist(importItemStates),
  /** Null before a new one is made, and after it was taken back. */
  tour_id: v.nullable(v.number()),
  changes: v.array(changeSchema),
  problems: v.array(problemSchema),
  /** Those that it gets. */
  pictures: v.array(pictureSchema),
  /** Why it failed or was left; empty otherwise. */
  message: v.string(),
});
export type ImportItem = v.InferOutput<typeof importItemSchema>;

/** Which field each column stands for, from the left, as JSON in a form: `["title",null]`. */
export const chosenColumnsSchema = v.pipe(
  v.string(),
  v.maxLength(20_000),
  v.parseJson(),
  v.pipe(v.array(v.nullable(v.picklist(importFields))), v.maxLength(200)),
);
