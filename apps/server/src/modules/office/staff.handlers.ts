import type { Handlers } from "@tour/api";
import type { staffCalls } from "@tour/api/contract";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { listFailed } from "../../jobs/list-failed.ts";
import {
  impersonateOrganizer,
  listImpersonations,
  stopImpersonating,
} from "../accounts/impersonation/impersonate.ts";
import { decideRefund, listRefundDecisions } from "../booking/refund-decisions/decide-refund.ts";
import { listWaitingReviews } from "../booking/reviews/list-waiting-reviews.ts";
import { listAllRequests } from "../booking/staff-requests/list-all-requests.ts";
import { hideData } from "./failed-jobs/hide-data.ts";

const maxJobs = 100;

/** What staff look after across organisers. */
export const staffHandlers: Handlers<typeof staffCalls, RequestContext> = {
  impersonateOrganizer,
  stopImpersonating,
  listImpersonations,
  listAllRequests,
  listRefundDecisions,
  decideRefund,
  listWaitingReviews,

  listFailedJobs: async (_, { db }) => {
    const failed = await listFailed(db, maxJobs);
    return {
      data: failed.map(({ id, kind, failedAt, tries, message }) => ({
        id,
        name: kind,
        failed_at: failedAt.toISOString(),
        tries,
        error: hideData(message),
      })),
    };
  },

  retryFailedJob: async ({ body }, { jobs }) => {
    if ((await jobs.redriveOne(body.id)) === 0) throw notFound();
    return { success: true };
  },
};
