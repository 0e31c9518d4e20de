import type { Handlers } from "@tour/api";
import type { departureCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { findPresent } from "../find-present.ts";
import { findRequest, toGuestRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { listGuests } from "./guests/list-guests.ts";
import { keepDates } from "./keep-dates.ts";
import { makeGuestList } from "./lists/make-guest-list.ts";
import { moveDeparture } from "./move-departure.ts";
import { readRooming, saveRooming } from "./rooming/rooming.ts";

const which = ({ id, organizer_id }: { id: number; organizer_id: number }) => ({
  id,
  organizerId: organizer_id,
});

/** Who goes on a departure, and what is done with all of them at once. */
export const departureHandlers: Handlers<typeof departureCalls, RequestContext> = {
  departureGuests: async ({ query }, context) => ({
    data: await listGuests(context, { ...which(query), seesMoney: true }),
  }),

  departureRooming: async ({ query }, { db }) => ({ data: await readRooming(db, which(query)) }),

  saveRooming: async ({ query, body }, { db }) => ({
    data: await saveRooming(db, which(query), body),
  }),

  makeGuestList: async ({ query, body }, context) => ({
    data: await makeGuestList(context, which(query), body),
  }),

  moveDeparture: async ({ query, body: dates }, context) => {
    const { isStaff, id: userId } = accountOf(context);
    const actor = isStaff ? "staff" : "organizer";
    return { data: await moveDeparture(context, { ...which(query), dates, actor, userId }) };
  },

  keepDates: async ({ body }, context) => {
    const isWanted = eq(requests.uuid, body.uuid);
    const { request } = await findPresent(context, isWanted);
    await keepDates(context, request.id);
    return { data: await toGuestRequest(context, await findRequest(context.db, isWanted)) };
  },
};
