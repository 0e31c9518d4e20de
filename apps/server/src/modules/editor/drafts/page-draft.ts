import type { Block, PageType } from "@tour/api";
import { keepEnds } from "@tour/blocks/definitions";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { joinShared } from "../../sites/shared-blocks.ts";
import { pages } from "../../sites/site.table.ts";

type PageRow = typeof pages.$inferSelect;

export async function readPage(db: Database, siteId: number, type: PageType): Promise<PageRow> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.siteId, siteId), eq(pages.type, type)));
  if (!page) throw new Error(`Site ${siteId} has no page ${type}`);
  return page;
}

/** A page's draft as calls answer it: the tour layout with the header and footer around it. */
export async function readDraft(db: Database, siteId: number, type: PageType) {
  return toDraft(db, await readPage(db, siteId, type));
}

export async function toDraft(db: Database, page: PageRow) {
  return {
    type: page.type,
    blocks: await joinBlocks(db, page),
    version: page.version,
    updated_at: page.updatedAt.toISOString(),
  };
}

async function joinBlocks(db: Database, page: PageRow): Promise<Block[]> {
  if (page.type === "main") return keepEnds(page.blocks);
  const main = await readPage(db, page.siteId, "main");
  return joinShared(main.blocks, page.blocks);
}
