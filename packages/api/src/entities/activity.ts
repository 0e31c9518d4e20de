import * as v from "valibot";

/** What is written down when somebody did it. */
export const activityKinds = [
  "member_invited",
  "invitation_withdrawn",
  "member_joined",
  "role_changed",
  "member_removed",
  "site_published",
  "publication_scheduled",
  "publication_moved",
  "publication_canceled",
  "draft_link_made",
  "draft_link_revoked",
  "notice_posted",
  "notice_taken_down",
  "domain_changed",
  "document_changed",
  "picture_removed",
  "template_kept",
  "template_removed",
  "brand_kept",
  "brand_changed",
  "brand_removed",
  "design_changed",
  "payment_settings_changed",
  "request_changed",
  "payment_recorded",
  "refund_recorded",
  "passport_revealed",
  "dates_added",
  "dates_changed",
  "dates_canceled",
  /** Nobody's deed: a date has closed by itself. */
  "date_filled",
  "tour_archived",
  "tour_restored",
  "tour_removed",
  "tours_imported",
  "import_undone",
  "verification_decided",
  "market_changed",
  "review_decided",
  "review_hidden",
  "review_shown",
  "review_answered",
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The same for what staff do with the marketplace's own sale, which is no organiser's. */
export const marketDeedKinds = [
  "legal_changed",
  "commission_changed",
  "shop_changed",
  "document_published",
  "texts_changed",
  "collection_added",
  "collection_changed",
  "collection_removed",
  "collections_ordered",
] as const;
export type MarketDeedKind = (typeof marketDeedKinds)[number];

const personSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** One of the marketplace's staff. */
  is_staff: v.boolean(),
});

/** Something that somebody did for an organiser. */
export const activityRowSchema = v.object({
  id: v.number(),
  at: v.string(),
  /** Null for somebody whose account is gone, and for what happened by itself. */
  by: v.nullable(personSchema),
  kind: v.picklist(activityKinds),
  /** The number of the request, the tour or the date that it is about. */
  subject_id: v.nullable(v.number()),
  /** The name of whom it is about. */
  person: v.nullable(v.string()),
  /** What else is known of it, by the kind; never anybody's data. */
  details: v.record(v.string(), v.union([v.string(), v.number(), v.boolean()])),
});
export type ActivityRow = v.InferOutput<typeof activityRowSchema>;

/** Something that staff changed in the marketplace's own sale. */
export const marketDeedSchema = v.object({
  ...v.pick(activityRowSchema, ["id", "at", "by", "details"]).entries,
  kind: v.picklist(marketDeedKinds),
});
export type MarketDeed = v.InferOutput<typeof marketDeedSchema>;

/** By whom there is something to be read. */
export const activityPeopleSchema = v.array(personSchema);
