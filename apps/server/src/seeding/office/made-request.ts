import type { PlannedDeparture, PlannedRequest } from "@tour/demo/market";

/** A planned request for a date that is there. */
export type AskedRequest = PlannedRequest & { departure: PlannedDeparture & { id: number } };

/** The same once it is written down. */
export type MadeRequest = AskedRequest & {
  id: number;
  /** Minor units. */
  total: number;
  /** Moments of the request, of its payment and of the end of its trip. */
  at: { asked: Date; paid: Date; over: Date };
};
