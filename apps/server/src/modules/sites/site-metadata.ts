import type { SiteMetadata } from "@tour/api";
import type { ServerEnv } from "../../platform/env/env.ts";
import { listHidden } from "./documents-to-sell.ts";
import { noAnalytics, shownDocuments } from "./site-content.ts";
import type { PublishedContent } from "./site-content.ts";
import type { sites } from "./site.table.ts";

type SiteRow = Pick<typeof sites.$inferSelect, "id" | "name" | "customDomain" | "organizerId">;
/** What of a site's content its metadata tells. */
export type MetadataContent = Pick<
  PublishedContent,
  "name" | "settings" | "preset" | "presetType" | "documents" | "fonts"
>;

/** The host that the site is served on: the organiser's own, else the provided one. */
export function hostOf(site: Pick<SiteRow, "name" | "customDomain">, env: ServerEnv): string {
  return site.customDomain ?? `${site.name}.${env.providedDomain}`;
}

/** The address that visitors are given. */
export const urlOf = (site: Pick<SiteRow, "name" | "customDomain">, env: ServerEnv): string =>
  `${env.siteOrigin.slice(0, env.siteOrigin.indexOf("//"))}//${hostOf(site, env)}`;

/**
 * The page that previews are shown in. It stands on the provided address even where visitors come to
 * the organiser's own: the office's policy names what it may frame before it knows of any site.
 */
export const previewUrlOf = (site: Pick<SiteRow, "name">, env: ServerEnv): string =>
  `${urlOf({ ...site, customDomain: null }, env)}/tour-view`;

/** A site's metadata, from its drafts or from a published version. */
export function toSiteMetadata(
  site: SiteRow,
  content: MetadataContent,
  env: ServerEnv,
): SiteMetadata {
  const domain = hostOf(site, env);
  const { settings } = content;
  const { agreement, policy } = shownDocuments(content);
  return {
    id: site.id,
    name: content.name,
    domain,
    url: urlOf(site, env),
    title: settings.title,
    description: settings.description,
    favicon: settings.favicon,
    share_image: settings.shareImage,
    preset_type: content.presetType,
    preset: content.preset,
    logo: settings.logo,
    organizer_id: site.organizerId,
    is_indexable: settings.isIndexable,
    is_need_to_display_agreement: agreement !== undefined,
    is_need_to_display_privacy: policy !== undefined,
    can_book: canTakeRequests(content),
    fonts: content.fonts ?? [],
    analytics: settings.analytics ?? noAnalytics,
  };
}

/**
 * Whether visitors can read all that they agree to who book: a request keeps the versions of the
 * agreement and the policy (product decisions, section 7), so a site that lacks one takes none.
 */
export const canTakeRequests = (
  content: Pick<PublishedContent, "settings" | "documents">,
): boolean => listHidden(content).length === 0;
