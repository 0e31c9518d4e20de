import { randomUUID } from "node:crypto";
import { planSales } from "@tour/demo";
import type { PlannedSale } from "@tour/demo";
import { addDays, fromClock } from "@tour/dates";
import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { completeWhenOver } from "../../modules/booking/complete-when-over.ts";
import { openChat } from "../../modules/booking/chats/open-chat.ts";
import { earningPostings, paymentPostings } from "../../modules/booking/ledger/postings.ts";
import { postTransaction } from "../../modules/booking/ledger/post-transaction.ts";
import { payments } from "../../modules/booking/payment.table.ts";
import { prepaymentOf } from "../../modules/booking/quote-cancellation.ts";
import { requestHistory, requestOptions, requests } from "../../modules/booking/request.table.ts";
import { addForms } from "../../modules/booking/tourists/add-forms.ts";
import type { Services } from "../../platform/services.ts";
import { departurePrices, departures } from "../../modules/tours/departure.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";

/** So many dates to come have the people who bought their seats, and of each tour the next and the last. */
const nextDates = 6;
/** Whole weeks: what was sold then stands beside what is sold now. */
const yearBefore = 52 * 7;

interface Sold {
  departure: typeof departures.$inferSelect;
  tour: typeof tours.$inferSelect;
  price: { optionId: string; title: string; amount: number };
  isOver: boolean;
}

/**
 * Gives the sold seats of some dates to guests who bought them in the last weeks, or a year ago: a past
 * can't be made by calls. Each request has the money and the history that its guest would have left.
 */
export async function seedSales(
  { db, jobs }: Pick<Services, "db" | "jobs">,
  organizerId: number,
  today: string,
): Promise<void> {
  let names = 0;
  const coming = await listSold(db, organizerId, today, false);
  const over = await listSold(db, organizerId, today, true);
  for (const sold of [...coming, ...over]) {
    const { departure, isOver } = sold;
    const until = isOver ? earlier(addDays(today, -yearBefore), departure.startDate) : today;
    const taken = await db
      .select({ seats: sql`coalesce(sum(${requests.seats}), 0)`.mapWith(Number) })
      .from(requests)
      .where(and(eq(requests.departureId, departure.id), sql`${requests.status} in (3, 4)`));
    const free = departure.sold - taken[0]!.seats;
    const name = `${sold.tour.title} ${isOver ? "before" : names++}`;
    for (const sale of planSales(name, free, until)) {
      const requestId = await sell(db, organizerId, sold, sale, today);
      if (!isOver) await completeWhenOver({ db, jobs }, requestId);
    }
  }
}

const earlier = (day: string, start: string) => (day < start ? day : addDays(start, -7));

async function listSold(db: Database, organizerId: number, today: string, isOver: boolean) {
  const rows = await db
    .select({
      departure: departures,
      tour: tours,
      amount: departurePrices.amount,
      optionId: departurePrices.optionId,
    })
    .from(departures)
    .innerJoin(tours, eq(tours.id, departures.tourId))
    .innerJoin(
      departurePrices,
      and(eq(departurePrices.departureId, departures.id), eq(departurePrices.kind, "person")),
    )
    .where(
      and(
        eq(tours.organizerId, organizerId),
        gt(departures.sold, 0),
        isOver ? lt(departures.endDate, today) : gt(departures.startDate, today),
      ),
    )
    .orderBy(isOver ? desc(departures.startDate) : asc(departures.startDate), asc(departures.id));
  // The first price of each.
  const firstOf = new Map(rows.toReversed().map((row) => [row.departure.id, row]));
  const byDate = rows.filter((row) => firstOf.get(row.departure.id) === row);
  const nearestOf = new Map(byDate.toReversed().map((row) => [row.tour.id, row]));
  return byDate
    .filter((row, index) => (!isOver && index < nextDates) || nearestOf.get(row.tour.id) === row)
    .map(({ departure, tour, amount, optionId }): Sold => {
      const option = tour.content.price_options.find(({ id }) => id === optionId);
      return { departure, tour, isOver, price: { optionId, amount, title: option?.title ?? "" } };
    });
}

async function sell(
  db: Database,
  organizerId: number,
  { departure, tour, price, isOver }: Sold,
  { seats, source, askedOn, paidOn, ...guest }: PlannedSale,
  today: string,
): Promise<number> {
  const at = (day: string) => fromClock(day, "12:00", tour.timeZone);
  const total = price.amount * seats;
  const restDueDate = addDays(departure.startDate, -tour.restDueDays);
  const prepayment = prepaymentOf(total, tour.prepaymentPercent);
  // Whoever pays late is one of a few: a party of three, as it happens.
  const paid = isOver || (restDueDate < today && seats !== 3) ? total : prepayment;
  const [made] = await db
    .insert(requests)
    .values({
      clientKey: randomUUID(),
      bodyHash: "demo",
      organizerId,
      tourId: tour.id,
      departureId: departure.id,
      chatId: await openChat(db, organizerId, guest.email),
      status: isOver ? 4 : 3,
      contractState: 1,
      seats,
      contactName: guest.name,
      contactPhone: guest.phone,
      contactEmail: guest.email,
      totalAmount: total,
      prepaymentAmount: prepayment,
      currency: tour.currency,
      cancellationRules: tour.content.cancellation_rules,
      restDueDate,
      visitSource: source,
      createdAt: at(askedOn),
    })
    .returning();
  const requestId = made!.id;
  const line = { optionId: price.optionId, title: price.title, count: seats, amount: price.amount };
  await db.insert(requestOptions).values({ requestId, ...line });
  await addForms(db, requestId, [{ ...line, kind: "person" }]);
  const step = (
    fromStatus: number | null,
    toStatus: number,
    day: string,
    actor: "visitor" | "organizer" | "system",
  ) => ({ requestId, fromStatus, toStatus, actor, createdAt: at(day) });
  await db
    .insert(requestHistory)
    .values([
      step(null, 1, askedOn, "visitor"),
      step(1, 2, askedOn, "organizer"),
      step(2, 3, paidOn, "organizer"),
      ...(isOver ? [step(3, 4, addDays(departure.endDate, 1), "system")] : []),
    ]);
  await pay(db, {
    requestId,
    organizerId,
    currency: tour.currency,
    amount: paid,
    at: at(paidOn),
    day: paidOn,
  });
  if (!isOver) return requestId;
  const earning = { requestId, organizerId, commissionPercent: 0 };
  await postTransaction(db, {
    key: `earning:${requestId}`,
    requestId,
    currency: tour.currency,
    postings: earningPostings(earning, total),
    at: at(addDays(departure.endDate, 1)),
  });
  return requestId;
}

interface Paid {
  requestId: number;
  organizerId: number;
  currency: Sold["tour"]["currency"];
  amount: number;
  at: Date;
  day: string;
}

/** By a transfer that the organiser wrote down: no provider would know of another. */
async function pay(db: Database, { requestId, organizerId, currency, amount, at, day }: Paid) {
  const shop = { provider: "outside", organizerId } as const;
  const [payment] = await db
    .insert(payments)
    .values({
      requestId,
      kind: "full",
      method: "outside",
      status: 2,
      amount,
      currency,
      provider: shop.provider,
      shopOrganizerId: organizerId,
      providerPaymentId: randomUUID(),
      returnUrl: "",
      expiresAt: at,
      paidAt: at,
      paidOn: day,
      proof: "Перевод на счёт",
      createdAt: at,
    })
    .returning();
  await postTransaction(db, {
    key: `payment:${payment!.id}`,
    requestId,
    currency,
    postings: paymentPostings(requestId, shop, amount),
    at,
  });
}
