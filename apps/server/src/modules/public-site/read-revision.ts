import { createHash } from "node:crypto";
import { asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce, unnamed } from "../../db/prepare-once.ts";
import { organizers } from "../organizer/organizer.table.ts";
import { sites } from "../site/site.table.ts";
import { todayThere } from "../tour/is-upcoming.ts";
import { tours } from "../tour/tour.table.ts";
import type { Tenant } from "./find-tenant.ts";

/**
 * Changes with everything that a page could show: the published version, the live data, and the
 * day, because a departure that starts leaves the page at midnight of its own place.
 */
export async function readRevision(
  db: Database,
  tenant: Tenant | null,
  now: Date,
): Promise<string> {
  if (tenant) {
    const id = { siteId: tenant.site.id, now: now.toISOString() };
    const [row] = await selectOfSite(db).execute(id);
    return [tenant.manifest.id, ...(row ? [row.revision, row.days ?? ""] : [])].join(".");
  }
  const rows = await selectOfAllSites(db).execute();
  const parts: unknown[][] = rows.map(({ manifest, revision }) => [manifest, revision, ""]);
  parts.push(await readDaysEverywhere(db, now));
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);
}

const selectOfSite = prepareOnce((db) => {
  const today = todayThere(sql.placeholder("now"));
  const days = db
    .select({ days: sql<string>`string_agg(distinct (${today})::text, ',')` })
    .from(tours)
    .where(eq(tours.organizerId, sites.organizerId));
  return db
    .select({ revision: organizers.dataRevision, days: sql<string | null>`(${days})` })
    .from(sites)
    .innerJoin(organizers, eq(organizers.id, sites.organizerId))
    .where(eq(sites.id, sql.placeholder("siteId")))
    .prepare(unnamed);
});

const selectOfAllSites = prepareOnce((db) =>
  db
    .select({ manifest: sites.currentManifestId, revision: organizers.dataRevision })
    .from(sites)
    .innerJoin(organizers, eq(organizers.id, sites.organizerId))
    .where(isNotNull(sites.currentManifestId))
    .orderBy(asc(sites.id))
    .prepare(unnamed),
);

/** What day it is in each zone where tours go: from zone to zone by the index, not tour by tour. */
async function readDaysEverywhere(db: Database, now: Date): Promise<string[]> {
  const result = await db.execute(sql`
    with recursive zones as (
      (select time_zone from tours order by time_zone limit 1)
      union all
      select (select t.time_zone from tours t where t.time_zone > zones.time_zone
        order by t.time_zone limit 1)
      from zones where zones.time_zone is not null
    )
    select distinct ((${now.toISOString()}::timestamptz at time zone time_zone)::date)::text as day
    from zones where time_zone is not null order by day`);
  return (result as unknown as { rows: { day: string }[] }).rows.map(({ day }) => day);
}
