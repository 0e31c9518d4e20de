import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { lineageName } from "../../db/lineage/lineage.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { SingleFlight } from "../../cache/single-flight.ts";
import { isExpired } from "../booking/is-expired.ts";
import { requests } from "../booking/request.table.ts";
import { CardCache } from "./card-cache.ts";
import { readAllFacts, readFactsOf } from "./read-facts.ts";
import type { Snapshots } from "./snapshot/snapshots.ts";
import { SuggestionIndex } from "./suggestions/suggestion-index.ts";
import type { TourFacts } from "./tour-facts.ts";
import { departures } from "../tours/departure.table.ts";
import { TextCache } from "./text/text-cache.ts";
import { tourChanges } from "../tours/full-text/tour-change.table.ts";
import { TourIndex } from "./tour-index.ts";

/** What is in memory. */
export interface LiveSearch {
  tours: TourIndex;
  suggestions: SuggestionIndex;
  texts: TextCache;
  cards: CardCache;
  /** The database that the index is as new as; words must not be looked for in an older copy. */
  source: Database;
}

type Memory = Omit<LiveSearch, "source">;

const createMemory = (): Memory => ({
  tours: new TourIndex(),
  suggestions: new SuggestionIndex(),
  texts: new TextCache(),
  cards: new CardCache(),
});

/** How many holds of a tour are over while their requests are not closed yet. */
type EndedHolds = Record<string, number>;

/** More changes than these are read part by part. */
const batch = 2000;

/**
 * Keeps the index as new as the database: what was committed before a search began is seen by it, and
 * so are holds that are over by then, because their seats are free before anything is committed, and
 * sales that have begun.
 * Changes carry the number of their transaction: those that the snapshot of the last reading saw
 * ended were read then, whatever the order in which transactions end. On another server or timeline these
 * numbers mean other transactions, and some that were read may be lost: then all is read anew.
 */
export class LiveIndex {
  readonly #db: Database;
  #memory = createMemory();
  #lineage = "";
  #snapshot: string | null = null;
  #endedHolds: EndedHolds = {};
  /** Where the rows are that the tours were read from. */
  #rows = "";
  /** The version of the tours in memory that is in the file. */
  #keptVersion = -1;
  #isRead = false;
  readonly #updates = new SingleFlight<"all", void>();
  readonly #snapshots: Snapshots | null;

  constructor(db: Database, snapshots: Snapshots | null = null) {
    this.#db = db;
    this.#snapshots = snapshots;
  }

  /** Whether all tours have been read once. */
  get isRead(): boolean {
    return this.#isRead;
  }

