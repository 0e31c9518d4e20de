import * as v from "valibot";
import { dateSchema } from "./calendar-date.ts";
import { partyChanges } from "./request-party.ts";
import { requestStatuses } from "./request-status.ts";
import { requestActors } from "./request-transitions.ts";

export const tripDatesSchema = v.object({ start_date: dateSchema, end_date: dateSchema });

/** What happened with a request: who did it, when, from which status to which, and why. */
export const historyStepSchema = v.object({
  from: v.nullable(v.picklist(requestStatuses)),
  to: v.picklist(requestStatuses),
  actor: v.picklist(requestActors),
  reason: v.string(),
  /** From which dates to which it moved; left out for other steps. */
  moved: v.optional(
    v.object({
      from: tripDatesSchema,
      to: tripDatesSchema,
      /** Its guest was asked about dates that were moved, and keeps the new ones. */
      is_kept: v.optional(v.boolean()),
    }),
  ),
  /** How its party changed; left out for other steps. */
  party: v.optional(v.object({ change: v.picklist(partyChanges), title: v.string() })),
  at: v.string(),
});
