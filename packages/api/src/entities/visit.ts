import * as v from "valibot";
import { integerSchema } from "./answer.ts";
import { dateSchema } from "./calendar-date.ts";
import { between } from "./input-fields.ts";

/** Organisers have no time zone of their own yet: their days begin and end by Moscow's clocks. */
export const salesZone = "Europe/Moscow";

/**
 * Where somebody came from, by the page that led here or by the mark in its address: nobody led here,
 * a search engine, a social network, our marketplace, an advertisement or a letter, another site. What
 * nobody remembers is unknown.
 */
export const visitSources = [
  "direct",
  "search",
  "social",
  "marketplace",
  "campaign",
  "other",
  "unknown",
] as const;
export type VisitSource = (typeof visitSources)[number];

/** The site says by this header from where the guest came who asks for seats. */
export const visitSourceHeader = "visit-source";

/** Pages of an organiser's site that are counted. */
export const visitPages = ["main", "tour", "booking"] as const;
export type VisitPage = (typeof visitPages)[number];

/** How often a page was opened by people from one source on one day. */
export const visitCountSchema = v.strictObject({
  organizer_id: integerSchema,
  /** By the clocks of `salesZone`. */
  day: dateSchema,
  page: v.picklist(visitPages),
  /** Of a tour's page and of its booking; 0 of the main page. */
  tour_id: between(0, 2_147_483_647),
  source: v.picklist(visitSources),
  views: between(1, 1_000_000),
  /** Those of them that began a visit: nothing of the same site led there. */
  visits: between(0, 1_000_000),
});
export type VisitCount = v.InferOutput<typeof visitCountSchema>;

/** More are sent by and by. */
export const maxVisitCounts = 1000;

/** What a process of the site counted since it last said. */
export const visitBatchSchema = v.strictObject({
  counts: v.pipe(v.array(visitCountSchema), v.maxLength(maxVisitCounts)),
});
