import { lateSteps } from "@tour/api";
import type { LateStep, RequestOrder } from "@tour/api";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { departures } from "../../tours/departure.table.ts";
import { isUpcoming } from "../../tours/is-upcoming.ts";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";
import { nextTaskOfEach, nextTasksOf } from "../tasks/next-task-day.ts";
import { canBeLate } from "./can-be-late.ts";
import { lateSince } from "./step-rules.ts";
import type { RuleContext } from "./step-rules.ts";

/** Which of whose requests, by the clock of the rules. */
interface Wanted {
  organizerId: number;
  condition: SQL | undefined;
  rules: RuleContext & { now: Date };
}

export type WantedRows = ReturnType<typeof selectWanted>;
export type LateRows = ReturnType<typeof selectLate>;

/**
 * All requests that are wanted, with what they are counted and ordered by and no more: of a large
 * operator's an index holds it. What neither the condition nor the order asks of is not joined.
 */
export function selectWanted(db: Database, order: RequestOrder, wanted: Wanted) {
  const { organizerId, condition, rules } = wanted;
  const ifByStart = <Type>(column: SQL, name: string) =>
    sql<Type | null>`${order === "start" ? column : sql`null`}`.as(name);
  return db.$with("wanted").as(
    db
      .select({
        ...{ id: requests.id, status: requests.status },
        ...{ waitsSince: requests.waitsSince, heldUntil: requests.heldUntil },
        departureId: ifByStart<number>(sql`${requests.departureId}`, "departure_id"),
        startDate: ifByStart<string>(sql`${departures.startDate}`, "start_date"),
        isUpcoming: ifByStart<boolean>(isUpcoming(rules.now), "is_upcoming"),
      })
      .from(requests)
      .leftJoin(departures, eq(departures.id, requests.departureId))
      .leftJoin(tours, eq(tours.id, requests.tourId))
      .leftJoin(nextTasksOf(organizerId), sql`next_task.request_id = ${requests.id}`)
      .where(and(eq(requests.organizerId, organizerId), condition)),
  );
}

/** Those of them that may be late, with since when they are, by what: null where they are not. */
export function selectLate(
  db: Database,
  wanted: WantedRows,
  { organizerId, condition, rules }: Wanted,
) {
  const since = lateSince(rules);
  const columns = lateSteps.map((step) => [step, sql<Date | null>`${since[step]}`.as(step)]);
  return db.$with("late").as(
    db
      .select({
        ...{ id: requests.id, status: requests.status },
        ...(Object.fromEntries(columns) as Record<LateStep, SQL.Aliased<Date | null>>),
      })
      .from(requests)
      .innerJoin(departures, eq(departures.id, requests.departureId))
      .innerJoin(tours, eq(tours.id, requests.tourId))
      .crossJoinLateral(nextTaskOfEach)
      .where(
        and(
          eq(requests.organizerId, organizerId),
          canBeLate(organizerId, rules.now),
          condition && inArray(requests.id, db.select({ id: wanted.id }).from(wanted)),
        ),
      ),
  );
}
