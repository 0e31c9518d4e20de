import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, integerSchema, queryInteger } from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { dateSchema } from "../entities/calendar-date.ts";
import { filled } from "../entities/input-fields.ts";
import { requestTasksSchema, taskLimits } from "../entities/request-task.ts";

const answer = dataOf(requestTasksSchema);

/** What is to be done about a request, and what was written down about it. */
export const requestTaskCalls = {
  listRequestTasks: defineCall({
    method: "GET",
    path: "/crm/api/request/tasks",
    summary: "Tasks and notes of a request, and who can be given a task",
    access: "signed-in",
    query: v.strictObject({ id: queryInteger }),
    answer,
  }),

  addRequestTask: defineCall({
    method: "POST",
    path: "/crm/api/request/add-task",
    summary: "Adds a task with its day, and gives it to somebody who sells, or to nobody",
    access: "signed-in",
    body: v.strictObject({
      id: integerSchema,
      text: filled(taskLimits.task),
      due_date: dateSchema,
      user_id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))), null),
    }),
    answer,
  }),

  changeRequestTask: defineCall({
    method: "POST",
    path: "/crm/api/request/change-task",
    summary: "Marks a task as done or to be done, or puts it off to another day",
    access: "signed-in",
    body: v.strictObject({
      task_id: integerSchema,
      is_done: v.optional(v.boolean()),
      due_date: v.optional(dateSchema),
    }),
    answer,
  }),

  addRequestNote: defineCall({
    method: "POST",
    path: "/crm/api/request/add-note",
    summary:
      "Writes down what colleagues should know; the guest never sees it. The same key is one note, " +
      "however often it is sent",
    access: "signed-in",
    body: v.strictObject({
      id: integerSchema,
      text: filled(taskLimits.note),
      /** Made by the client (uuid v4), for what may be sent again after a failure. */
      key: v.optional(uuidSchema),
    }),
    answer,
  }),

  removeRequestNote: defineCall({
    method: "POST",
    path: "/crm/api/request/remove-note",
    summary: "Takes a note away",
    access: "signed-in",
    body: v.strictObject({ note_id: integerSchema }),
    answer,
  }),
};
