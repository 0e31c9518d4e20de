import { isBeingDeclined } from "./declining/decline-later.ts";
import type { GuestRequest, Money, RequestMoney, SellerRequest } from "@tour/api";
import { countDays, readToday } from "@tour/dates";
import { addDays } from "date-fns/addDays";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import type { Services } from "../../platform/services.ts";
import { groupOf } from "../tours/departure-group.ts";
import { departures } from "../tours/departure.table.ts";
import { heldNow } from "../tours/held-now.ts";
import { tours } from "../tours/tour.table.ts";
import { readToAccept } from "./acceptance/read-terms.ts";
import { readAdjustable, readAdjustments } from "./adjustments/read-adjustments.ts";
import { readIndividualLink } from "./individual/find-individual.ts";
import { chats } from "./chats/chat.table.ts";
import { readArrivalDetails } from "./arrivals/arrival-details.ts";
import { bookingTexts } from "./booking.texts.ts";
import { rateOf } from "./exchange/in-roubles.ts";
import { listActions } from "./list-actions.ts";
import { readAgent } from "./market/read-agent.ts";
import { readMoney } from "./read-money.ts";
import { percentBack, refundOfCancelling } from "./read-refund.ts";
import { restOverdue } from "./rest-overdue.ts";
import { findShop } from "./providers/shops.ts";
import { makesOwnReceipts, readOutsideMoney } from "./payments/outside-money.ts";
import { isExpired } from "./is-expired.ts";
import { requestConsents, requestHistory, requestOptions, requests } from "./request.table.ts";
import { listSentEmails, listWaitingEmails } from "./emails/list-sent-emails.ts";
import { readReview } from "./reviews/read-review.ts";
import { formOf } from "./tourists/form-of.ts";
import { listReadings } from "./tourists/list-readings.ts";
import { listTourists } from "./tourists/to-tourist.ts";
import { canGuestCancel } from "./transition-guards.ts";

/** A request with its tour and departure; 404 when there is none. */
export async function findRequest(
  db: Database,
  isWanted: SQL,
  missing: string = bookingTexts.noRequest,
) {
  const [found] = await db
    .select({ request: requests, departure: shownDeparture, tour: shownTour, isOver: isExpired() })
    .from(requests)
    .innerJoin(departures, eq(departures.id, requests.departureId))
    .innerJoin(tours, eq(tours.id, requests.tourId))
    .where(isWanted);
  if (!found) throw notFound(missing);
  return found;
}

const shownDeparture = { ...getTableColumns(departures), held: heldNow };

const shownTour = {
  title: tours.title,
  slug: tours.slug,
  timeZone: tours.timeZone,
  image: tours.image,
  content: tours.content,
};

/** By which clocks its party is met. */
export const meetingZoneOf = ({ tour }: Pick<FoundRequest, "tour">): string =>
  tour.content.meeting_place?.time_zone ?? tour.timeZone;

export type FoundRequest = Awaited<ReturnType<typeof findRequest>>;
export type RequestRow = FoundRequest["request"];

/** How long after a trip its guest's link tells of more than money and documents, in days. */
const toldDays = 90;

/** The trip ended so long ago that its guest's link tells of money and documents alone. */
export const isLongOver = ({ departure, tour }: FoundRequest, now: Date): boolean =>
  countDays(departure.endDate, readToday(tour.timeZone, now)) > toldDays;

/** What comes back to a guest who cancels then; null where they can't, or nothing was paid. */
export function refundableOn(found: FoundRequest, now: Date, money: RequestMoney): Money | null {
  const { kept } = money;
  if (kept.amount <= 0 || !canGuestCancel(found, now)) return null;
  return { ...kept, amount: refundOfCancelling(found, now, kept.amount) };
}

/** A guest moves by themselves while all of their money would come back; later they ask for it. */
export const canMove = (found: FoundRequest, now: Date): boolean =>
  canGuestCancel(found, now) && percentBack(found, now) === 100;

/** A guest changes who travels while they could cancel, and the trip is not called off. */
export const canChangeParty = (found: FoundRequest, now: Date): boolean =>
  canGuestCancel(found, now) && !found.request.chooseUntil && found.departure.status !== "canceled";

/** What is known at once. */
export function toMadeRequest(row: RequestRow) {
  const { id, uuid, status, heldUntil, seats, currency } = row;
  return {
    id,
    uuid,
    status,
    hold_expires_at: heldUntil?.toISOString() ?? null,
    seats,
    total: { amount: row.totalAmount, currency },
    prepayment: { amount: row.prepaymentAmount, currency },
  };
}

/** What reading a request takes besides the request. */
type ReadingContext = Pick<Services, "db" | "env" | "now">;

/** A request as its guest sees it: long after the trip, people and words are left out. */
export async function toGuestRequest(
  context: ReadingContext,
  found: FoundRequest,
): Promise<GuestRequest> {
  const whole = await toWholeRequest(context, found);
  if (!whole.is_long_over) return whole;
  const contact = { name: "", phone: "", email: "" };
  const untold = { contact, comment: "", closing_words: "", travellers: [], review: null };
  return { ...whole, ...untold, can_review: false };
}

