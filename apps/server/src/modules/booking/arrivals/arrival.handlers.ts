import type { Arrival, Handlers } from "@tour/api";
import type { arrivalCalls } from "@tour/api/contract";
import { addDays, fromClock, readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { bookingTexts } from "../booking.texts.ts";
import { findPresent } from "../find-present.ts";
import { meetingZoneOf } from "../read-request.ts";
import type { FoundRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { readArrivalDetails } from "./arrival-details.ts";
import { arrivalTexts } from "./arrival.texts.ts";
import { saveArrival } from "./save-arrival.ts";

/** What a guest needs to know and to say on the way. Product decisions, section 7. */
export const arrivalHandlers: Handlers<typeof arrivalCalls, RequestContext> = {
  readArrival: async ({ query }, context) => ({
    data: await toArrival(context, await findTrip(context, query.uuid)),
  }),

  saveArrival: async ({ body: { uuid, ...input } }, context) => {
    const found = await findTrip(context, uuid);
    const { status } = found.request;
    if (!isGoing(found)) {
      throw new Refusal("conflict", bookingTexts.otherStatus, { data: { status } });
    }
    await saveArrival(context.db, found, input, context.now());
    return { data: await toArrival(context, found) };
  },
};

/** A request by its uuid; 410 once its last day is over. */
async function findTrip(context: RequestContext, uuid: string): Promise<FoundRequest> {
  const found = await findPresent(context, eq(requests.uuid, uuid));
  const today = readToday(found.tour.timeZone, context.now());
  if (found.departure.endDate < today) throw new Refusal("gone", arrivalTexts.over);
  return found;
}

/** Its seats are paid for, or the trip is on. */
const isGoing = ({ request }: FoundRequest): boolean => [3, 4].includes(request.status);

async function toArrival({ db }: RequestContext, found: FoundRequest): Promise<Arrival> {
  const { request, tour, departure } = found;
  const { guides, recommendations, meeting_place: place, from_cities: cities = [] } = tour.content;
  const timeZone = meetingZoneOf(found);
  return {
    id: request.id,
    uuid: request.uuid,
    status: request.status,
    tour: { title: tour.title, slug: tour.slug },
    departure: {
      start_date: departure.startDate,
      end_date: departure.endDate,
      start_time: departure.startTime,
    },
    time_zone: timeZone,
    ends_at: fromClock(addDays(departure.endDate, 1), "00:00", tour.timeZone).toISOString(),
    meeting: isGoing(found)
      ? {
          place,
          guides: guides.map(({ name, role, phone = "" }) => ({ name, role, phone })),
          recommendations,
          cities,
        }
      : null,
    arrival: await readArrivalDetails(db, request.id, timeZone),
  };
}
