import type { OfficeHome } from "@tour/api";
import { salesZone } from "@tour/api";
import { readToday } from "@tour/dates";
import { listNextDepartures } from "./next-departures.ts";
import { readSoldWeeks } from "./sold-weeks.ts";
import { listTasks } from "./tasks/list-tasks.ts";
import type { TaskContext } from "./tasks/task.ts";

/** What an organiser sees first in the morning. */
export async function readHome(context: TaskContext): Promise<OfficeHome> {
  const { db, now } = context;
  const [tasks, departures, weeks] = await Promise.all([
    listTasks(context),
    listNextDepartures(db, context),
    readSoldWeeks(db, context),
  ]);
  return { today: readToday(salesZone, now), tasks, departures, weeks };
}
