import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { tours } from "../../tours/tour.table.ts";
import { requests } from "../request.table.ts";
import { requestTasks } from "./task.table.ts";

/** The calendar day in a tour's place, in a query that has its row. */
const todayThere = (now: Date): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone ${tours.timeZone})::date`;

/** Whether a request of a list has a task whose day is over; for a query of requests with their tours. */
export const hasOverdueTask = (now: Date): SQL<boolean> => sql<boolean>`exists (
  select from ${requestTasks}
  where ${requestTasks.requestId} = ${requests.id} and ${requestTasks.doneAt} is null
    and ${requestTasks.dueDate} < ${todayThere(now)})`;
