import { sql } from "drizzle-orm";
import { date, index, integer, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, instant } from "../../../db/column-types.ts";
import { users } from "../../accounts/auth.table.ts";
import { requests } from "../request.table.ts";

const ofRequest = () =>
  integer("request_id")
    .notNull()
    .references(() => requests.id, { onDelete: "cascade" });

/** What is to be done about requests, until which day, and by whom. */
export const requestTasks = pgTable(
  "request_tasks",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: ofRequest(),
    text: text("text").notNull(),
    dueDate: date("due_date", { mode: "string" }).notNull(),
    /** Nobody in particular without one. */
    assigneeId: text("assignee_id").references(() => users.id, { onDelete: "set null" }),
    doneAt: instant("done_at"),
    createdBy: text("created_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: createdAt(),
  },
  (table) => [
    index("request_tasks_request_id").on(table.requestId, table.dueDate),
    index("request_tasks_due_date")
      .on(table.dueDate)
      .where(sql`${table.doneAt} is null`),
  ],
);

/** What those who sell write down about requests for each other. */
export const requestNotes = pgTable(
  "request_notes",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: ofRequest(),
    text: text("text").notNull(),
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    /** The client's: what is sent again comes once. */
    repeatKey: uuid("repeat_key"),
    createdAt: createdAt(),
  },
  (table) => [
    index("request_notes_request_id").on(table.requestId),
    unique("request_notes_once").on(table.requestId, table.repeatKey),
  ],
);
