import { isDeepStrictEqual } from "node:util";
import type { AttachedSite } from "@tour/api";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { listMissingDocuments } from "../../documents/missing-documents.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { findSiteOf } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import { previewUrlOf, toSiteMetadata } from "../../sites/site-metadata.ts";
import { siteTexts } from "../../sites/site.texts.ts";
import { readOrganizerZone } from "../../tours/read-organizer-zone.ts";
import { readDrafts } from "./read-drafts.ts";

type SiteContext = Pick<RequestContext, "db" | "env" | "now">;

/** The organiser's site with its drafts, and what of them visitors do not see yet. */
export async function findAttachedSite(
  { db, env, now }: SiteContext,
  organizerId: number,
): Promise<AttachedSite | null> {
  const [organizer] = await db
    .select({ name: organizers.name })
    .from(organizers)
    .where(eq(organizers.id, organizerId));
  if (!organizer) throw notFound(siteTexts.noOrganizer);
  const site = await findSiteOf(db, organizerId);
  if (!site) return null;
  const drafts = await readDrafts(db, site, organizer.name);
  const published = await readPublished(db, site);
  const { main, tour, ...content } = drafts;
  const { main: shownMain, tour: shownTour, ...shownContent } = published?.content ?? {};
  return {
    ...toSiteMetadata(site, drafts, env),
    preview_url: previewUrlOf(site, env),
    time_zone: await readOrganizerZone(db, organizerId),
    published_at: published?.createdAt.toISOString() ?? null,
    has_unpublished: {
      main: !isDeepStrictEqual(main, shownMain),
      tour: !isDeepStrictEqual(tour, shownTour),
      site: !isDeepStrictEqual(content, shownContent),
    },
    missing_documents: await listMissingDocuments(db, organizerId, {
      content: drafts,
      now: now(),
    }),
  };
}

/** The same where there must be a site. */
export async function describeSite(
  context: SiteContext,
  organizerId: number,
): Promise<AttachedSite> {
  const site = await findAttachedSite(context, organizerId);
  if (!site) throw notFound(siteTexts.noSite);
  return site;
}
