import type { CustomDomain, SiteDomain } from "@tour/api";
import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import type { Site } from "../find-site.ts";
import { hostOf, urlOf } from "../site-metadata.ts";
import { showHost } from "./domain-name.ts";
import { listRecords } from "./domain-records.ts";
import { domains } from "./domain.table.ts";
import { domainTexts } from "./domain.texts.ts";

export type Domain = typeof domains.$inferSelect;

export function toCustomDomain(row: Domain, env: ServerEnv): CustomDomain {
  return {
    domain: row.host,
    domain_display: showHost(row.host),
    is_custom: true,
    state: row.state,
    reason: row.reason,
    message: row.reason ? domainTexts[row.reason] : "",
    records: listRecords(row, env),
    checked_at: row.checkedAt?.toISOString() ?? null,
  };
}

/** Of a site's custom domains, the one that was asked for last. */
export async function findOwnDomain(db: Database, site: Site): Promise<Domain | undefined> {
  const [own] = await db
    .select()
    .from(domains)
    .where(eq(domains.siteId, site.id))
    .orderBy(desc(domains.id))
    .limit(1);
  return own;
}

/** Where a site is served. */
export async function describeDomain(
  { db, env }: Pick<RequestContext, "db" | "env">,
  site: Site,
): Promise<SiteDomain> {
  const own = await findOwnDomain(db, site);
  const domain = hostOf(site, env);
  const provided = `${site.name}.${env.providedDomain}`;
  return {
    domain,
    domain_display: showHost(domain),
    url: urlOf(site, env),
    provided: {
      name: showHost(site.name),
      suffix: `.${env.providedDomain}`,
      domain: provided,
    },
    own: own ? toCustomDomain(own, env) : null,
  };
}
