import type { Handlers } from "@tour/api";
import type { reviewCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { isOwnRequest } from "../own-request.ts";
import { findRequest, toSellerRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { decideReview } from "./decide-review.ts";
import { writeReview } from "./write-review.ts";

/** Reviews of trips that took place, by the guests who made them. */
export const reviewHandlers: Handlers<typeof reviewCalls, RequestContext> = {
  sendReview: async ({ body: { uuid, ...words } }, context) => {
    const { request } = await findRequest(context.db, eq(requests.uuid, uuid));
    const written = { requestId: request.id, now: context.now(), ...words };
    return { data: await writeReview(context, written) };
  },

  decideReview: async ({ body: { id, ...decision } }, context) => {
    const isWanted = isOwnRequest(id, context);
    const { request } = await findRequest(context.db, isWanted);
    await decideReview(context.db, request.id, decision);
    return { data: await toSellerRequest(context, await findRequest(context.db, isWanted)) };
  },
};
