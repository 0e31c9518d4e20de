import { timestamp } from "drizzle-orm/pg-core";

/** An instant, stored in UTC, read as a `Date` on both engines. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The instant at which the row was made. */
export const createdAt = () => instant("created_at").notNull().defaultNow();