  /** Writes what is in memory into the file, unless it is there already. */
  async keep(): Promise<void> {
    const { tours } = this.#memory;
    const { version } = tours;
    if (!this.#snapshots || this.#snapshot === null || version === this.#keptVersion) return;
    const [lineage, snapshot, rows] = [this.#lineage, this.#snapshot, this.#rows];
    // What changes while it is written changed after this moment: whoever reads it asks for it again.
    const moment = { lineage, snapshot, rows, endedHolds: this.#endedHolds };
    await this.#snapshots.write(moment, tours.facts);
    if (tours === this.#memory.tours) this.#keptVersion = version;
  }

  /** Tours in memory. */
  get tours(): number {
    return this.#memory.tours.size;
  }

  /** What is in memory, with all that was committed before this was asked. */
  async read(now: Date): Promise<LiveSearch> {
    await this.#updates.read("all", () => this.#update(now));
    const { tours, cards } = this.#memory;
    if (tours.passDays(now)) cards.forgetAll();
    return { ...this.#memory, source: this.#db };
  }

  #put(facts: TourFacts, now: Date): void {
    const { tours, suggestions } = this.#memory;
    const known = tours.slotOf(facts.id);
    const before = known === undefined ? undefined : tours.facts[known];
    tours.put(facts, now);
    suggestions.put(tours.slotOf(facts.id)!, facts, before);
  }

  #remove(tourId: number): void {
    const { tours, suggestions } = this.#memory;
    const slot = tours.slotOf(tourId);
    if (slot === undefined) return;
    suggestions.remove(slot, tours.facts[slot]!);
    tours.remove(tourId);
  }

  async #update(now: Date): Promise<void> {
    if (this.#snapshot === null && !(await this.#restore(now))) return this.#load(now);
    const { lineage, snapshot, changed, endedHolds } = await this.#readChanges(this.#snapshot);
    if (lineage !== this.#lineage) return this.#load(now);
    for (let start = 0; start < changed.length; start += batch) {
      const ids = changed.slice(start, start + batch);
      const facts = new Map((await readFactsOf(this.#db, ids)).map((one) => [one.id, one]));
      for (const id of ids) {
        this.#memory.cards.forget(id);
        const known = facts.get(id);
        if (known) this.#put(known, now);
        else this.#remove(id);
      }
    }
    this.#snapshot = snapshot;
    this.#endedHolds = endedHolds;
    this.#isRead = true;
  }

  /** Begins from the file: what changed since it was written is read next. False without a good one. */
  async #restore(now: Date): Promise<boolean> {
    this.#memory = createMemory();
    const moment = await this.#snapshots?.read((part) => {
      for (const facts of part) this.#put(facts, now);
    });
    if (!moment) return false;
    this.#keptVersion = this.#memory.tours.version;
    this.#lineage = moment.lineage;
    this.#rows = moment.rows;
    this.#endedHolds = moment.endedHolds;
    this.#snapshot = moment.snapshot;
    return true;
  }

  async #load(now: Date): Promise<void> {
    const { lineage, snapshot, endedHolds } = await this.#readChanges(null);
    const rows = (await this.#snapshots?.readRows()) ?? "";
    this.#memory = createMemory();
    this.#snapshot = null;
    this.#keptVersion = -1;
    for await (const part of readAllFacts(this.#db)) {
      for (const facts of part) this.#put(facts, now);
    }
    this.#lineage = lineage;
    this.#rows = rows;
    this.#snapshot = snapshot;
    this.#endedHolds = endedHolds;
    this.#isRead = true;
  }

  /** What changed in transactions that had not ended when a snapshot was taken; and the next one. */
  async #readChanges(since: string | null) {
    const rows = await selectChanges(this.#db).execute({ since });
    const { lineage, snapshot, ended } = rows[0]!;
    const endedHolds = ended ?? {};
    const changed = new Set(rows.flatMap(({ tourId }) => tourId ?? []));
    // One that is closed meanwhile has changed its departure: more of them are what nobody wrote,
    // as are sales that begin.
    for (const [id, count] of Object.entries(endedHolds)) {
      if (count !== this.#endedHolds[id]) changed.add(Number(id));
    }
    return { lineage, snapshot, changed: [...changed], endedHolds };
  }
}

const since = sql`${sql.placeholder("since")}::pg_snapshot`;
const { tourId, changedIn } = tourChanges;

/** By tours: holds that are over, and sales that have begun at their moment. */
const ended = sql<EndedHolds | null>`(select json_object_agg(tour_id, ended) from (
  select tour_id, count(*) as ended from (
    select ${requests.tourId} as tour_id from ${requests} where ${isExpired()}
    union all
    select ${departures.tourId} from ${departures} where ${departures.saleStartsAt} <= now()
  ) as passed group by tour_id) as of_tours)`;

/** A row with the snapshot alone where nothing changed; of no snapshot before, nothing changed. */
const selectChanges = prepareOnce((db) =>
  db
    .select({
      lineage: lineageName,
      snapshot: sql<string>`pg_current_snapshot()::text`,
      tourId,
      ended,
    })
    .from(sql`(select 1) as one`)
    .leftJoin(
      tourChanges,
      sql`${changedIn} >= pg_snapshot_xmin(${since})
        and not pg_visible_in_snapshot(${changedIn}, ${since})`,
    )
    .prepare("changed_tours"),
);
