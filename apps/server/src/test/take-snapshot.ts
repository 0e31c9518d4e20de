import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** What each request writes, whatever becomes of it. */
const ofRequests = ["sessions", "rate_limits", "request_attempts", "sign_in_tries"];

/** Every row of every table as one text, but for what each request writes. */
export async function takeSnapshot(db: Database): Promise<string> {
  const read = async (query: string) =>
    ((await db.execute(sql.raw(query))) as unknown as { rows: { name: string }[] }).rows;
  const tables = await read(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rows = tables
    .filter(({ name }) => !ofRequests.includes(name))
    .map(({ name }) => `select '${name}' as name, t::text as row from "${name}" t`);
  // One question is answered sooner than one a table.
  return JSON.stringify(await read(`${rows.join(" union all ")} order by 1, 2`));
}
