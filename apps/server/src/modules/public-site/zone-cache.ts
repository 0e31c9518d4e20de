import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { createLru } from "../../cache/create-lru.ts";
import type { Lru } from "../../cache/create-lru.ts";
import { memoizeWeak } from "../../cache/memoize-weak.ts";
import type { Services } from "../../platform/services.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import type { ServedSite } from "../sites/served-site.ts";
import { tours } from "../tours/tour.table.ts";

type Owner = Pick<ServedSite, "organizerId" | "dataRevision" | "lineage">;

/** More organisers than are asked for at once; a few dozen bytes each. */
const maxOrganizers = 20_000;

/**
 * The time zones where organisers' tours go. They change with a tour alone, which raises the
 * revision of the organiser's data: they are read once for each revision.
 */
export class ZoneCache {
  readonly #known: Lru<number, { revision: string; zones: readonly string[] }>;

  constructor(max: number = maxOrganizers) {
    this.#known = createLru({ max }, "time-zones");
  }

  get size(): number {
    return this.#known.size;
  }

  /** Without asking the database; undefined where it must be asked. */
  known(owner: Owner): readonly string[] | undefined {
    const known = this.#known.get(owner.organizerId);
    return known?.revision === revisionOf(owner) ? known.zones : undefined;
  }

  async read(db: Database, owner: Owner): Promise<readonly string[]> {
    const { organizerId } = owner;
    const rows = await selectZones(db).execute({ organizerId });
    const zones = rows.map(({ zone }) => zone);
    this.#known.set(organizerId, { revision: revisionOf(owner), zones });
    return zones;
  }
}

const revisionOf = ({ lineage, dataRevision }: Owner) => `${lineage}.${dataRevision}`;

/** Where the tours of the sites go that a process was asked for last. */
export const zonesOf = memoizeWeak((_: Services) => new ZoneCache());

const selectZones = prepareOnce((db) =>
  db
    .selectDistinct({ zone: tours.timeZone })
    .from(tours)
    .where(eq(tours.organizerId, sql.placeholder("organizerId")))
    .prepare("zones_of_organizer"),
);
