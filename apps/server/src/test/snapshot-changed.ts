import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** All rows that a call of the builder could change, as one text. */
export async function snapshotChanged(db: Database): Promise<string> {
  const parts = await Promise.all(
    [
      "organizers",
      "sites",
      "pages",
      "manifests",
      "events",
      "tours",
      "departures",
      "requests",
      "chats",
      "help_requests",
      "help_events",
      "request_messages",
      "tourists",
      "arrivals",
      "passport_readings",
      "personal_data_settings",
      "payment_settings",
      "payouts",
      "settled_troubles",
      "refund_decisions",
      "suspensions",
      "impersonations",
      "domains",
      "jobs",
    ].map((name) => db.execute(sql.raw(`select * from ${name} order by 1, 2`))),
  );
  return JSON.stringify(parts.map((part) => (part as unknown as { rows: unknown[] }).rows));
}
