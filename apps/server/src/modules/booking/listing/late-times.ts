import type { LateStep } from "@tour/api";
import { lateSteps } from "@tour/api";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { requests } from "../request.table.ts";
import { lateSince } from "./step-rules.ts";
import type { RuleContext } from "./step-rules.ts";

/** Since when each step of a request is late; null where it is not. */
export type LateTimes = Record<LateStep, SQL>;

/**
 * The same as columns of a list: reckoned once a row, however often it is asked for them. `from` is
 * joined laterally to requests with their departures and tours.
 */
export function lateTimes(context: RuleContext): { from: SQL; columns: LateTimes } {
  const since = lateSince(context);
  const reckoned = lateSteps.map((step) => sql`${since[step]} as ${sql.identifier(step)}`);
  const entries = lateSteps.map((step) => [
    step,
    sql`late.${sql.identifier(step)}`.mapWith(requests.createdAt),
  ]);
  return {
    // Without the offset the planner would write each of them out wherever it is named.
    from: sql`(select ${sql.join(reckoned, sql`, `)} offset 0) late`,
    columns: Object.fromEntries(entries) as LateTimes,
  };
}
