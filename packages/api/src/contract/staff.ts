import * as v from "valibot";
import { defineCall } from "../call.ts";
import {
  dataOf,
  doneSchema,
  integerSchema,
  listOf,
  queryInteger,
  queryPage,
} from "../entities/answer.ts";
import { uuidSchema } from "../entities/booking-key.ts";
import { filled, text } from "../entities/input-fields.ts";
import { requestStatuses } from "../entities/request-status.ts";
import {
  failedJobSchema,
  impersonationSchema,
  refundDecisionSchema,
  staffRequestSchema,
  waitingReviewSchema,
} from "../entities/staff.ts";

/** What staff look after across organisers. Product decisions, sections 1 and 12. */
export const staffCalls = {
  impersonateOrganizer: defineCall({
    method: "POST",
    path: "/crm/api/staff/impersonate",
    summary:
      "Has this session act as an organiser's owner for an hour, with a reason; it is recorded. " +
      "Meanwhile it has none of staff's rights, and what reveals passports or moves money is 403",
    access: "staff",
    body: v.strictObject({ organizer_id: integerSchema, reason: filled(500) }),
    answer: dataOf(impersonationSchema),
  }),

  stopImpersonating: defineCall({
    method: "POST",
    path: "/auth/stop-impersonating",
    summary: "Has this session be staff's own again; once more changes nothing",
    access: "signed-in",
    answer: doneSchema,
  }),

  listImpersonations: defineCall({
    method: "GET",
    path: "/crm/api/staff/impersonations",
    summary: "Who of staff was signed in as an organiser, when and why; newest first",
    access: "staff",
    query: v.strictObject({ organizer_id: queryInteger }),
    answer: dataOf(v.array(impersonationSchema)),
  }),

  listAllRequests: defineCall({
    method: "GET",
    path: "/crm/api/staff/requests",
    summary:
      "Requests of all organisers, newest first; `search` is a request's number, or a part of the " +
      "guest's name or e-mail or of the organiser's name",
    access: "staff",
    query: v.strictObject({
      search: v.optional(text(100), ""),
      status: v.optional(v.pipe(queryInteger, v.picklist(requestStatuses))),
      page: queryPage,
    }),
    answer: listOf(staffRequestSchema),
  }),

  listRefundDecisions: defineCall({
    method: "GET",
    path: "/crm/api/staff/refund-decisions",
    summary: "Refunds above the limit that wait for a second of staff, oldest first",
    access: "staff",
    answer: dataOf(v.array(refundDecisionSchema)),
  }),

  decideRefund: defineCall({
    method: "POST",
    path: "/crm/api/staff/decide-refund",
    summary:
      "A second of staff confirms such a refund, by which the request is called off, or anybody of " +
      "them drops it; 403 for whoever asked, 404 once it is decided, 409 with the request's status " +
      "where it can't be called off any more",
    access: "staff",
    body: v.strictObject({ id: integerSchema, is_confirmed: v.boolean() }),
    answer: dataOf(v.array(refundDecisionSchema)),
  }),

  listWaitingReviews: defineCall({
    method: "GET",
    path: "/crm/api/staff/waiting-reviews",
    summary: "Reviews of all organisers that nobody has decided on, oldest first",
    access: "staff",
    query: v.strictObject({ page: queryPage }),
    answer: listOf(waitingReviewSchema),
  }),

  listFailedJobs: defineCall({
    method: "GET",
    path: "/crm/api/staff/failed-jobs",
    summary: "Work that failed at every try, newest first; at most the last hundred",
    access: "staff",
    answer: dataOf(v.array(failedJobSchema)),
  }),

  retryFailedJob: defineCall({
    method: "POST",
    path: "/crm/api/staff/retry-failed-job",
    summary: "Has such work tried again from the start; 404 once a colleague did",
    access: "staff",
    body: v.strictObject({ id: uuidSchema }),
    answer: doneSchema,
  }),
};
