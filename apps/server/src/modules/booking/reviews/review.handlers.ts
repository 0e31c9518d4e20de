import type { Handlers } from "@tour/api";
import type { reviewCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { isOwnRequest } from "../own-request.ts";
import { findRequest, toSellerRequest } from "../read-request.ts";
import { requests } from "../request.table.ts";
import { addReviewPhoto } from "./add-review-photo.ts";
import { hideReview, showReview } from "./hide-review.ts";
import { decideReview } from "./decide-review.ts";
import { listReviews } from "./list-reviews.ts";
import { replyToReview } from "./reply-to-review.ts";
import { writeReview } from "./write-review.ts";

/** Reviews of trips that took place, by the guests who made them. */
export const reviewHandlers: Handlers<typeof reviewCalls, RequestContext> = {
  sendReview: async ({ body: { uuid, ...words } }, context) => {
    const { request } = await findRequest(context.db, eq(requests.uuid, uuid));
    const written = { requestId: request.id, uuid, now: context.now(), ...words };
    return { data: await writeReview(context.db, written) };
  },

  uploadReviewPhoto: async ({ query: { uuid }, body: { file } }, context) => ({
    data: await addReviewPhoto(context, uuid, file),
  }),

  listReviews,

  replyToReview,

  decideReview: async ({ body: { id, ...decision } }, context) => {
    const { now: _, ...actor } = await findActor(context, id);
    await decideReview(context, { ...actor, ...decision });
    return readChanged(context, id);
  },

  hideReview: async ({ body: { id, ...why } }, context) => {
    const actor = await findActor(context, id);
    await hideReview(context.db, { ...actor, ...why });
    return readChanged(context, id);
  },

  showReview: async ({ body: { id } }, context) => {
    await showReview(context.db, await findActor(context, id));
    return readChanged(context, id);
  },
};

/** Who acts on a request that they sell; 404 for any other. */
async function findActor(context: RequestContext, id: number) {
  const { request } = await findRequest(context.db, isOwnRequest(id, context));
  return {
    requestId: request.id,
    organizerId: request.organizerId,
    userId: accountOf(context).id,
    now: context.now(),
  };
}

async function readChanged(context: RequestContext, id: number) {
  const found = await findRequest(context.db, isOwnRequest(id, context));
  return { data: await toSellerRequest(context, found) };
}
