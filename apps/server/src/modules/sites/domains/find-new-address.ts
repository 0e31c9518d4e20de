import { and, eq, isNotNull } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { urlOf } from "../site-metadata.ts";
import { sites } from "../site.table.ts";
import { reservedSubdomains } from "./domain.table.ts";
import { isKeptSince } from "./reserved-subdomains.ts";

/**
 * Where the published site stands now whose subdomain, still kept for it, a host has; null for
 * any other host.
 */
export async function findNewAddress(
  { db, env, now }: Pick<RequestContext, "db" | "env" | "now">,
  host: string,
): Promise<string | null> {
  const ending = `.${env.providedDomain}`;
  if (!host.endsWith(ending)) return null;
  const [site] = await db
    .select({ name: sites.name, customDomain: sites.customDomain })
    .from(reservedSubdomains)
    .innerJoin(sites, eq(sites.organizerId, reservedSubdomains.organizerId))
    .where(
      and(
        eq(reservedSubdomains.isCustom, false),
        eq(reservedSubdomains.name, host.slice(0, -ending.length)),
        isKeptSince(now()),
        isNotNull(sites.currentManifestId),
      ),
    );
  return site ? urlOf(site, env) : null;
}
