import { createHash } from "node:crypto";
import { asc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { organizers } from "../organizers/organizer.table.ts";
import type { RequestContext } from "../../http/context.ts";
import { todayIn } from "../search/day-number.ts";
import { readMarketplace } from "../marketplace/read-marketplace.ts";
import { zonesOf } from "./zone-cache.ts";
import { countTimeChanges } from "../sites/published-page.ts";
import { sites } from "../sites/site.table.ts";
import { departures } from "../tours/departure.table.ts";
import type { Tenant } from "../sites/find-tenant.ts";

/**
 * Changes with everything that a page of a site could show: the published version, the live data,
 * the holds that are over, because their seats are free before anything is written, the day,
 * because a departure that starts leaves the page at midnight of its own place, the sales that have
 * begun at their moments, the periods of blocks that have begun or ended, and that the notice above the
 * header is over. Null asks for a page of the marketplace, which shows all sites.
 */
export async function readRevision(
  { db, services, now }: Pick<RequestContext, "db" | "services" | "now">,
  tenant: Tenant | null,
): Promise<string> {
  if (!tenant) return readMarketRevision(db, now());
  const { site, manifest } = tenant;
  const zones = zonesOf(services);
  const known = zones.known(site) ?? (await zones.read(db, site));
  const moment = now();
  // No zone's day goes back, so that the sum changes whenever one of them begins.
  const days = known.reduce((sum, zone) => sum + todayIn(zone, moment), 0);
  const changes = countTimeChanges(manifest.content, new Date(moment.getTime() - skew));
  // Without the skew: a page's notice comes with its revision, in one answer of one process.
  const isOver = site.notice && site.notice.until <= moment ? ".over" : "";
  return `${manifest.id}.${site.dataRevision}.${site.endedHolds}.${site.begunSales}.${days}.${changes}${isOver}`;
}

/**
 * How far apart the clocks of two processes may be, in ms. A page is asked for after its revision, and
 * maybe of another process: by the time that a revision tells of a period's end all of them are past it.
 */
const skew = 2000;

async function readMarketRevision(db: Database, now: Date): Promise<string> {
  const rows = await selectOfAllSites(db).execute();
  const parts: unknown[][] = rows.map(({ manifest, revision, ended }) => [
    manifest,
    revision,
    ended,
  ]);
  parts.push(await readDaysEverywhere(db, now));
  parts.push([(await readMarketplace(db)).revision]);
  parts.push([await countBegunSales(db)]);
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);
}

/** Of all organisers, by the database's clock. */
const countBegunSales = (db: Database): Promise<number> =>
  db.$count(departures, sql`${departures.saleStartsAt} <= now()`);

const selectOfAllSites = prepareOnce((db) =>
  db
    .select({
      manifest: sites.currentManifestId,
      revision: organizers.dataRevision,
      // Of all organisers: looked for once, not site by site.
      ended: sql<number>`(select count(*) from requests where held_until <= now())::int`,
    })
    .from(sites)
    .innerJoin(organizers, eq(organizers.id, sites.organizerId))
    .where(isNotNull(sites.currentManifestId))
    .orderBy(asc(sites.id))
    .prepare("revisions_of_sites"),
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
    select ((${now.toISOString()}::timestamptz at time zone time_zone)::date)::text as day
    from zones where time_zone is not null order by time_zone`);
  return (result as unknown as { rows: { day: string }[] }).rows.map(({ day }) => day);
}
