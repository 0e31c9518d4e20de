import * as v from "valibot";
import { dateSchema } from "./calendar-date.ts";

/** How many characters a task and a note may have. */
export const taskLimits = { task: 300, note: 2000 } as const;

const personSchema = v.object({ id: v.string(), name: v.string() });

/** What somebody is to do about a request, and until which day. */
const requestTaskSchema = v.object({
  id: v.number(),
  text: v.string(),
  due_date: dateSchema,
  /** Null where nobody in particular does it. */
  assignee: v.nullable(personSchema),
  /** As an ISO instant; null while it is to be done. */
  done_at: v.nullable(v.string()),
  /** Its day is over, and it is not done. */
  is_overdue: v.boolean(),
});
export type RequestTask = v.InferOutput<typeof requestTaskSchema>;

/** What was written down about a request, for those who sell alone. */
const requestNoteSchema = v.object({
  id: v.number(),
  text: v.string(),
  /** Null where the account is gone. */
  by: v.nullable(v.string()),
  at: v.string(),
});
export type RequestNote = v.InferOutput<typeof requestNoteSchema>;

/** Tasks and notes of a request: the guest sees none of them. */
export const requestTasksSchema = v.object({
  /** Those that are to be done first, soonest first; then those that are done. */
  tasks: v.array(requestTaskSchema),
  /** Newest first. */
  notes: v.array(requestNoteSchema),
  /** Who can be given a task. */
  people: v.array(personSchema),
});
export type RequestTasks = v.InferOutput<typeof requestTasksSchema>;
