import type { Handlers } from "@tour/api";
import type { guidingCalls } from "@tour/api/contract";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { tourTexts } from "../../tours/tour.texts.ts";
import { listGuidedDepartures } from "./guided-departures.ts";
import { listParties } from "./list-parties.ts";

/** What guides see of the departures that they lead. Product decisions, section 2. */
export const guidingHandlers: Handlers<typeof guidingCalls, RequestContext> = {
  myDepartures: async ({ query: { organizer_id: organizerId } }, context) => {
    const wanted = { organizerId, ...ledBy(context, organizerId) };
    return { data: await listGuidedDepartures(context.db, wanted) };
  },

  ledDepartureGuests: async ({ query: { organizer_id: organizerId, id } }, context) => {
    const wanted = { organizerId, id, ...ledBy(context, organizerId) };
    const [departure] = await listGuidedDepartures(context.db, wanted);
    if (!departure) throw notFound(tourTexts.noDeparture);
    return { data: { departure, parties: await listParties(context.db, departure) } };
  },
};

/** A guide's own; owners and staff see all of an organiser's. */
function ledBy(context: RequestContext, organizerId: number) {
  const { id, memberships } = accountOf(context);
  const membership = memberships.find((one) => one.organizerId === organizerId);
  return { guideId: membership?.role === "guide" ? id : undefined, now: context.now() };
}
