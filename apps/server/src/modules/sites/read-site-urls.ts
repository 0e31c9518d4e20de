import { isAnyOf } from "../../db/is-any-of.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import type { RequestContext } from "../../http/context.ts";
import { urlOf } from "./site-metadata.ts";
import { sites } from "./site.table.ts";

/** Addresses of the sites of organisers, by the organiser's number. */
export async function readSiteUrls(
  { db, env }: Pick<RequestContext, "db" | "env">,
  organizerIds: number[],
): Promise<Map<number, string>> {
  if (organizerIds.length === 0) return new Map();
  const rows = await selectHosts(db).execute({ ids: [...new Set(organizerIds)] });
  return new Map(rows.map(({ organizerId, ...host }) => [organizerId, urlOf(host, env)]));
}

const selectHosts = prepareOnce((db) =>
  db
    .select({
      organizerId: sites.organizerId,
      name: sites.name,
      customDomain: sites.customDomain,
    })
    .from(sites)
    .where(isAnyOf(sites.organizerId, "ids"))
    .prepare("site_hosts"),
);
