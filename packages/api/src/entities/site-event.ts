import * as v from "valibot";
import { pageTypeSchema } from "./block.ts";

/**
 * `GET` with `organizer_id`: server-sent events of one organiser's site, for who edits it. It is no call of
 * the contract, for it does not end, and can carry no `user-role`.
 */
export const siteEventsPath = "/crm/api/constructor/site-events";

/** Sent as an event of this name whenever nothing else was for so many ms; without it the line is dead. */
export const siteBeat = { event: "beat", everyMs: 10_000 } as const;

/** What changed of a site, never how it is now: that is asked for by the calls that there are. */
export const siteEventSchema = v.variant("what", [
  /** The draft of a page was saved. */
  v.object({
    what: v.literal("page"),
    site_id: v.number(),
    type: pageTypeSchema,
    version: v.number(),
  }),
  /** Somebody opened a page, went to another block of it, or left. */
  v.object({ what: v.literal("viewers"), site_id: v.number(), type: pageTypeSchema }),
  /** Somebody said something of a page's draft, or did something with what was said. */
  v.object({ what: v.literal("comments"), site_id: v.number(), type: pageTypeSchema }),
  /** What is no page: looks and blocks under names, the design, the settings. */
  v.object({
    what: v.literal("part"),
    site_id: v.number(),
    part: v.picklist(["brand", "block_template", "design", "settings"]),
  }),
  /** Specification, section 3, "site status changed"; or what waits to be published is another. */
  v.object({
    what: v.literal("site"),
    site_id: v.number(),
    status: v.picklist(["published", "scheduled", "shown", "suspended"]),
  }),
]);
export type SiteEvent = v.InferOutput<typeof siteEventSchema>;
