import type { PublishedSite } from "@tour/api";
import { and, asc, count, eq, getTableColumns, inArray, isNotNull, sql } from "drizzle-orm";
import { containing } from "../../db/containing.ts";
import type { Database } from "../../db/database.ts";
import type { RequestContext } from "../../http/context.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { makeOrganizerSlug } from "../sites/organizer-slug.ts";
import { toSiteMetadata } from "../sites/site-metadata.ts";
import type { MetadataContent } from "../sites/site-metadata.ts";
import { manifests, sites } from "../sites/site.table.ts";
import { toOrganizerPublic } from "../organizers/organizer-public.ts";
import { readCards } from "../tours/tours-by-ids.ts";
import { findSoonestTours } from "./find-soonest-tours.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import { withShareImage } from "./share-image-url.ts";

interface Page {
  limit: number;
  offset: number;
  /** How many tours of each organiser, those leaving soonest first. */
  toursLimit: number;
  /** Only this organiser. */
  organizerId?: number;
  /** Only those with this in their names. */
  name?: string | undefined;
}

/** A page of the published sites with their organisers and nearest tours. */
export async function listPublishedSites(
  { db, env, now }: RequestContext,
  { toursLimit, ...page }: Page,
): Promise<PublishedSite[]> {
  const rows = await selectSites(db, page);
  const organizerIds = rows.map(({ organizer }) => organizer.id);
  const soonest = await findSoonestTours(db, { organizerIds, now: now(), limit: toursLimit });
  const cards = await readCards(
    db,
    [...soonest.values()].flatMap(({ ids }) => ids),
    { now: now() },
  );
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.map(({ site, organizer, manifestId, content }) => {
    const { ids, total } = soonest.get(organizer.id) ?? { ids: [], total: 0 };
    return {
      slug: makeOrganizerSlug(site, organizer.id),
      site: withShareImage(toSiteMetadata(site, content, env), manifestId),
      organizer: toOrganizerPublic(organizer),
      tours: ids.flatMap((id) => byId.get(id) ?? []),
      tours_count: total,
    };
  });
}

export async function countPublishedSites(db: Database, name?: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(sites)
    .innerJoin(organizers, eq(organizers.id, sites.organizerId))
    .where(and(isShown, hasName(name)));
  return row!.count;
}

const isShown = and(isNotNull(sites.currentManifestId), eq(organizers.isPublishedOnSite, true));

const hasName = (name: string | undefined) => {
  if (name === undefined) return undefined;
  const pattern = containing(withoutYo(name));
  return sql`translate(${organizers.name}, 'ёЁ', 'еЕ') ilike ${pattern}`;
};

const withoutYo = (text: string) => text.replaceAll("ё", "е").replaceAll("Ё", "Е");

/** What leads to the pages of published organisers. */
export async function listOrganizerSlugs(
  db: Database,
  { limit, offset }: Pick<Page, "limit" | "offset">,
): Promise<{ slug: string }[]> {
  const rows = await db
    .select({ name: sites.name, organizerId: sites.organizerId })
    .from(sites)
    .where(inArray(sites.organizerId, shownOrganizers(db, null)))
    .orderBy(asc(sites.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ slug: makeOrganizerSlug(row, row.organizerId) }));
}

/** First which sites, then their content: an offset would open each version that it skips. */
function selectSites(db: Database, { limit, offset, organizerId, name }: Omit<Page, "toursLimit">) {
  const isAsked = organizerId === undefined ? undefined : eq(sites.organizerId, organizerId);
  const page = db
    .select({ id: sites.id })
    .from(sites)
    .innerJoin(organizers, eq(organizers.id, sites.organizerId))
    .where(and(isShown, isAsked, hasName(name)))
    .orderBy(asc(sites.id))
    .limit(limit)
    .offset(offset);
  return db
    .select({
      site: getTableColumns(sites),
      organizer: getTableColumns(organizers),
      manifestId: manifests.id,
      // The pages in a version are large, and no list shows them.
      content: sql<MetadataContent>`json_build_object(
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
    .where(inArray(sites.id, page))
    .orderBy(asc(sites.id));
}
