import { bigint, customType, timestamp } from "drizzle-orm/pg-core";

/** An instant, stored in UTC, read as a `Date` on both engines. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The instant at which the row was made. */
export const createdAt = () => instant("created_at").notNull().defaultNow();

/** A sum in minor units: more of some currencies than an integer holds. */
export const minorUnits = (name: string) => bigint(name, { mode: "number" });

/** A transaction's number, which never wraps; read as a text. */
export const transactionId = customType<{ data: string }>({ dataType: () => "xid8" });
