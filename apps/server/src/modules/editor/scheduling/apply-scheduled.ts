import { findBlock } from "@tour/blocks/definitions";
import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { numberDocuments } from "../../documents/publish-documents.ts";
import type { Site } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import type { PublishedContent } from "../../sites/site-content.ts";
import { manifests } from "../../sites/site.table.ts";
import { siteTexts } from "../../sites/site.texts.ts";
import { chooseContent } from "../publishing/choose-content.ts";
import { toPicked } from "./freeze-parts.ts";
import { listNewer } from "./list-newer.ts";
import type { ScheduledRow } from "../../sites/scheduling/scheduled-publication.table.ts";
import { schedulingTexts } from "./scheduling.texts.ts";

/** The site as it would be, went the publication out now: its parts, and all else as it is published. */
export async function applyScheduled(
  db: Database,
  site: Site,
  { publishType: type, parts, content }: ScheduledRow,
): Promise<PublishedContent> {
  const published = (await readPublished(db, site))?.content;
  const result = published
    ? chooseContent({ type, picked: toPicked(parts), drafts: content, published })
    : content;
  // Another version of a document may have been published meanwhile under the same number.
  const { documents, ...rest } = result;
  return documents ? { ...rest, documents: await numberDocuments(db, site.id, documents) } : result;
}

/** 422 where it would take something newer off the site, which is named. */
export async function refuseOverNewer(db: Database, site: Site, row: ScheduledRow): Promise<void> {
  const versions = await db
    .select()
    .from(manifests)
    .where(and(eq(manifests.siteId, site.id), gt(manifests.version, row.baseVersion)))
    .orderBy(asc(manifests.version));
  const newer = listNewer({
    picked: toPicked(row.parts),
    frozen: row.content,
    base: await readVersion(db, site.id, row.baseVersion),
    since: versions.map(({ content, frozenAt }) => ({
      content,
      isNewer: frozenAt === null || frozenAt > row.createdAt,
    })),
  });
  const names = (["main", "tour"] as const).flatMap((page) =>
    row.parts[page].filter(({ id }) => newer[page].includes(id)).map(({ type }) => nameOf(type)),
  );
  if (newer.site) names.push(schedulingTexts.site);
  if (names.length === 0) return;
  const told = names.map((name) => `«${name}»`).join(", ");
  throw new Refusal("unprocessable", schedulingTexts.newer(told));
}

/** A block's name, as people know it. */
export const nameOf = (type: number): string =>
  findBlock(type)?.definition.title ?? siteTexts.unknownBlock(type);

async function readVersion(db: Database, siteId: number, version: number) {
  const isThat = and(eq(manifests.siteId, siteId), eq(manifests.version, version));
  const [row] = await db.select({ content: manifests.content }).from(manifests).where(isThat);
  return row?.content;
}
