import { sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";

/** Has caches in front of the sites let go of everything: of a newer build, or of rows that have moved. */
export async function noteAllPages(db: Database): Promise<void> {
  await db.execute(sql`select note_page_change('all', true)`);
}
