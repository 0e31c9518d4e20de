import type { Block, MediaPlace } from "@tour/api";
import { findBlock } from "@tour/blocks/definitions";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { marketCollections } from "../../collections/collection.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { lockSiteOf } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import type { PublishedContent, SiteSettings } from "../../sites/site-content.ts";
import { manifests, pages, sites } from "../../sites/site.table.ts";
import { scheduledPublications } from "../../sites/scheduling/scheduled-publication.table.ts";
import { blockTemplates } from "../templates/block-template.table.ts";
import { tours } from "../../tours/tour.table.ts";

/** As many versions of a page as can be restored. */
const restorable = 50;

/** Whether a stored value names the picture: every address of one holds its key between slashes. */
const names = (column: AnyPgColumn, key: string) => sql`strpos(${column}::text, ${`/${key}/`}) > 0`;

const holds = (value: unknown, key: string) => JSON.stringify(value ?? null).includes(`/${key}/`);

interface FindOptions {
  /** Holds publications of the site back until the transaction is over. */
  isLocking?: boolean;
}

/** Every place where a picture of the organiser stands, those that guests see first. */
export async function findPlaces(
  db: Database,
  organizerId: number,
  key: string,
  options: FindOptions = {},
): Promise<MediaPlace[]> {
  const ofOrganizer = await findAtOrganizer(db, organizerId, key);
  const onSite = await findOnSite(db, organizerId, key, options);
  const places = [
    ...onSite.filter(({ kind }) => kind !== "logo" || ofOrganizer.length === 0),
    ...ofOrganizer,
    ...(await findInTours(db, organizerId, key)),
    ...(await findInTemplates(db, organizerId, key)),
    ...(await findInCollections(db, key)),
  ];
  return places.toSorted((a, b) => Number(b.is_live) - Number(a.is_live));
}

async function findOnSite(
  db: Database,
  organizerId: number,
  key: string,
  { isLocking = false }: FindOptions,
): Promise<MediaPlace[]> {
  const [found] = await db.select().from(sites).where(eq(sites.organizerId, organizerId));
  if (!found) return [];
  const site = isLocking ? await lockSiteOf(db, organizerId) : found;
  const published = (await readPublished(db, site))?.content;
  const drafts = await db.select().from(pages).where(eq(pages.siteId, site.id));
  const draftOf = (type: "main" | "tour") =>
    drafts.find((page) => page.type === type)?.blocks ?? [];
  return [
    ...findInBlocks("main", draftOf("main"), published?.main ?? [], key),
    ...findInBlocks("tour-page", draftOf("tour"), published?.tour ?? [], key),
    ...findInSettings(site.settings, published, key),
    ...(await findInScheduled(db, site.id, key)),
    ...(await findInVersions(db, site, key)),
  ];
}

/** Blocks of a page, each once: in the draft, on the site, or both. */
function findInBlocks(
  kind: "main" | "tour-page",
  draft: readonly Block[],
  published: readonly Block[],
  key: string,
): MediaPlace[] {
  const isIn = (block: Block) => holds(block.content, key);
  const live = published.filter((block) => isIn(block) && !block.is_hidden);
  const known = new Map([...draft.filter(isIn), ...live].map((block) => [block.id, block]));
  return [...known.values()].map(({ id, type }) => ({
    kind,
    title: findBlock(type)?.definition.title ?? "",
    id,
    is_live: live.some((block) => block.id === id),
  }));
}

const settingKinds = { favicon: "favicon", shareImage: "share-image", logo: "logo" } as const;

function findInSettings(
  draft: SiteSettings,
  published: PublishedContent | undefined,
  key: string,
): MediaPlace[] {
  return (["favicon", "shareImage", "logo"] as const).flatMap((name) => {
    const is_live = holds(published?.settings[name], key);
    if (!is_live && !holds(draft[name], key)) return [];
    return [{ kind: settingKinds[name], title: "", id: null, is_live }];
  });
}

/** Publications that would go out with a hole. */
async function findInScheduled(db: Database, siteId: number, key: string): Promise<MediaPlace[]> {
  const { siteId: ofSite, content } = scheduledPublications;
  const isIn = and(eq(ofSite, siteId), names(content, key));
  const count = await db.$count(scheduledPublications, isIn);
  return count > 0 ? [{ kind: "scheduled", title: "", id: null, is_live: false }] : [];
}

/** Versions that would show a hole when they are restored. */
async function findInVersions(
  db: Database,
  site: { id: number; currentManifestId: number | null },
  key: string,
): Promise<MediaPlace[]> {
  const rows = await db
    .select({ version: manifests.version, isIn: names(manifests.content, key).mapWith(Boolean) })
    .from(manifests)
    .where(and(eq(manifests.siteId, site.id), ne(manifests.id, site.currentManifestId ?? 0)))
    .orderBy(desc(manifests.version))
    .limit(restorable);
  const versions = rows.filter(({ isIn }) => isIn).map(({ version }) => version);
  if (versions.length === 0) return [];
  const title = versions.toReversed().join(", ");
  return [{ kind: "versions", title, id: null, is_live: false }];
}

/** Tours are not published: what is in one that guests find is seen at once. */
async function findInTours(db: Database, organizerId: number, key: string): Promise<MediaPlace[]> {
  const isIn = sql`(${names(tours.content, key)} or ${names(tours.image, key)})`;
  const rows = await db
    .select({
      ...{ id: tours.id, title: tours.title },
      ...{ isListed: tours.isListed, individualFor: tours.individualFor },
    })
    .from(tours)
    .where(and(eq(tours.organizerId, organizerId), isIn))
    .orderBy(tours.id);
  return rows.map(({ id, title, isListed, individualFor }) => ({
    kind: "tour",
    title,
    id,
    is_live: isListed || individualFor !== null,
  }));
}

/** Templates from which blocks would be made with a hole. */
async function findInTemplates(
  db: Database,
  organizerId: number,
  key: string,
): Promise<MediaPlace[]> {
  const { organizerId: of, name, blocks } = blockTemplates;
  const rows = await db
    .select({ title: name })
    .from(blockTemplates)
    .where(and(eq(of, organizerId), names(blocks, key)))
    .orderBy(name);
  return rows.map(({ title }) => ({ kind: "template", title, id: null, is_live: false }));
}

/** The organiser's sign stands in the head of every page of theirs. */
async function findAtOrganizer(
  db: Database,
  organizerId: number,
  key: string,
): Promise<MediaPlace[]> {
  const own = and(eq(organizers.id, organizerId), names(organizers.logo, key));
  const isIn = (await db.$count(organizers, own)) > 0;
  return isIn ? [{ kind: "logo", title: "", id: null, is_live: true }] : [];
}

async function findInCollections(db: Database, key: string): Promise<MediaPlace[]> {
  const rows = await db
    .select({ title: marketCollections.name, isShown: marketCollections.isShown })
    .from(marketCollections)
    .where(names(marketCollections.image, key));
  return rows.map(({ title, isShown }) => ({
    kind: "collection",
    title,
    id: null,
    is_live: isShown,
  }));
}
