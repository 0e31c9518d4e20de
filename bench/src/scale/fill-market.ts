import { askServer } from "@tour/test-postgres";
import { seedTours } from "../search/market-server.ts";
import { copiedTables, copyStatements, roundsUpTo } from "./market-copies.ts";
import type { Base } from "./market-copies.ts";

/** Tours that the project's own seed makes; the others are made of them by the database. */
const seeded = 10_000;
/** So many copies are one transaction: their log and the replica's work stay of a size. */
const roundsAtOnce = 10;

export interface GrowingMarket {
  /** Fills it up to so many tours, a hundred of each site. */
  growTo: (tours: number) => Promise<void>;
  /** The last tour that is none of these. */
  afterTour: number;
}

/** A marketplace that grows: 10,000 tours of the seed, then copies of them that differ from one another. */
export async function startMarketOf(url: string, largest: number): Promise<GrowingMarket> {
  const own = Math.min(seeded, largest);
  const before = await readLasts(url);
  await seedTours(own, { DATABASE_URL: url });
  const after = await readLasts(url);
  const span = (table: keyof Base) => ({ after: before[table], last: after[table] });
  const base: Base = {
    organizers: span("organizers"),
    sites: span("sites"),
    manifests: span("manifests"),
    tours: span("tours"),
    departures: span("departures"),
  };
  const columns = await readColumns(url);
  const rounds = roundsUpTo(largest, own, 0)?.to ?? 0;
  let made = 0;
  const growTo = async (tours: number) => {
    const wanted = roundsUpTo(tours, own, made);
    if (!wanted) return;
    const indexes = await dropTextIndexes(url);
    for (let { from } = wanted; from <= wanted.to; from += roundsAtOnce) {
      const to = Math.min(wanted.to, from + roundsAtOnce - 1);
      const copies = copyStatements(base, { from, to }, (table) => columns.get(table) ?? []);
      // Triggers and checks of foreign keys would take most of the time, and find nothing.
      await runAll(url, ["set session_replication_role = replica", "begin", ...copies, "commit"]);
      made = to;
    }
    await runAll(url, [...indexes, ...endNumbers(base, rounds), "analyze"]);
  };
  return { growTo, afterTour: base.tours.after };
}

const runAll = (url: string, statements: readonly string[]) =>
  askServer(url, statements.join(";\n"));

async function readLasts(url: string): Promise<Record<keyof Base, number>> {
  const tables = ["organizers", "sites", "manifests", "tours", "departures"];
  const lasts = tables.map((table) => `(select coalesce(max(id), 0) from ${table}) as ${table}`);
  const [row] = await askServer<Record<keyof Base, number>>(url, `select ${lasts.join(", ")}`);
  return row!;
}

async function readColumns(url: string): Promise<Map<string, string[]>> {
  const rows = await askServer<{ table: string; columns: string[] }>(
    url,
    `select table_name as table, array_agg(column_name::text) as columns
     from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER'
       and table_name in (${copiedTables.map((table) => `'${table}'`).join(", ")})
     group by table_name`,
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** Made anew at the end they are ready in a fraction of the time. Answers what makes them. */
async function dropTextIndexes(url: string): Promise<string[]> {
  const indexes = await askServer<{ name: string; made: string }>(
    url,
    `select indexname as name, indexdef as made from pg_indexes
     where tablename = 'tour_documents' and indexdef like '% USING gin %'`,
  );
  await runAll(
    url,
    indexes.map(({ name }) => `drop index "${name}"`),
  );
  return indexes.map(({ made }) => made);
}

/** New rows go on after all copies, those that are still to be made among them, and after one another. */
const endNumbers = (base: Base, rounds: number) =>
  Object.entries(base).map(([table, { last }]: [string, Base["tours"]]) => {
    const numbers = `pg_get_serial_sequence('${table}', 'id')`;
    return `select setval(${numbers}, greatest(nextval(${numbers}), ${last * (rounds + 1)}))`;
  });
