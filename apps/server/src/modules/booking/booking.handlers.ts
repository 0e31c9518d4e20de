import type { Handlers, TransitionName } from "@tour/api";
import type { bookingCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { doRecorded } from "../activity/record-activity.ts";
import {
  canBookThere,
  readMarketDocuments,
  readMarketplace,
} from "../marketplace/read-marketplace.ts";
import { findTenant } from "../sites/find-tenant.ts";
import type { Tenant } from "../sites/find-tenant.ts";
import { shownDocuments } from "../sites/site-content.ts";
import { canTakeRequests } from "../sites/site-metadata.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import { bookingTexts } from "./booking.texts.ts";
import { declineLater, withdrawDecline } from "./declining/decline-later.ts";
import { createRequest } from "./create-request.ts";
import { findAccepted } from "./find-accepted.ts";
import { findPresent } from "./find-present.ts";
import { keptOf, readSums } from "./ledger/request-sums.ts";
import { listRequests } from "./list-requests.ts";
import { isOwnRequest } from "./own-request.ts";
import { daysLeft } from "./days-left.ts";
import { percentOfCancelling, refundOfCancelling } from "./read-refund.ts";
import { findRequest, toGuestRequest, toMadeRequest, toSellerRequest } from "./read-request.ts";
import type { FoundRequest } from "./read-request.ts";
import { readOffer } from "./read-offer.ts";
import { askForSecond } from "./refund-decisions/ask-for-second.ts";
import { readVisitSource } from "./read-visit-source.ts";
import { requests } from "./request.table.ts";
import { runTransition } from "./run-transition.ts";
import type { Step } from "./run-transition.ts";
import { canGuestCancel, findObstacle, otherStatus } from "./transition-guards.ts";

/** Specification, section 7, "Booking". */
export const bookingHandlers: Handlers<typeof bookingCalls, RequestContext> = {
  bookingOffer: async ({ query }, context) => {
    const { db, env, now } = context;
    const tenant = await findTenant(context, query.site_id);
    const data = await readOffer(db, query.tour_id, {
      organizerIds: shownOrganizers(db, tenant?.site ?? null),
      documents: await readShownDocuments(db, tenant),
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
    const documents = await readShownDocuments(db, tenant);
    const isOpen = tenant
      ? canTakeRequests(tenant.manifest.content)
      : env.isDemo || canBookThere(await readMarketplace(db), documents);
    if (!isOpen) throw new Refusal("unavailable", bookingTexts.notOpen);
    const made = await createRequest(db, body, {
      organizerIds: shownOrganizers(db, tenant?.site ?? null),
      manifestId: tenant?.manifest.id ?? null,
      documents,
      now: now(),
      address: address(),
      visitSource: readVisitSource(context.requestHeaders),
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
    const { db, jobs, now } = context;
    const isWanted = eq(requests.uuid, body.uuid);
    const found = await findPresent(context, isWanted);
    requireCancellable(found, context);
    const { id: requestId } = found.request;
    const by = { name: "cancelByGuest", actor: "visitor", reason: body.message } as const;
    await db.transaction((tx) => runTransition({ db: tx, jobs }, { requestId, now: now(), ...by }));
    return { data: await toGuestRequest(context, await findRequest(db, isWanted)) };
  },

  getRequest: async ({ query }, context) => {
    const found = await findPresent(context, isOwnRequest(query.id, context));
    return { data: await toSellerRequest(context, found) };
  },

  listRequests: ({ query }, context) =>
    listRequests(context, {
      organizerId: query.organizer_id,
      statuses: query.status,
      tourId: query.tour_id,
      departureId: query.departure_id,
      money: query.money,
      step: query.step,
      unansweredFor: query.unanswered_for,
      isLateOnly: query.is_late,
      search: query.q,
      order: query.order,
      page: query.page,
    }),

  confirmRequest: async ({ body }, context) => {
    const found = await findPresent(context, isOwnRequest(body.id, context));
    const kept = keptOf(await readSums(context.db, found.request.id));
    const facts = { ...found, kept, now: context.now() };
    const names = ["confirm", "confirmWithoutPrepayment"] as const;
    // Another status is refused for what it is.
    const name = names.find((one) => !findObstacle(one, facts)) ?? "confirm";
    return changeBySeller(context, found.request, { organizer: name, staff: name }, "confirmed");
  },

  declineRequest: async ({ body }, context) => {
    const { request } = await findPresent(context, isOwnRequest(body.id, context));
    const { message: reason, can_undo: canUndo } = body;
    // Money goes back at once: nobody takes that back.
    if (canUndo && keptOf(await readSums(context.db, request.id)) === 0) {
      await declineLater(context, request.id, reason);
      return { data: await readForSeller(context, request.id) };
    }
    const names = { organizer: "decline", staff: "declineByStaff" } as const;
    return changeBySeller(context, request, names, "declined", { reason });
  },

  withdrawDecline: async ({ body }, context) => {
    const { request } = await findPresent(context, isOwnRequest(body.id, context));
    await withdrawDecline(context, request.id);
    return { data: await readForSeller(context, request.id) };
  },

  cancelRequestBySeller: async ({ body }, context) => {
    const { request } = await findPresent(context, isOwnRequest(body.id, context));
    const { message: reason, refund, notify_client: isTold } = body;
    if (refund !== undefined && !accountOf(context).isStaff) {
      throw new Refusal("forbidden", bookingTexts.refundByStaffOnly);
    }
    const names = { organizer: "cancelByOrganizer", staff: "cancelByStaff" } as const;
    const step = stepOf(context, request.id, names, { reason, refund, isTold });
    const { env, jobs } = context;
    const isWaiting = await doRecorded(
      context,
      async (tx) => {
        if (step.actor === "staff" && (await askForSecond(tx, env, step))) return true;
        await runTransition({ db: tx, jobs }, step);
        return false;
      },
      (waits) => (waits ? null : changeOf(request, "canceled")),
    );
    return { success: true, ...(isWaiting && { waits_for_second: true }) };
  },
};

/** What is agreed to by whoever books on a site, or, without one, on the marketplace. */
const readShownDocuments = async (db: Database, tenant: Tenant | null) =>
  tenant ? shownDocuments(tenant.manifest.content) : readMarketDocuments(db);

function requireCancellable(found: FoundRequest, { now }: RequestContext): void {
  if (canGuestCancel(found, now())) return;
  const hasBegun = daysLeft(found, now()) <= 0;
  throw otherStatus(found.request.status, hasBegun ? bookingTexts.hasBegun : undefined);
}

type Names = Record<"organizer" | "staff", TransitionName>;
type Words = Pick<Step, "reason" | "refund" | "isTold">;

/** Staff and an organiser do the same by transitions of their own. */
function stepOf(context: RequestContext, requestId: number, names: Names, words: Words) {
  const { isStaff, id: userId } = accountOf(context);
  const actor = isStaff ? "staff" : "organizer";
  return { requestId, name: names[actor], actor, userId, now: context.now(), ...words } as const;
}

type Change = "confirmed" | "declined" | "canceled";

/** What the list of what was done says of it. */
const changeOf = ({ id, organizerId }: FoundRequest["request"], change: Change) =>
  ({ organizerId, kind: "request_changed", subjectId: id, details: { change } }) as const;

async function changeBySeller(
  context: RequestContext,
  request: FoundRequest["request"],
  names: Names,
  change: Change,
  words: Words = {},
) {
  const { jobs } = context;
  const { id: requestId } = request;
  const step = stepOf(context, requestId, names, words);
  await doRecorded(
    context,
    (tx) => runTransition({ db: tx, jobs }, step),
    () => changeOf(request, change),
  );
  return { data: await readForSeller(context, requestId) };
}

const readForSeller = async (context: RequestContext, requestId: number) =>
  toSellerRequest(context, await findRequest(context.db, eq(requests.id, requestId)));
