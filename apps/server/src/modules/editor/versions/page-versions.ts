import type { Block, PageType, PageVersion } from "@tour/api";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../accounts/auth.table.ts";
import type { PublishedContent } from "../../sites/site-content.ts";
import { joinShared } from "../../sites/shared-blocks.ts";
import { manifests } from "../../sites/site.table.ts";

const shownVersions = 50;

/** Publications that took the page's draft: of the page alone, and of the whole site. */
const ofPage = (siteId: number, type: PageType) =>
  and(eq(manifests.siteId, siteId), inArray(manifests.publishType, ["site", type]));

/** The last published versions of a page, without their blocks, which are large. */
export async function listPageVersions(
  db: Database,
  siteId: number,
  type: PageType,
): Promise<PageVersion[]> {
  const rows = await db
    .select({
      version: manifests.version,
      publish_type: manifests.publishType,
      createdAt: manifests.createdAt,
      published_by: sql<string>`coalesce(${users.name}, '')`,
      blocks_count: sql<number>`json_array_length(${manifests.content} -> ${type}::text)::int`,
    })
    .from(manifests)
    .leftJoin(users, eq(users.id, manifests.publishedBy))
    .where(ofPage(siteId, type))
    .orderBy(desc(manifests.version))
    .limit(shownVersions);
  return rows.map(({ createdAt, ...row }, index) => ({
    ...row,
    published_at: createdAt.toISOString(),
    is_current: index === 0,
  }));
}

interface FoundVersion {
  info: PageVersion;
  /** As they are stored. */
  own: Block[];
  /** With the header and footer of that time. */
  shown: Block[];
  content: PublishedContent;
}

/** The blocks of one of them as they are stored; undefined when it is not among the last. */
export async function findPageVersion(
  db: Database,
  siteId: number,
  type: PageType,
  version: number,
): Promise<FoundVersion | undefined> {
  const info = (await listPageVersions(db, siteId, type)).find((one) => one.version === version);
  if (!info) return undefined;
  const [row] = await db
    .select({ content: manifests.content })
    .from(manifests)
    .where(and(ofPage(siteId, type), eq(manifests.version, version)));
  if (!row) return undefined;
  const { main, tour } = row.content;
  return {
    info,
    own: type === "main" ? main : tour,
    shown: type === "main" ? main : joinShared(main, tour),
    content: row.content,
  };
}
