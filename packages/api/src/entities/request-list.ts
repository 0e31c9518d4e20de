import * as v from "valibot";
import { requestStatuses } from "./request-status.ts";
import { dateSchema } from "./calendar-date.ts";
import { moneySchema } from "./money.ts";

/** A request in the list of those who sell. */
export const requestRowSchema = v.object({
  id: v.number(),
  status: v.picklist(requestStatuses),
  /** Until when the seats are held, as an ISO instant; null once they are sold or given back. */
  hold_expires_at: v.nullable(v.string()),
  guest: v.string(),
  tour: v.object({ title: v.string(), time_zone: v.string() }),
  departure: v.object({ start_date: dateSchema, end_date: dateSchema }),
  seats: v.number(),
  total: moneySchema,
  /** The last message is the guest's. */
  awaits_reply: v.boolean(),
  /** Since how many days the rest is overdue; 0 where it is not. */
  rest_overdue: v.number(),
  created_at: v.string(),
});
export type RequestRow = v.InferOutput<typeof requestRowSchema>;
