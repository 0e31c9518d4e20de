import { sql } from "drizzle-orm";
import { boolean, check, date, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant } from "../../db/column-types.ts";
import { requests } from "./request.table.ts";

/** The people of a request, one row a seat. Specification, section 3 (tourist). */
export const tourists = pgTable(
  "tourists",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer("request_id")
      .notNull()
      .references(() => requests.id, { onDelete: "cascade" }),
    /** 1 to the request's seats. */
    position: integer("position").notNull(),
    fullName: text("full_name").notNull().default(""),
    firstName: text("first_name").notNull().default(""),
    lastName: text("last_name").notNull().default(""),
    middleName: text("middle_name").notNull().default(""),
    birthday: date("birthday", { mode: "string" }),
    /** Encrypted by the application; never in a log, masked for all but the request's organiser. */
    passport: text("passport"),
    email: text("email").notNull().default(""),
    phone: text("phone").notNull().default(""),
    foodRestriction: text("food_restriction").notNull().default(""),
    isTouched: boolean("is_touched").notNull().default(true),
    /** Answers to the organiser's own questions. */
    questionnaire: jsonb("questionnaire").$type<Record<string, string>>().notNull().default({}),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    unique("tourists_request_id_position").on(table.requestId, table.position),
    check("tourists_position", sql`${table.position} > 0`),
  ],
);

/** How the people of a request arrive: a flight or a train, and when. */
export const arrivals = pgTable("arrivals", {
  requestId: integer("request_id")
    .primaryKey()
    .references(() => requests.id, { onDelete: "cascade" }),
  transport: text("transport").notNull().default(""),
  arrivesAt: instant("arrives_at"),
  comment: text("comment").notNull().default(""),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
