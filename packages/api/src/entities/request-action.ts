import * as v from "valibot";
import { moneySchema } from "./money.ts";
import { requestStatuses } from "./request-status.ts";
import { transitionNames } from "./request-transitions.ts";

/** A transition that somebody may make now, and what it would do. */
export const requestActionSchema = v.object({
  name: v.picklist(transitionNames),
  to: v.picklist(requestStatuses),
  /** So many go back on sale. */
  seats_back: v.number(),
  /** What would go back to the guest. */
  refund: moneySchema,
  /** Another sum than that may be named. */
  is_refund_named: v.boolean(),
  /** The guest is written to; only if that is asked for where it is optional. */
  letter: v.picklist(["always", "optional", "never"]),
});
export type RequestAction = v.InferOutput<typeof requestActionSchema>;
