import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { notFound } from "../../http/errors/errors.ts";
import { siteTexts } from "./site.texts.ts";
import { sites } from "./site.table.ts";

export type Site = typeof sites.$inferSelect;

export async function findSiteOf(db: Database, organizerId: number): Promise<Site | undefined> {
  const [site] = await db.select().from(sites).where(eq(sites.organizerId, organizerId));
  return site;
}

/** The organiser's site; 404 before one is attached. */
export async function requireSiteOf(db: Database, organizerId: number): Promise<Site> {
  const site = await findSiteOf(db, organizerId);
  if (!site) throw notFound(siteTexts.noSite);
  return site;
}

/** The same, locked until the transaction ends, so that what is read may be written back. */
export async function lockSiteOf(tx: Database, organizerId: number): Promise<Site> {
  const [site] = await tx
    .select()
    .from(sites)
    .where(eq(sites.organizerId, organizerId))
    .for("update");
  if (!site) throw notFound(siteTexts.noSite);
  return site;
}
