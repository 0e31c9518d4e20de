import type { Handlers, LetterKind } from "@tour/api";
import type { bookingCalls } from "@tour/api/contract";
import { and, eq, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { findTenant } from "../sites/find-tenant.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import { bookingTexts } from "./booking.texts.ts";
import { changeStatus } from "./change-status.ts";
import { closeWhenOver } from "./close-expired.job.ts";
import { createRequest } from "./create-request.ts";
import { expireHolds } from "./expire-holds.ts";
import { leaveLetters } from "./letters/leave-letters.ts";
import { listRequests, requestPageSize } from "./list-requests.ts";
import { refundOf, refundPercent } from "./quote-cancellation.ts";
import { readConsents } from "./read-consents.ts";
import { canGuestCancel, daysLeft, findRequest, toGuestRequest } from "./read-request.ts";
import { toMadeRequest, toSellerRequest } from "./read-request.ts";
import type { FoundRequest } from "./read-request.ts";
import { hoursToPay, readOffer } from "./read-offer.ts";
import { requests } from "./request.table.ts";
import type { TransitionName } from "./transitions.ts";

/** Specification, section 7, "Booking". */
export const bookingHandlers: Handlers<typeof bookingCalls, RequestContext> = {
  bookingOffer: async ({ query }, context) => {
    const { db, now } = context;
    const tenant = await findTenant(context, query.site_id);
    const data = await readOffer(db, query.tour_id, {
      organizerIds: shownOrganizers(db, tenant?.site ?? null),
      documents: tenant?.manifest.content.documents,
      now: now(),
    });
    return { data };
  },

  createRequest: async ({ body }, context) => {
    const { db, env, jobs, address, now } = context;
    // Until guests and organisers have pages for requests, seats held for real would be nobody's.
    if (!env.isDemo) throw new Refusal("unavailable", bookingTexts.notOpen);
    const tenant = await findTenant(context, undefined);
    const made = await createRequest(db, body, {
      organizerIds: shownOrganizers(db, tenant?.site ?? null),
      manifestId: tenant?.manifest.id ?? null,
      consents: readConsents(body.consents, tenant?.manifest.content.documents),
      now: now(),
      address: address(),
      jobs,
    });
    return { data: toMadeRequest(made) };
  },

  getRequestByUuid: async ({ query }, context) => {
    const found = await findPresent(context, eq(requests.uuid, query.uuid));
    return { data: await toGuestRequest(context.db, found, context.now()) };
  },

  cancelQuote: async ({ query }, context) => {
    const found = await findPresent(context, eq(requests.uuid, query.uuid));
    requireCancellable(found, context);
    const { cancellationRules, currency } = found.request;
    const left = daysLeft(found, context.now());
    const percent = refundPercent(cancellationRules, left);
    const paid = 0;
    return {
      data: {
        days_left: left,
        refund_percent: percent,
        paid: { amount: paid, currency },
        refund: { amount: refundOf(paid, percent), currency },
      },
    };
  },

  cancelRequest: async ({ body }, context) => {
    const { db, jobs, now } = context;
    const isWanted = eq(requests.uuid, body.uuid);
    const found = await findPresent(context, isWanted);
    requireCancellable(found, context);
    const change = { actor: "visitor", reason: body.message } as const;
    const { id: requestId } = found.request;
    await db.transaction(async (tx) => {
      await changeStatus(tx, requestId, "cancelByGuest", change);
      const facts = { words: body.message };
      await leaveLetters({ db: tx, jobs }, { requestId, kind: "cancelled by guest", facts });
    });
    return { data: await toGuestRequest(db, await findRequest(db, isWanted), now()) };
  },

  getRequest: async ({ query }, context) => {
    const found = await findPresent(context, ownRequest(query.id, context));
    return { data: await toSellerRequest(context.db, found, context.now()) };
  },

  listRequests: async ({ query }, { db }) => {
    const { organizer_id: organizerId, status, page } = query;
    const { rows, total } = await listRequests(db, { organizerId, status, page });
    return { data: rows, pagination: paginate(page, requestPageSize, total) };
  },

  confirmRequest: async ({ body }, context) => {
    const { request } = await findPresent(context, ownRequest(body.id, context));
    const isFree = request.prepaymentAmount === 0;
    return isFree
      ? changeBySeller(context, body.id, "confirmWithoutPrepayment", { letter: "sold" })
      : changeBySeller(context, body.id, "confirm", {
          holdHours: hoursToPay,
          letter: "confirmed",
        });
  },

  declineRequest: async ({ body }, context) => {
    const { request } = await findPresent(context, ownRequest(body.id, context));
    if (request.status !== 1) throw otherStatus(request.status);
    return changeBySeller(context, body.id, cancellation(context), {
      reason: body.message,
      letter: "declined",
    });
  },

  cancelRequestBySeller: async ({ body }, context) => {
    await findPresent(context, ownRequest(body.id, context));
    await changeBySeller(context, body.id, cancellation(context), {
      reason: body.message,
      ...(body.notify_client && { letter: "cancelled by seller" }),
    });
    return { success: true };
  },
};

const otherStatus = (status: number) =>
  new Refusal("conflict", bookingTexts.otherStatus, { data: { status } });

/** Staff and an organiser cancel with different statuses. */
const cancellation = (context: RequestContext): TransitionName =>
  accountOf(context).isStaff ? "cancelByStaff" : "cancelByOrganizer";

/** The request by its number, if whoever is signed in may sell it; any other is not there for them. */
function ownRequest(id: number, context: RequestContext): SQL {
  const { isStaff, memberships } = accountOf(context);
  const own = memberships
    .filter(({ role }) => role === "owner")
    .map(({ organizerId }) => organizerId);
  return and(eq(requests.id, id), isStaff ? undefined : inArray(requests.organizerId, own))!;
}

/** A request as it is now: a hold whose time is over is closed first, job or not. */
async function findPresent({ db, jobs }: RequestContext, isWanted: SQL): Promise<FoundRequest> {
  const found = await findRequest(db, isWanted);
  if (!found.isOver) return found;
  await db.transaction((tx) => expireHolds({ db: tx, jobs }, found.departure.id, found.request.id));
  return findRequest(db, isWanted);
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
  { letter, ...change }: { reason?: string; holdHours?: number; letter?: LetterKind },
) {
  const { db, jobs, now } = context;
  const account = accountOf(context);
  const by = { actor: account.isStaff ? "staff" : "organizer", userId: account.id } as const;
  await db.transaction(async (tx) => {
    await changeStatus(tx, id, name, { ...by, ...change });
    if (change.holdHours) await closeWhenOver({ db: tx, jobs }, id, change.holdHours);
    const facts = { words: change.reason ?? "" };
    if (letter) await leaveLetters({ db: tx, jobs }, { requestId: id, kind: letter, facts });
  });
  const found = await findRequest(db, eq(requests.id, id));
  return { data: await toSellerRequest(db, found, now()) };
}
