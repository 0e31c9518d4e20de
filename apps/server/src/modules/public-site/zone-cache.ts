import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import type { ServedSite } from "../site/served-site.ts";
import { tours } from "../tour/tour.table.ts";

type Owner = Pick<ServedSite, "organizerId" | "dataRevision">;

/** More organisers than are asked for at once; a few dozen bytes each. */
const mostOrganizers = 20_000;

/**
 * The time zones where organisers' tours go. They change with a tour alone, which raises the
 * revision of the organiser's data: they are read once for each revision.
 */
export class ZoneCache {
  readonly #known = new Map<number, { revision: number; zones: readonly string[] }>();
  readonly #most: number;

  constructor(most: number = mostOrganizers) {
    this.#most = most;
  }

  get size(): number {
    return this.#known.size;
  }

  /** Without asking the database; undefined where it must be asked. */
  known({ organizerId, dataRevision }: Owner): readonly string[] | undefined {
    const known = this.#known.get(organizerId);
    return known?.revision === dataRevision ? known.zones : undefined;
  }

  async read(db: Database, { organizerId, dataRevision }: Owner): Promise<readonly string[]> {
    const rows = await selectZones(db).execute({ organizerId });
    const zones = rows.map(({ zone }) => zone);
    this.#known.delete(organizerId);
    this.#known.set(organizerId, { revision: dataRevision, zones });
    const [oldest] = this.#known.keys();
    if (this.#known.size > this.#most && oldest !== undefined) this.#known.delete(oldest);
    return zones;
  }
}

const selectZones = prepareOnce((db) =>
  db
    .selectDistinct({ zone: tours.timeZone })
    .from(tours)
    .where(eq(tours.organizerId, sql.placeholder("organizerId")))
    .prepare("zones_of_organizer"),
);
