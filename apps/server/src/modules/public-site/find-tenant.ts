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

type TenantContext = Pick<RequestContext, "db" | "env" | "siteHost" | "account">;

/**
 * Whose published site is asked for: by the `site-host` header, else by `site_id`; null for the
 * marketplace. 404 for a host or number that is nobody's, and before a site's first publication: in
 * the same words, so that nobody learns which sites are being made. Their own people are told.
 */
export async function findTenant(
  context: TenantContext,
  siteId: number | undefined,
): Promise<Tenant | null> {
  const site = await findAskedSite(context, siteId);
  if (!site) return null;
  const manifest = await readPublished(context.db, site);
  if (!manifest) throw notFound(publicSiteTexts[isOwn(site, context) ? "notPublished" : "noSite"]);
  return { site, manifest };
}

/**
 * Whose organiser and tours are asked for. Before the first publication only the organiser's own
 * people see them: in the preview of the page that they are making.
 */
export async function findVisibleSite(
  context: TenantContext,
  siteId: number | undefined,
): Promise<Site | null> {
  const site = await findAskedSite(context, siteId);
  if (!site || site.currentManifestId !== null || isOwn(site, context)) return site;
  throw notFound(publicSiteTexts.noSite);
}

function isOwn({ organizerId }: Site, { account }: TenantContext): boolean {
  const memberships = account?.memberships ?? [];
  return account?.isStaff === true || memberships.some((one) => one.organizerId === organizerId);
}

async function findAskedSite(
  { db, env, siteHost }: TenantContext,
  siteId: number | undefined,
): Promise<Site | null> {
  if (siteHost === null && siteId === undefined) return null;
  if (siteHost === new URL(env.siteOrigin).host) return null;
  const site =
    siteHost === null
      ? await findSiteById(db, siteId ?? 0)
      : await findSiteByHost(db, siteHost, env);
  if (!site) throw notFound(publicSiteTexts.noSite);
  return site;
}

async function findSiteById(db: Database, id: number): Promise<Site | undefined> {
  const [site] = await db.select().from(sites).where(eq(sites.id, id));
  return site;
}
