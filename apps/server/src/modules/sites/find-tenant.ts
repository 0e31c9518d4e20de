import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { showsDraft } from "./draft-links/find-draft-link.ts";
import { manifestsOf } from "./manifest-cache.ts";
import type { ServedManifest } from "./manifest-cache.ts";
import { findServedSite } from "./served-site.ts";
import type { ServedSite } from "./served-site.ts";
import { tenantTexts } from "./tenant.texts.ts";

/** A published site. */
export interface Tenant {
  site: ServedSite;
  manifest: ServedManifest;
}

type TenantContext = Pick<
  RequestContext,
  "db" | "env" | "siteHost" | "draftToken" | "account" | "services" | "now"
>;

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
  const { currentManifestId: id, lineage } = site;
  const manifest =
    id === null ? undefined : await manifestsOf(context.services).read(context.db, id, lineage);
  if (!manifest) throw notFound(tenantTexts[isOwn(site, context) ? "notPublished" : "noSite"]);
  return { site, manifest };
}

/**
 * Whose organiser and tours are asked for. Before the first publication only the organiser's own
 * people see them, in the preview of the page that they are making, and whoever has a link to its draft.
 */
export async function findVisibleSite(
  context: TenantContext,
  siteId: number | undefined,
): Promise<ServedSite | null> {
  const site = await findAskedSite(context, siteId);
  if (!site || site.currentManifestId !== null || isOwn(site, context)) return site;
  const { db, draftToken: token, now } = context;
  if (token && (await showsDraft(db, { siteId: site.id, token, now: now() }))) return site;
  throw notFound(tenantTexts.noSite);
}

function isOwn({ organizerId }: ServedSite, { account }: TenantContext): boolean {
  const memberships = account?.memberships ?? [];
  return account?.isStaff === true || memberships.some((one) => one.organizerId === organizerId);
}

async function findAskedSite(
  { db, env, siteHost }: TenantContext,
  siteId: number | undefined,
): Promise<ServedSite | null> {
  if (siteHost === null && siteId === undefined) return null;
  if (siteHost !== null && env.siteOrigin.endsWith(`//${siteHost}`)) return null;
  const by = siteHost === null ? { id: siteId ?? 0 } : { host: siteHost };
  const site = await findServedSite(db, by, env);
  if (!site) throw notFound(tenantTexts.noSite);
  return site;
}
