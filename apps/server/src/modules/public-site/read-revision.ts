import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lineageName } from "../../db/lineage/lineage.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import type { RequestContext } from "../../http/context.ts";
import { todayIn } from "../search/day-number.ts";
import { marketplace } from "../marketplace/marketplace.table.ts";
import { zonesOf } from "./zone-cache.ts";
import { zonesEverywhere } from "./zones-everywhere.ts";
import { countTimeChanges } from "../sites/published-page.ts";
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
  return `${site.lineage}.${manifest.id}.${site.dataRevision}.${site.endedHolds}.${site.begunSales}.${days}.${changes}${isOver}`;
}

/**
 * How far apart the clocks of two processes may be, in ms. A page is asked for after its revision, and
 * maybe of another process: by the time that a revision tells of a period's end all of them are past it.
 */
export const skew = 2000;

/** However many organisers there are: none of these reads grows with them. */
async function readMarketRevision(db: Database, now: Date): Promise<string> {
  const [row] = await selectMarketState(db).execute();
  const parts = [row, await readDaysEverywhere(db, now)];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 16);
}

/**
 * What raises the marketplace's revision. Of sales, the moment at which one began last: it goes on with
 * each, where a count would look at all that ever did.
 */
const selectMarketState = prepareOnce((db) =>
  db
    .select({
      lineage: lineageName,
      changes: sql<string>`(select sum(changes)::text from market_changes)`,
      own: marketplace.revision,
      ended: sql<number>`(select count(*) from requests where held_until <= now())::int`,
      lastSale: sql<
        string | null
      >`(select max(sale_starts_at)::text from departures where sale_starts_at <= now())`,
    })
    .from(marketplace)
    .prepare("state_of_market"),
);

/** What day it is in each zone where tours go. */
async function readDaysEverywhere(db: Database, now: Date): Promise<string[]> {
  const result = await db.execute(sql`
    ${zonesEverywhere}
    select ((${now.toISOString()}::timestamptz at time zone time_zone)::date)::text as day
    from zones where time_zone is not null order by time_zone`);
  return (result as unknown as { rows: { day: string }[] }).rows.map(({ day }) => day);
}
