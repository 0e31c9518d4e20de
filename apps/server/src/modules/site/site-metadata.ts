import type { DocumentType, SiteMetadata } from "@tour/api";
import type { ServerEnv } from "../../platform/env.ts";
import { displayFlags, noAnalytics } from "./site-content.ts";
import type { PublishedContent } from "./site-content.ts";
import type { sites } from "./site.table.ts";

type SiteRow = Pick<typeof sites.$inferSelect, "id" | "name" | "ownDomain" | "organizerId">;
type Look = Pick<
  PublishedContent,
  "name" | "settings" | "preset" | "presetType" | "documents" | "fonts"
>;

/** The host that the site is served on: the organiser's own, else the provided one. */
export function hostOf(site: Pick<SiteRow, "name" | "ownDomain">, env: ServerEnv): string {
  return site.ownDomain ?? `${site.name}.${env.providedDomain}`;
}

/** The address that visitors are given. */
export const urlOf = (site: Pick<SiteRow, "name" | "ownDomain">, env: ServerEnv): string =>
  `${env.siteOrigin.slice(0, env.siteOrigin.indexOf("//"))}//${hostOf(site, env)}`;

/** A site's metadata, from its drafts or from a published version. */
export function toSiteMetadata(site: SiteRow, look: Look, env: ServerEnv): SiteMetadata {
  const domain = hostOf(site, env);
  const { settings, documents } = look;
  const isShown = (type: DocumentType) =>
    settings[displayFlags[type]] && documents?.[type] !== undefined;
  return {
    id: site.id,
    name: look.name,
    domain,
    url: urlOf(site, env),
    title: settings.title,
    description: settings.description,
    favicon: settings.favicon,
    share_image: settings.shareImage,
    preset_type: look.presetType,
    preset: look.preset,
    logo: settings.logo,
    organizer_id: site.organizerId,
    is_indexable: settings.isIndexable,
    is_need_to_display_agreement: isShown("agreement"),
    is_need_to_display_privacy: isShown("policy"),
    fonts: look.fonts ?? [],
    analytics: settings.analytics ?? noAnalytics,
  };
}