/** The same with all that is kept, however long ago: for papers, and for who sells the tour. */
export async function toWholeRequest(
  { db, env, now }: ReadingContext,
  found: FoundRequest,
): Promise<GuestRequest> {
  const { request, departure, tour } = found;
  const { id, currency } = request;
  const money = await readMoney(db, found);
  const rate = rateOf(request);
  const lines = await db.select().from(requestOptions).where(eq(requestOptions.requestId, id));
  const review = await readReview(db, id);
  const adjustments = await readAdjustments(db, request);
  const toAccept = await readToAccept(db, request, lines);
  const accepted = await db.select().from(requestConsents).where(eq(requestConsents.requestId, id));
  return {
    ...toMadeRequest(request),
    ...(rate && { rate }),
    organizer_id: request.organizerId,
    ...(request.salesModel === 1 && { agent: await readAgent(db, request.organizerId) }),
    tour: {
      title: tour.title,
      slug: tour.slug,
      time_zone: tour.timeZone,
      image: tour.image,
    },
    departure: {
      id: departure.id,
      start_date: departure.startDate,
      end_date: departure.endDate,
      status: departure.status,
      ...groupOf(departure),
    },
    lines: lines.map(({ optionId, title, kind, count, amount }) => ({
      option_id: optionId,
      title,
      kind,
      count,
      price: { amount, currency },
    })),
    ...(adjustments.length > 0 && { adjustments }),
    ...(toAccept && { to_accept: toAccept }),
    contact: {
      name: request.contactName,
      phone: request.contactPhone,
      email: request.contactEmail,
    },
    comment: request.comment,
    travellers: (await listTourists(db, { request, form: formOf(request, env), now: now() })).map(
      ({ title, full_name: name, is_complete }) => ({ title, name, is_complete }),
    ),
    cancellation_rules: request.cancellationRules,
    rest_due_date: request.restDueDate,
    documents: accepted.map(({ kind, title, version, textHash, acceptedAt }) => ({
      kind,
      title: title ?? "",
      version,
      text_hash: textHash,
      accepted_at: acceptedAt.toISOString(),
    })),
    money,
    refundable: {
      today: refundableOn(found, now(), money),
      tomorrow: refundableOn(found, addDays(now(), 1), money),
    },
    closing_words: await readClosingWords(db, request),
    ...(request.retainedAmount > 0 && { retained: { amount: request.retainedAmount, currency } }),
    can_pay_online: (await findShop({ db, env }, request)) !== null,
    individual_tour: await readIndividualLink(db, request.uuid, now()),
    can_cancel: canGuestCancel(found, now()),
    can_change_party: canChangeParty(found, now()),
    can_move: canMove(found, now()),
    refund_cap_percent: request.refundCapPercent,
    choose_until: request.chooseUntil?.toISOString() ?? null,
    ...(request.movedFrom && { moved_from: request.movedFrom }),
    review,
    can_review: request.status === 4 && review?.state !== "published",
    is_long_over: isLongOver(found, now()),
    created_at: request.createdAt.toISOString(),
  };
}

/** Statuses of a request that was closed by somebody who tells its guest why. */
const closedBySeller = [6, 8];

async function readClosingWords(db: Database, { id, status }: RequestRow): Promise<string> {
  if (!closedBySeller.includes(status)) return "";
  const [last] = await db
    .select({ reason: requestHistory.reason })
    .from(requestHistory)
    .where(and(eq(requestHistory.requestId, id), eq(requestHistory.toStatus, status)));
  return last?.reason ?? "";
}

/** The same with its history, for the people who sell the tour. */
export async function toSellerRequest(
  context: RequestContext,
  found: FoundRequest,
): Promise<SellerRequest> {
  const { id, chatId } = found.request;
  const { db } = context;
  const whole = await toWholeRequest(context, found);
  const { kept, rest } = whole.money;
  const facts = { ...found, kept: kept.amount, now: context.now() };
  const form = formOf(found.request, context.env);
  const isDeclined = found.request.status === 1 && (await isBeingDeclined(db, id));
  const rows = await db
    .select()
    .from(requestHistory)
    .where(eq(requestHistory.requestId, id))
    .orderBy(requestHistory.id);
  return {
    ...whole,
    chat_id: chatId,
    ...(isDeclined && { is_being_declined: true }),
    actions: isDeclined
      ? []
      : listActions(facts, accountOf(context).isStaff ? "staff" : "organizer"),
    adjustable: await readAdjustable(db, found.request),
    rest_overdue: restOverdue(found, rest.amount, context.now()),
    tourist_form: form,
    tourists: await listTourists(db, { request: found.request, form, now: context.now() }),
    passport_readings: await listReadings(db, id),
    outside: await readOutsideMoney(db, found.request),
    own_receipts: await makesOwnReceipts(db, found.request),
    arrival: await readArrivalDetails(db, id, meetingZoneOf(found)),
    unsubscribed_at: await readUnsubscribedAt(db, chatId),
    emails: await listSentEmails(db, id),
    waiting_emails: await listWaitingEmails(db, id),
    history: rows.map(({ fromStatus, toStatus, actor, reason, moved, party, createdAt }) => ({
      from: fromStatus as SellerRequest["status"] | null,
      to: toStatus as SellerRequest["status"],
      actor,
      reason,
      ...(moved && { moved }),
      ...(party && { party }),
      at: createdAt.toISOString(),
    })),
  };
}

async function readUnsubscribedAt(db: Database, chatId: number): Promise<string | null> {
  const [chat] = await db.select().from(chats).where(eq(chats.id, chatId));
  return chat?.unsubscribedAt?.toISOString() ?? null;
}
