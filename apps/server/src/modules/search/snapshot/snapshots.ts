import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../../db/database.ts";
import { factsMaker } from "../read-facts.ts";
import type { TourFacts } from "../tour-facts.ts";
import { SnapshotFile } from "./snapshot-file.ts";
import type { SnapshotHead } from "./snapshot-file.ts";

/** Raised whenever the lines of the file are written in another way. */
const format = 1;

/** Of what moment an index is. */
export type Moment = Omit<SnapshotHead, "format" | "maker">;

/**
 * Keeps what search knows in a file, from which another process begins. It is good for the very rows that
 * it was made of: where they are on another server or timeline, or were filled anew, and where facts are
 * made in another way, the file is left alone, as one that is damaged is.
 */
export class Snapshots {
  readonly #db: Database;
  readonly #file: SnapshotFile;
  readonly #log: Pick<Logger, "warn" | "info">;

  constructor(db: Database, folder: string, log: Pick<Logger, "warn" | "info">) {
    this.#db = db;
    this.#file = new SnapshotFile(folder);
    this.#log = log;
  }

  /** Takes the tours of the file, and answers of what moment they are; null without one that is good. */
  async read(take: (facts: TourFacts[]) => void): Promise<Moment | null> {
    try {
      return await this.#file.read((head) => this.#check(head), take);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#log.warn({ reason }, "the snapshot of search is not used");
      return null;
    }
  }

  /** Writes the file anew; says in the log where that fails, for search does without it. */
  async write(moment: Moment, facts: readonly (TourFacts | undefined)[]): Promise<void> {
    try {
      const head = { ...moment, format, maker: factsMaker() };
      await this.#check(head);
      await this.#file.write(head, facts);
    } catch (error) {
      this.#log.warn({ error }, "the snapshot of search was not written");
    }
  }

  async #check(head: SnapshotHead): Promise<void> {
    if (head.format !== format || head.maker !== factsMaker()) {
      throw new Error("Another version wrote it");
    }
    const [row] = await this.#ask<{ lineage: string; rows: string; is_past: boolean }>(sql`
      select (select name from database_lineage) as lineage, ${changesAt} as rows,
        pg_snapshot_xmax(${head.snapshot}::pg_snapshot)
          <= pg_snapshot_xmax(pg_current_snapshot()) as is_past`);
    const isOfThese = row?.lineage === head.lineage && row.rows === head.rows && row.is_past;
    if (!isOfThese) throw new Error("It is of other rows than are there");
  }

  /** Where the rows are that the tours are about to be read from. */
  async readRows(): Promise<string> {
    const [row] = await this.#ask<{ rows: string }>(sql`select ${changesAt} as rows`);
    return row!.rows;
  }

  async #ask<Row>(query: Parameters<Database["execute"]>[0]): Promise<Row[]> {
    return ((await this.#db.execute(query)) as unknown as { rows: Row[] }).rows;
  }
}

/** A table that was emptied, dropped or put back has another. */
const changesAt = sql`pg_relation_filenode('tour_changes')::text`;
