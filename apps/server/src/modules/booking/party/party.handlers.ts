import type { Handlers } from "@tour/api";
import type { partyCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { findPresent } from "../find-present.ts";
import { findRequest, toGuestRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { changeParty } from "./change-party.ts";
import { toRequestParty } from "./read-party.ts";

/** Who travels changes after booking. */
export const partyHandlers: Handlers<typeof partyCalls, RequestContext> = {
  requestParty: async ({ query }, context) => {
    const found = await findPresent(context, eq(requests.uuid, query.uuid));
    return { data: await toRequestParty(context.db, found, context.now()) };
  },

  changeParty: async ({ body }, context) => {
    const { db, jobs, now } = context;
    const isWanted = eq(requests.uuid, body.uuid);
    const { request } = await findPresent(context, isWanted);
    await changeParty({ db, jobs, now: now() }, request.id, body);
    return { data: await toGuestRequest(context, await findRequest(db, isWanted)) };
  },
};
