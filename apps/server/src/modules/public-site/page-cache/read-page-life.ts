import { salesZone } from "@tour/api";
import { listPeriodEnds } from "@tour/blocks/definitions";
import { addDays, fromClock, readToday } from "@tour/dates";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import type { Tenant } from "../../sites/find-tenant.ts";
import { readRevision, skew } from "../read-revision.ts";
import { zonesOf } from "../zone-cache.ts";
import { zonesEverywhere } from "../zones-everywhere.ts";

type Context = Pick<RequestContext, "db" | "services" | "now">;

/** How long the pages of a revision stay as they are while nobody changes anything. */
export interface PageLife {
  revision: string;
  /** Until the clock alone changes them, in ms from the question on. */
  ms: number;
}

/**
 * The moments of `readRevision` that are still to come: the day's end where tours go and where sales are
 * counted, the end of a hold, the begin of a sale, of a block's period, the end of a notice. Null asks for
 * the marketplace. The moments are read before the revision: one that passes meanwhile makes it another.
 */
export async function readPageLife(context: Context, tenant: Tenant | null): Promise<PageLife> {
  const moment = context.now();
  const waits = tenant ? await listWaits(context, tenant, moment) : await listMarketWaits(context);
  const zones = tenant ? await readZones(context, tenant) : await readAllZones(context.db);
  const days = [...new Set([salesZone, ...zones])].map((zone) => untilMidnight(zone, moment));
  const ms = Math.max(0, Math.min(...waits, ...days));
  return { revision: await readRevision(context, tenant), ms };
}

function untilMidnight(zone: string, now: Date): number {
  const tomorrow = addDays(readToday(zone, now), 1);
  return fromClock(tomorrow, "00:00", zone).getTime() - now.getTime();
}

async function listWaits({ db }: Context, { site, manifest }: Tenant, now: Date) {
  const { main, tour } = manifest.content;
  const ends = [...main, ...tour].flatMap(({ shown }) => listPeriodEnds(shown));
  const notice = site.notice ? [site.notice.until.getTime()] : [];
  const own = [...ends.map((end) => end + skew), ...notice].map((at) => at - now.getTime());
  const id = site.organizerId;
  const read = await readWaits(db, {
    hold: sql`select min(held_until) from requests where held_until > now() and organizer_id = ${id}`,
    sale: sql`select min(d.sale_starts_at) from departures d join tours t on t.id = d.tour_id
      where d.sale_starts_at > now() and t.organizer_id = ${id}`,
  });
  return [...own.filter((ms) => ms > 0), ...read];
}

const listMarketWaits = ({ db }: Context) =>
  readWaits(db, {
    hold: sql`select min(held_until) from requests where held_until > now()`,
    sale: sql`select min(sale_starts_at) from departures where sale_starts_at > now()`,
  });

/** By the database's clock, which decides of both. */
async function readWaits(db: Database, { hold, sale }: { hold: SQL; sale: SQL }) {
  const { rows } = (await db.execute(sql`
    select (extract(epoch from (${hold}) - now()) * 1000)::float8 as hold,
      (extract(epoch from (${sale}) - now()) * 1000)::float8 as sale`)) as unknown as {
    rows: Record<string, number | null>[];
  };
  return Object.values(rows[0] ?? {}).filter((ms) => ms !== null);
}

async function readZones({ db, services }: Context, { site }: Tenant): Promise<readonly string[]> {
  const zones = zonesOf(services);
  return zones.known(site) ?? (await zones.read(db, site));
}

async function readAllZones(db: Database): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    ${zonesEverywhere}
    select time_zone from zones where time_zone is not null`)) as unknown as {
    rows: { time_zone: string }[];
  };
  return rows.map(({ time_zone: zone }) => zone);
}
