import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lineageName } from "../../db/lineage/lineage.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { memoizeWeak } from "../../cache/memoize-weak.ts";
import { SingleFlight } from "../../cache/single-flight.ts";
import { domains } from "./domains/domain.table.ts";
import { siteNotices } from "./notices/site-notice.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { sites } from "./site.table.ts";

/** What visitors' calls need of a site: not its drafts, which are large. */
export interface ServedSite {
  readonly id: number;
  readonly organizerId: number;
  readonly name: string;
  readonly customDomain: string | null;
  readonly currentManifestId: number | null;
  /** Of which the numbers here are: on another one they may be given out again. */
  readonly lineage: string;
  /** Raised by each change of the organiser's tours, departures and reviews. */
  readonly dataRevision: number;
  /** Holds of the organiser's seats that are over while their requests are not closed yet. */
  readonly endedHolds: number;
  /** Departures of the organiser whose sale began at a moment that is over. */
  readonly begunSales: number;
  /** The notice that was put up last and not taken down: its time may be over. */
  readonly notice: { readonly text: string; readonly until: Date } | null;
}

/**
 * The site that a host serves, or that has a number; undefined for a host that is nobody's. Visitors
 * of one site who come at once share a look.
 */
export function findServedSite(
  db: Database,
  by: { host: string } | { id: number },
  { providedDomain }: Pick<ServerEnv, "providedDomain">,
): Promise<ServedSite | undefined> {
  const isProvided = "host" in by && by.host.endsWith(`.${providedDomain}`);
  const name = isProvided ? by.host.slice(0, -providedDomain.length - 1) : "";
  // What is looked for, not who asks: with and without a port, a host may be another's.
  const key = "id" in by ? by.id : isProvided ? `name ${name}` : `host ${by.host}`;
  return sharedBy(db).read(key, async () => {
    const { byId, byName, byCustomDomain } = selectServed(db);
    const [site] = await ("id" in by
      ? byId.execute(by)
      : isProvided
        ? byName.execute({ name })
        : byCustomDomain.execute(by));
    return site && Object.freeze(site);
  });
}

const sharedBy = memoizeWeak(
  (_: Database) => new SingleFlight<string | number, ServedSite | undefined>(),
);

// By its name: requests belong to a module above this one. The index of what is held finds none, or few.
const endedHolds = sql<number>`(select count(*) from requests r
  where r.held_until <= now() and r.organizer_id = ${sites.organizerId})::int`;

// By its name as well. Those of the past count too: it only grows while nothing is written.
const begunSales = sql<number>`(select count(*) from departures d
  join tours t on t.id = d.tour_id
  where d.sale_starts_at <= now() and t.organizer_id = ${sites.organizerId})::int`;

const selectServed = prepareOnce((db) => {
  const select = () =>
    db
      .select({
        id: sites.id,
        organizerId: sites.organizerId,
        name: sites.name,
        customDomain: sites.customDomain,
        currentManifestId: sites.currentManifestId,
        lineage: lineageName,
        dataRevision: organizers.dataRevision,
        endedHolds,
        begunSales,
        notice: { text: siteNotices.text, until: siteNotices.until },
      })
      .from(sites)
      .leftJoin(
        siteNotices,
        and(eq(siteNotices.organizerId, sites.organizerId), isNull(siteNotices.takenDownAt)),
      )
      .innerJoin(organizers, eq(organizers.id, sites.organizerId));
  const host = sql.placeholder("host");
  // A custom domain is served from its proof on, before it becomes the site's address.
  const proved = db
    .select({ id: domains.siteId })
    .from(domains)
    .where(and(eq(domains.host, host), inArray(domains.state, ["issuing_certificate", "active"])));
  const byId = select().where(eq(sites.id, sql.placeholder("id")));
  const byName = select().where(eq(sites.name, sql.placeholder("name")));
  const byCustomDomain = select().where(
    or(eq(sites.customDomain, host), inArray(sites.id, proved)),
  );
  return {
    byId: byId.prepare("served_site_by_id"),
    byName: byName.prepare("served_site_by_name"),
    byCustomDomain: byCustomDomain.prepare("served_site_by_own_host"),
  };
});
