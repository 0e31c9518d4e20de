import type { OfficeTask } from "@tour/api";
import { sql } from "drizzle-orm";
import type { Database } from "../../../../db/database.ts";
import type { KeyEnv } from "../../../../platform/crypto/master-keys.ts";

/** For whom tasks are looked for. */
export interface TaskContext {
  db: Database;
  env: KeyEnv;
  organizerId: number;
  now: Date;
}

export type TaskItem = OfficeTask["items"][number];
/** How many there are, and the first of them. */
export type Found = Pick<OfficeTask, "count" | "items">;

/** So many are shown by name. */
export const shownItems = 3;

/** How many rows there are beside those that a limit lets through. */
export const allRows = sql`count(*) over ()`.mapWith(Number);

/** What an item says beside whose it is. */
export const toItem = (
  item: Pick<TaskItem, "id" | "name" | "tour"> & Partial<TaskItem>,
): TaskItem => ({ at: null, day: null, amount: null, missing: null, ...item });

/** The first rows as a task. */
export const toFound = <Row extends { all: number }>(
  rows: readonly Row[],
  toTaskItem: (row: Row) => TaskItem,
): Found => ({ count: rows[0]?.all ?? 0, items: rows.map(toTaskItem) });
