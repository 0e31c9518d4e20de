import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { ledDepartureGuestsSchema, guidedDepartureSchema } from "../entities/guiding.ts";

/** Product decisions, section 2: what guides see of the departures that they lead. */
export const guidingCalls = {
  myDepartures: defineCall({
    method: "GET",
    path: "/crm/api/departure/my-departures",
    summary:
      "The departures that a guide leads and that are not over, soonest first; an owner's are all",
    access: "guide",
    query: v.strictObject({ organizer_id: queryInteger }),
    answer: dataOf(v.array(guidedDepartureSchema)),
  }),
  ledDepartureGuests: defineCall({
    method: "GET",
    path: "/crm/api/departure/led-guests",
    summary:
      "Who travels on a departure that is not over, with phones and ways of arriving; 404 where " +
      "another guide leads it",
    access: "guide",
    query: v.strictObject({ organizer_id: queryInteger, id: queryInteger }),
    answer: dataOf(ledDepartureGuestsSchema),
  }),
};
