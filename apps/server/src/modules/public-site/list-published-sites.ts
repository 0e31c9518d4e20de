import type { SiteMetadata } from "@tour/api";
import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { RequestContext } from "../../platform/context.ts";
import { organizers } from "../organizer/organizer.table.ts";
import type { PublishedContent } from "../site/site-content.ts";
import { toSiteMetadata } from "../site/site-metadata.ts";
import { manifests, sites } from "../site/site.table.ts";
import { listToursByOrganizer } from "../tour/list-tours.ts";
import { toOrganizerPublic } from "../organizer/organizer-public.ts";
import { withShareImage } from "./share-image-url.ts";

type Look = Pick<
  PublishedContent,
  "name" | "settings" | "preset" | "presetType" | "documents" | "fonts"
>;

/** The published sites with their organisers and tours, in four queries however many they are. */
export async function listPublishedSites({ db, env, now }: RequestContext) {
  const rows = await db
    .select({
      site: getTableColumns(sites),
      organizer: getTableColumns(organizers),
      manifestId: manifests.id,
      // The pages in a version are large, and no list shows them.
      look: sql<Look>`json_build_object(
        'name', ${manifests.content} -> 'name',
        'settings', ${manifests.content} -> 'settings',
        'fonts', ${manifests.content} -> 'fonts',
        'documents', ${manifests.content} -> 'documents',
        'preset', ${manifests.content} -> 'preset',
        'presetType', ${manifests.content} -> 'presetType')`,
    })
    .from(sites)
    .innerJoin(manifests, eq(manifests.id, sites.currentManifestId))
    .innerJoin(organizers, eq(organizers.id, sites.organizerId))
    .where(eq(organizers.isPublishedOnSite, true))
    .orderBy(asc(sites.id));
  const organizerIds = rows.map((row) => row.organizer.id);
  const tours = await listToursByOrganizer(db, { organizerIds, now: now() });
  return rows.map(({ site, organizer, manifestId, look }) => {
    const metadata: SiteMetadata = toSiteMetadata(site, look, env);
    return {
      site: withShareImage(metadata, manifestId),
      organizer: toOrganizerPublic(organizer),
      tours: tours.get(organizer.id) ?? [],
    };
  });
}
