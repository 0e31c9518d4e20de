import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { requests } from "./request.table.ts";

/** What a hold is when its time is over, by the clock of the database. */
export const isExpired = (): SQL<boolean> =>
  sql<boolean>`(${requests.status} in (1, 2) and ${requests.heldUntil} <= now())`;
