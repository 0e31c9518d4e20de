import type { Handlers } from "@tour/api";
import type { movingCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { doRecorded } from "../../activity/record-activity.ts";
import { findPresent } from "../find-present.ts";
import { isOwnRequest } from "../own-request.ts";
import { findRequest, toGuestRequest, toSellerRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { listDates } from "./list-dates.ts";
import { moveRequest } from "./move-request.ts";

const at = ({ db, jobs, now }: RequestContext) => ({ db, jobs, now: now() });

/** A request goes to another date of its tour. */
export const movingHandlers: Handlers<typeof movingCalls, RequestContext> = {
  requestTourDates: async ({ query, body }, context) => {
    const found = await findPresent(context, isOwnRequest(body.request_id, context));
    const withVariants = query.with_variants;
    return { data: await listDates(at(context), found, { withVariants, taker: "seller" }) };
  },

  requestDates: async ({ query }, context) => {
    const found = await findPresent(context, eq(requests.uuid, query.uuid));
    return { data: await listDates(at(context), found, { withVariants: true, taker: "guest" }) };
  },

  moveRequest: async ({ body }, context) => {
    const isWanted = eq(requests.uuid, body.uuid);
    const { request } = await findPresent(context, isWanted);
    const { departure_id: departureId, expected_total: expected } = body;
    await moveRequest(at(context), {
      requestId: request.id,
      departureId,
      expected,
      actor: "visitor",
    });
    return { data: await toGuestRequest(context, await findRequest(context.db, isWanted)) };
  },

  moveRequestBySeller: async ({ body }, context) => {
    const isWanted = isOwnRequest(body.id, context);
    const { request } = await findPresent(context, isWanted);
    const { isStaff, id: userId } = accountOf(context);
    const actor = isStaff ? "staff" : "organizer";
    const { departure_id: departureId, expected_total: expected } = body;
    const { id: requestId, organizerId } = request;
    const wanted = { requestId, departureId, expected, actor, userId } as const;
    const details = { change: "moved" };
    await doRecorded(
      context,
      (tx) => moveRequest(at({ ...context, db: tx }), wanted),
      () => ({ organizerId, kind: "request_changed", subjectId: requestId, details }),
    );
    return { data: await toSellerRequest(context, await findRequest(context.db, isWanted)) };
  },
};
