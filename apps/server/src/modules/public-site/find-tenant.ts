import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { RequestContext } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import { findSiteByHost } from "../site/find-site.ts";
import type { Site } from "../site/find-site.ts";
import { readPublished } from "../site/read-published.ts";
import type { Manifest } from "../site/read-published.ts";
import { sites } from "../site/site.table.ts";
import { publicSiteTexts } from "./public-site.texts.ts";

/** A published site. */
export interface Tenant {
  site: Site;
  manifest: Manifest;
}

/**
 * Whose site is asked for: by the `site-host` header, else by `site_id`; null for the marketplace.
 * 404 for a host or number that is nobody's, and before a site's first publication.
 */
export async function findTenant(
  { db, env, siteHost }: Pick<RequestContext, "db" | "env" | "siteHost">,
  siteId: number | undefined,
): Promise<Tenant | null> {
  if (siteHost === null && siteId === undefined) return null;
  if (siteHost === new URL(env.siteOrigin).host) return null;
  const site =
    siteHost === null
      ? await findSiteById(db, siteId ?? 0)
      : await findSiteByHost(db, siteHost, env);
  if (!site) throw notFound(publicSiteTexts.noSite);
  const manifest = await readPublished(db, site);
  if (!manifest) throw notFound(publicSiteTexts.notPublished);
  return { site, manifest };
}

async function findSiteById(db: Database, id: number): Promise<Site | undefined> {
  const [site] = await db.select().from(sites).where(eq(sites.id, id));
  return site;
}
