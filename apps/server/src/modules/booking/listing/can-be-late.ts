import { addDays } from "@tour/dates";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { departures } from "../../tours/departure.table.ts";
import { tours } from "../../tours/tour.table.ts";
import { refunds } from "../payment.table.ts";
import { requests } from "../request.table.ts";
import { requestTasks } from "../tasks/task.table.ts";
import { touristsLateDays } from "./step-rules.ts";

/**
 * What has to be so for a request of an organiser to be late with anything, as far as indexes know it:
 * the rules themselves are asked of few then. Days are a day longer than by the clocks of any place.
 */
export function canBeLate(organizerId: number, now: Date): SQL {
  const today = now.toISOString().slice(0, 10);
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const soonDepartures = sql`select ${departures.id} from ${departures}
    join ${tours} on ${tours.id} = ${departures.tourId}
    where ${tours.organizerId} = ${organizerId}
      and ${departures.startDate} between ${yesterday} and ${addDays(tomorrow, touristsLateDays)}`;
  const dueTasks = sql`select ${requestTasks.requestId} from ${requestTasks}
    join ${requests} on ${requests.id} = ${requestTasks.requestId}
    where ${requests.organizerId} = ${organizerId}
      and ${requestTasks.doneAt} is null and ${requestTasks.dueDate} < ${tomorrow}`;
  const dueRefunds = sql`select ${refunds.requestId} from ${refunds} where ${refunds.status} = 1`;
  // An array is looked up in an index where `in` would be asked of every row.
  return sql`(
    ${requests.status} = 1
    or ${requests.waitsSince} is not null
    or (${requests.status} = 3 and ${requests.restDueDate} < ${tomorrow})
    or (${requests.status} = 3 and ${requests.departureId} = any(array(${soonDepartures})))
    or ${requests.id} = any(array(${dueRefunds}))
    or ${requests.id} = any(array(${dueTasks}))
  )`;
}
