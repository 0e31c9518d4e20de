import type { RequestTasks } from "@tour/api";
import { readToday } from "@tour/dates";
import { desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../accounts/auth.table.ts";
import { listPeople } from "../../accounts/list-people.ts";
import type { FoundRequest } from "../read-request.ts";
import { requestNotes, requestTasks } from "./task.table.ts";

/** Tasks and notes of a request: what is to be done first, soonest first. */
export async function readTasks(
  db: Database,
  { request, tour }: FoundRequest,
  now: Date,
): Promise<RequestTasks> {
  const { id, organizerId } = request;
  const today = readToday(tour.timeZone, now);
  const tasks = await db
    .select({ task: requestTasks, assignee: { id: users.id, name: users.name } })
    .from(requestTasks)
    .leftJoin(users, eq(users.id, requestTasks.assigneeId))
    .where(eq(requestTasks.requestId, id))
    .orderBy(
      sql`${requestTasks.doneAt} is not null`,
      desc(requestTasks.doneAt),
      requestTasks.dueDate,
      requestTasks.id,
    );
  const notes = await db
    .select({ note: requestNotes, by: users.name })
    .from(requestNotes)
    .leftJoin(users, eq(users.id, requestNotes.userId))
    .where(eq(requestNotes.requestId, id))
    .orderBy(desc(requestNotes.id));
  return {
    tasks: tasks.map(({ task, assignee }) => ({
      id: task.id,
      text: task.text,
      due_date: task.dueDate,
      assignee,
      done_at: task.doneAt?.toISOString() ?? null,
      is_overdue: !task.doneAt && task.dueDate < today,
    })),
    notes: notes.map(({ note, by }) => ({
      id: note.id,
      text: note.text,
      by,
      at: note.createdAt.toISOString(),
    })),
    people: await listPeople(db, organizerId),
  };
}
