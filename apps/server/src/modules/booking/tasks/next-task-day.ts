import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { requests } from "../request.table.ts";
import { requestTasks } from "./task.table.ts";

/**
 * The day of the first task of a request that is not done, null without one: in a list of requests that
 * is joined with either of those below.
 */
export const nextTaskDay = sql`next_task.day`;

/** Joined laterally to few requests: looked up for each. */
export const nextTaskOfEach = sql`(
  select min(${requestTasks.dueDate}) as day from ${requestTasks}
  where ${requestTasks.requestId} = ${requests.id} and ${requestTasks.doneAt} is null
) next_task`;

/** Joined to all requests of an organiser by `request_id`: their tasks are grouped once. */
export const nextTasksOf = (organizerId: number): SQL => sql`(
  select ${requestTasks.requestId} as request_id, min(${requestTasks.dueDate}) as day
  from ${requestTasks} join ${requests} on ${requests.id} = ${requestTasks.requestId}
  where ${requests.organizerId} = ${organizerId} and ${requestTasks.doneAt} is null
  group by ${requestTasks.requestId}
) next_task`;
