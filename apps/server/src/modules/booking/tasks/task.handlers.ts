import type { Handlers, RequestTasks } from "@tour/api";
import type { requestTaskCalls } from "@tour/api/contract";
import { readToday } from "@tour/dates";
import { and, eq } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest } from "../../../http/errors/errors.ts";
import { listPeople } from "../../accounts/list-people.ts";
import { isOwnRequest, sellsFor } from "../own-request.ts";
import { findRequest } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { readTasks } from "./read-tasks.ts";
import { requestNotes, requestTasks } from "./task.table.ts";
import { taskTexts } from "./task.texts.ts";

/** What is to be done about a request, and what was written down about it. */
export const requestTaskHandlers: Handlers<typeof requestTaskCalls, RequestContext> = {
  listRequestTasks: async ({ query }, context) =>
    answer(context, await findRequest(context.db, isOwnRequest(query.id, context))),

  addRequestTask: async ({ body }, context) => {
    const { db, now } = context;
    const found = await findRequest(db, isOwnRequest(body.id, context));
    requireToCome(found, body.due_date, now());
    const people = await listPeople(db, found.request.organizerId);
    if (body.user_id !== null && !people.some(({ id }) => id === body.user_id))
      throw badRequest({ user_id: [taskTexts.stranger] });
    await db.insert(requestTasks).values({
      requestId: body.id,
      text: body.text,
      dueDate: body.due_date,
      assigneeId: body.user_id,
      createdBy: accountOf(context).id,
    });
    return answer(context, found);
  },

  changeRequestTask: async ({ body }, context) => {
    const { db, now } = context;
    const isTask = eq(requestTasks.id, body.task_id);
    const requestId = db.select({ id: requestTasks.requestId }).from(requestTasks).where(isTask);
    const found = await findOwn(context, eq(requests.id, requestId), taskTexts.noTask);
    if (body.due_date !== undefined) requireToCome(found, body.due_date, now());
    const doneAt = body.is_done === undefined ? undefined : body.is_done ? now() : null;
    const isChanged = doneAt !== undefined || body.due_date !== undefined;
    if (isChanged)
      await db.update(requestTasks).set({ dueDate: body.due_date, doneAt }).where(isTask);
    return answer(context, found);
  },

  addRequestNote: async ({ body }, context) => {
    const found = await findRequest(context.db, isOwnRequest(body.id, context));
    const userId = accountOf(context).id;
    const { id: requestId, text, key: repeatKey } = body;
    await context.db
      .insert(requestNotes)
      .values({ requestId, text, userId, repeatKey })
      .onConflictDoNothing();
    return answer(context, found);
  },

  removeRequestNote: async ({ body }, context) => {
    const { db } = context;
    const isNote = eq(requestNotes.id, body.note_id);
    const requestId = db.select({ id: requestNotes.requestId }).from(requestNotes).where(isNote);
    const found = await findOwn(context, eq(requests.id, requestId), taskTexts.noNote);
    await db.delete(requestNotes).where(isNote);
    return answer(context, found);
  },
};

const answer = async (
  { db, now }: RequestContext,
  found: FoundRequest,
): Promise<{ data: RequestTasks }> => ({ data: await readTasks(db, found, now()) });

/** The request of a task or a note, if whoever is signed in sells it; else it is not there for them. */
async function findOwn(
  context: RequestContext,
  isWanted: SQL,
  message: string,
): Promise<FoundRequest> {
  const isOwn = and(isWanted, sellsFor(requests.organizerId, context))!;
  return findRequest(context.db, isOwn, message);
}

/** A day that is over in the tour's place is nobody's to keep. */
function requireToCome({ tour }: FoundRequest, day: string, now: Date): void {
  if (day < readToday(tour.timeZone, now)) throw badRequest({ due_date: [taskTexts.inPast] });
}
