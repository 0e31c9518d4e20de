import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";

/** A table with rows of organisers: which are one organiser's, and what the archive says of them. */
export interface Belonging {
  table: PgTable;
  /** In the archive's guide, in Russian; null where nothing of it goes into the archive. */
  title: string | null;
  /** Why nothing of it does. */
  why?: string;
  isTheirs: (organizerId: number) => SQL;
  /** Columns that go into no archive, by their names in the database. */
  secrets: readonly string[];
  /** Which of them go with their organiser, where that is not all. */
  isErased?: Belonging["isTheirs"];
}

type Rows = Pick<Belonging, "table" | "isTheirs">;

/** Numbers are written out: a cursor takes no parameters. */
const literal = (organizerId: number) => sql.raw(String(Math.trunc(organizerId)));

export const isOrganizer =
  (column: PgColumn): Belonging["isTheirs"] =>
  (organizerId) =>
    sql`${column} = ${literal(organizerId)}`;

/** The column names a row of another belonging by that one's column. */
export const isAmong =
  (column: PgColumn | SQL, { table, isTheirs }: Rows, key: PgColumn): Belonging["isTheirs"] =>
  (organizerId) =>
    sql`${column} in (select ${key} from ${table} where ${isTheirs(organizerId)})`;

export const isAny =
  (...conditions: Belonging["isTheirs"][]): Belonging["isTheirs"] =>
  (organizerId) =>
    sql`(${sql.join(
      conditions.map((condition) => condition(organizerId)),
      sql` or `,
    )})`;

export const exported = (
  table: PgTable,
  isTheirs: Belonging["isTheirs"],
  title: string,
  secrets: readonly string[] = [],
): Belonging => ({ table, title, isTheirs, secrets });

/** Erased with its organiser, and of no use to them elsewhere. */
export const unexported = (
  table: PgTable,
  isTheirs: Belonging["isTheirs"],
  why: string,
): Belonging => ({ table, title: null, why, isTheirs, secrets: [] });
