import { sql } from "drizzle-orm";
import { requests } from "../request.table.ts";
import { requestTasks } from "./task.table.ts";

/** The day of the first task of a request that is not done, in a list of requests; null without one. */
export const nextTaskDay = sql`(
  select min(${requestTasks.dueDate}) from ${requestTasks}
  where ${requestTasks.requestId} = ${requests.id} and ${requestTasks.doneAt} is null
)`;
