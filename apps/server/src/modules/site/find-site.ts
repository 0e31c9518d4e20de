import { and, eq, inArray, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce, unnamed } from "../../db/prepare-once.ts";
import type { ServerEnv } from "../../platform/env.ts";
import { notFound } from "../../platform/errors.ts";
import { domains } from "../domain/domain.table.ts";
import { siteTexts } from "./site.texts.ts";
import { sites } from "./site.table.ts";

export type Site = typeof sites.$inferSelect;

/** The site that a host serves, drafts and all; undefined for a host that is nobody's. */
export async function findSiteByHost(
  db: Database,
  host: string,
  env: Pick<ServerEnv, "providedDomain">,
): Promise<Site | undefined> {
  const suffix = `.${env.providedDomain}`;
  const [site] = host.endsWith(suffix)
    ? await selectByName(db).execute({ name: host.slice(0, -suffix.length) })
    : await selectByOwnHost(db).execute({ host });
  return site;
}

const selectByName = prepareOnce((db) =>
  db
    .select()
    .from(sites)
    .where(eq(sites.name, sql.placeholder("name")))
    .prepare(unnamed),
);

/** An own domain is served from its proof on, before it becomes the site's address. */
const selectByOwnHost = prepareOnce((db) => {
  const host = sql.placeholder("host");
  const served = db
    .select({ id: domains.siteId })
    .from(domains)
    .where(and(eq(domains.host, host), inArray(domains.state, ["issuing_certificate", "active"])));
  return db
    .select()
    .from(sites)
    .where(or(eq(sites.ownDomain, host), inArray(sites.id, served)))
    .prepare(unnamed);
});

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
