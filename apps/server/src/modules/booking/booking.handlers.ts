import type { Handlers, LetterKind } from "@tour/api";
import type { bookingCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { findTenant } from "../sites/find-tenant.ts";
import { shownDocuments } from "../sites/site-content.ts";
import { canTakeRequests } from "../sites/site-metadata.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import { bookingTexts } from "./booking.texts.ts";
import { changeStatus } from "./change-status.ts";
import { closeWhenOver } from "./close-expired.job.ts";
import { createRequest } from "./create-request.ts";
import { cancelRequest } from "./cancel-request.ts";
import { followSold } from "./follow-sold.ts";
import { findAccepted } from "./find-accepted.ts";
import { findPresent } from "./find-present.ts";
import { hoursToPay } from "./first-status.ts";
import { keptOf, readSums } from "./ledger/request-sums.ts";
import { leaveLetters } from "./letters/leave-letters.ts";
import { listRequests, requestPageSize } from "./list-requests.ts";
import { isOwnRequest } from "./own-request.ts";
import {
  canGuestCancel,
  daysLeft,
  findRequest,
  percentOfCancelling,
  refundOfCancelling,
  toGuestRequest,
} from "./read-request.ts";
import { toMadeRequest, toSellerRequest } from "./read-request.ts";
import type { FoundRequest } from "./read-request.ts";
import { readOffer } from "./read-offer.ts";
import { requests } from "./request.table.ts";
import type { TransitionName } from "./transitions.ts";

/** Specification, section 7, "Booking". */
export const bookingHandlers: Handlers<typeof bookingCalls, RequestContext> = {
  bookingOffer: async ({ query }, context) => {
    const { db, env, now } = context;
    const tenant = await findTenant(context, query.site_id);
    const data = await readOffer(db, query.tour_id, {
      organizerIds: shownOrganizers(db, tenant?.site ?? null),
      documents: tenant ? shownDocuments(tenant.manifest.content) : undefined,
      now: now(),
      env,
      salesModel: tenant ? 2 : 1,
      individualUuid: query.individual_uuid,
    });
    return { data };
  },

  createRequest: async ({ body }, context) => {
    const { db, env, jobs, address, now } = context;
    const tenant = await findTenant(context, undefined);
    const content = tenant?.manifest.content;
    if (content ? !canTakeRequests(content) : !env.isDemo) {
      throw new Refusal("unavailable", bookingTexts.notOpen);
    }
    const made = await createRequest(db, body, {
      organizerIds: shownOrganizers(db, tenant?.site ?? null),
      manifestId: tenant?.manifest.id ?? null,
      documents: content && shownDocuments(content),
      now: now(),
      address: address(),
      jobs,
      env,
    });
    return { data: toMadeRequest(made) };
  },

  getRequestByUuid: async ({ query }, context) => {
    const found = await findPresent(context, eq(requests.uuid, query.uuid));
    return { data: await toGuestRequest(context, found) };
  },

  acceptedDocument: async ({ query }, { db }) => {
    const { request } = await findRequest(db, eq(requests.uuid, query.uuid));
    const data = await findAccepted(db, request, query.kind);
    if (!data) throw notFound(bookingTexts.noDocument);
    return { data };
  },

  cancelQuote: async ({ query }, context) => {
    const found = await findPresent(context, eq(requests.uuid, query.uuid));
    requireCancellable(found, context);
    const { currency } = found.request;
    const left = daysLeft(found, context.now());
    const paid = keptOf(await readSums(context.db, found.request.id));
    return {
      data: {
        days_left: left,
        refund_percent: percentOfCancelling(found, context.now(), paid),
        paid: { amount: paid, currency },
        refund: { amount: refundOfCancelling(found, context.now(), paid), currency },
      },
    };
  },

  cancelRequest: async ({ body }, context) => {
    const { db, now } = context;
    const isWanted = eq(requests.uuid, body.uuid);
    const found = await findPresent(context, isWanted);
    requireCancellable(found, context);
    await cancelRequest(context, {
      requestId: found.request.id,
      name: "cancelByGuest",
      actor: "visitor",
      reason: body.message,
      refundOf: (paid) => refundOfCancelling(found, now(), paid),
      refundReason: bookingTexts.refundByRules,
      letter: "cancelled by guest",
    });
    return { data: await toGuestRequest(context, await findRequest(db, isWanted)) };
  },

  getRequest: async ({ query }, context) => {
    const found = await findPresent(context, isOwnRequest(query.id, context));
    return { data: await toSellerRequest(context, found) };
  },

  listRequests: async ({ query }, { db }) => {
    const { organizer_id: organizerId, departure_id: departureId, status, page } = query;
    const { rows, total } = await listRequests(db, { organizerId, departureId, status, page });
    return { data: rows, pagination: paginate(page, requestPageSize, total) };
  },

  confirmRequest: async ({ body }, context) => {
    const { request } = await findPresent(context, isOwnRequest(body.id, context));
    const isFree = request.prepaymentAmount === 0;
    return isFree
      ? changeBySeller(context, body.id, "confirmWithoutPrepayment", { letter: "sold" })
      : changeBySeller(context, body.id, "confirm", {
          holdHours: hoursToPay,
          letter: "confirmed",
        });
  },

  declineRequest: async ({ body }, context) => {
    const { request } = await findPresent(context, isOwnRequest(body.id, context));
    if (request.status !== 1) throw otherStatus(request.status);
    await cancelBySeller(context, { ...body, letter: "declined" });
    const declined = await findRequest(context.db, eq(requests.id, body.id));
    return { data: await toSellerRequest(context, declined) };
  },

  cancelRequestBySeller: async ({ body }, context) => {
    await findPresent(context, isOwnRequest(body.id, context));
    const letter = body.notify_client ? "cancelled by seller" : undefined;
    await cancelBySeller(context, { ...body, letter });
    return { success: true };
  },
};

const otherStatus = (status: number) =>
  new Refusal("conflict", bookingTexts.otherStatus, { data: { status } });

interface SellerCancellation {
  id: number;
  message: string;
  /** Minor units, of staff alone; all that was paid without it. */
  refund?: number | undefined;
  letter: LetterKind | undefined;
}

/** Staff and an organiser cancel with different statuses; an organiser gives all back. */
async function cancelBySeller(
  context: RequestContext,
  { id: requestId, message: reason, refund, letter }: SellerCancellation,
): Promise<void> {
  const { isStaff, id: userId } = accountOf(context);
  if (refund !== undefined && !isStaff) {
    throw new Refusal("forbidden", bookingTexts.refundByStaffOnly);
  }
  const refundOfPaid = (paid: number) => {
    if (refund === undefined) return paid;
    if (refund <= paid) return refund;
    throw new Refusal("unprocessable", bookingTexts.refundTooLarge);
  };
  const by = isStaff
    ? ({ name: "cancelByStaff", actor: "staff", refundReason: bookingTexts.refundByStaff } as const)
    : ({
        name: "cancelByOrganizer",
        actor: "organizer",
        refundReason: bookingTexts.refundBySeller,
      } as const);
  const change = { ...by, userId, reason, refundOf: refundOfPaid };
  await cancelRequest(context, { requestId, ...change, ...(letter && { letter }) });
}

function requireCancellable(found: FoundRequest, { now }: RequestContext): void {
  if (canGuestCancel(found, now())) return;
  const hasBegun = daysLeft(found, now()) <= 0;
  if (!hasBegun) throw otherStatus(found.request.status);
  const { status } = found.request;
  throw new Refusal("conflict", bookingTexts.hasBegun, { data: { status } });
}

async function changeBySeller(
  context: RequestContext,
  id: number,
  name: TransitionName,
  { letter, holdHours }: { letter: LetterKind; holdHours?: number },
) {
  const { db, jobs } = context;
  const account = accountOf(context);
  const by = { actor: account.isStaff ? "staff" : "organizer", userId: account.id } as const;
  await db.transaction(async (tx) => {
    await changeStatus(tx, id, name, { ...by, ...(holdHours && { holdHours }) });
    if (holdHours) await closeWhenOver({ db: tx, jobs }, id, holdHours);
    else await followSold({ db: tx, jobs }, id);
    await leaveLetters({ db: tx, jobs }, { requestId: id, kind: letter });
  });
  const found = await findRequest(db, eq(requests.id, id));
  return { data: await toSellerRequest(context, found) };
}
