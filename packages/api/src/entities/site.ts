import { presetSchema } from "@tour/theme";
import * as v from "valibot";
import { cropsSchema } from "./picture-crops.ts";
import { documentTypeSchema } from "./document.ts";
import { fontSchema } from "./font.ts";
import { imageSchema } from "./media.ts";
import { shownNoticeSchema } from "./site-notice.ts";
import { analyticsSchema } from "./site-setting.ts";

const presetWithType = v.object({ preset_type: v.string(), preset: presetSchema });

/** Site metadata of the specification, section 3. */
export const siteMetadataSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** The host that the site is served on, with a port where it is not the default. */
  domain: v.string(),
  url: v.string(),
  title: v.string(),
  description: v.string(),
  favicon: v.nullable(v.string()),
  share_image: v.nullable(v.object({ url: v.string(), crops: v.optional(cropsSchema) })),
  ...presetWithType.entries,
  logo: v.nullable(imageSchema),
  organizer_id: v.number(),
  is_indexable: v.boolean(),
  is_need_to_display_agreement: v.boolean(),
  is_need_to_display_privacy: v.boolean(),
  /** Whether requests are taken here: not before there is a privacy policy. */
  can_book: v.optional(v.boolean()),
  analytics: v.optional(analyticsSchema),
  /** The organiser's uploaded fonts that the preset names. */
  fonts: v.optional(v.array(v.omit(fontSchema, ["id"]))),
  /** What stands above the header now; of a published site alone. */
  notice: v.optional(v.nullable(shownNoticeSchema)),
});

export type SiteMetadata = v.InferOutput<typeof siteMetadataSchema>;

/** The attached site as its organiser sees it in the builder. */
export const attachedSiteSchema = v.object({
  ...siteMetadataSchema.entries,
  /** The page that previews are shown in: on the provided address, which the office may frame. */
  preview_url: v.string(),
  /** IANA name: the clocks by which the organiser says when something is to happen. */
  time_zone: v.string(),
  /** Instant (ISO 8601, UTC) of the last publication; null before the first. */
  published_at: v.nullable(v.string()),
  /** What differs from the published version. */
  has_unpublished: v.object({ main: v.boolean(), tour: v.boolean(), site: v.boolean() }),
  /** What must be written and shown before the site is published: tours are on sale already. */
  missing_documents: v.array(documentTypeSchema),
});

export type AttachedSite = v.InferOutput<typeof attachedSiteSchema>;
