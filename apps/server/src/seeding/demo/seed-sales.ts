import { randomUUID } from "node:crypto";
import { planSales } from "@tour/demo";
import type { PlannedSale } from "@tour/demo";
import { addDays, countDays, fromClock } from "@tour/dates";
import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { openChat } from "../../modules/booking/chats/open-chat.ts";
import { earningPostings, paymentPostings } from "../../modules/booking/ledger/postings.ts";
import { postTransaction } from "../../modules/booking/ledger/post-transaction.ts";
import { payments } from "../../modules/booking/payment.table.ts";
import { prepaymentOf } from "../../modules/booking/quote-cancellation.ts";
import { requestHistory, requestOptions, requests } from "../../modules/booking/request.table.ts";
import { tourists } from "../../modules/booking/tourist.table.ts";
import { departurePrices, departures } from "../../modules/tours/departure.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";

/** So many dates to come, and so many that are over, have the people who bought their seats. */
const nextDates = 6;
const pastDates = 4;
/** Whole weeks: what was sold then stands beside what is sold now. */
const yearBefore = 52 * 7;

interface Sold {
  departure: typeof departures.$inferSelect;
  tour: typeof tours.$inferSelect;
  option: { optionId: string; title: string; amount: number };
  isOver: boolean;
}
type Sale = Sold & { sale: PlannedSale; paid: number; at: (day: string) => Date };

/**
 * Gives the sold seats of some dates to guests who bought them in the last weeks, or a year ago: a past
 * can't be made by calls. Each request has the money and the history that its guest would have left.
 */
export async function seedSales(db: Database, organizerId: number, today: string): Promise<void> {
  const coming = await listSold(db, { organizerId, today, isOver: false });
  const over = await listSold(db, { organizerId, today, isOver: true });
  const sales = [...coming, ...over].flatMap((sold) => planOf(sold, today));
  if (sales.length === 0) return;
  const rows = [];
  for (const one of sales) rows.push(await toRequest(db, organizerId, one));
  const made = await db
    .insert(requests)
    .values(rows)
    .returning({ id: requests.id, total: requests.totalAmount });
  const known = sales.map((one, index) => ({ ...one, organizerId, ...made[index]! }));
  await db
    .insert(requestOptions)
    .values(known.map(({ id, option, sale }) => ({ requestId: id, ...option, count: sale.seats })));
  await db.insert(tourists).values(
    known.flatMap(({ id: requestId, option: { optionId }, sale }) =>
      Array.from({ length: sale.seats }, (_, index) => ({
        requestId,
        optionId,
        position: index + 1,
      })),
    ),
  );
  await db.insert(requestHistory).values(known.flatMap(toSteps));
  await pay(db, known);
}

/** Parties that bought what nobody else has, of a date that is over a year before. */
function planOf(sold: Sold & { taken: number }, today: string): Sale[] {
  const { departure, tour, isOver, taken } = sold;
  const lastYear = addDays(today, -yearBefore);
  const isBefore = lastYear < departure.startDate;
  const until = !isOver ? today : isBefore ? lastYear : addDays(departure.startDate, -7);
  const restDueDate = addDays(departure.startDate, -tour.restDueDays);
  const at = (day: string) => fromClock(day, "12:00", tour.timeZone);
  const name = `${tour.title} ${countDays(today, departure.startDate)}`;
  return planSales(name, departure.sold - taken, until).map((sale) => {
    const total = sold.option.amount * sale.seats;
    // Whoever pays late is one of a few: a party of three, as it happens.
    const isWhole = isOver || (restDueDate < today && sale.seats !== 3);
    const paid = isWhole ? total : prepaymentOf(total, tour.prepaymentPercent);
    return { ...sold, sale, paid, at };
  });
}

interface Wanted {
  organizerId: number;
  today: string;
  isOver: boolean;
}

async function listSold(db: Database, { organizerId, today, isOver }: Wanted) {
  const taken = sql`coalesce((select sum(seats) from requests r
    where r.departure_id = ${departures.id} and r.status in (3, 4)), 0)`.mapWith(Number);
  const rows = await db
    .select({ departure: departures, tour: tours, price: departurePrices, taken })
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
  return rows
    .filter((row) => firstOf.get(row.departure.id) === row)
    .slice(0, isOver ? pastDates : nextDates)
    .map(({ departure, tour, price: { optionId, amount }, taken: seats }) => {
      const option = tour.content.price_options.find(({ id }) => id === optionId);
      const shown = { optionId, amount, title: option?.title ?? "" };
      return { departure, tour, isOver, option: shown, taken: seats };
    });
}

async function toRequest(
  db: Database,
  organizerId: number,
  { departure, tour, option, isOver, sale, at }: Sale,
): Promise<typeof requests.$inferInsert> {
  const totalAmount = option.amount * sale.seats;
  return {
    clientKey: randomUUID(),
    bodyHash: "demo",
    organizerId,
    tourId: tour.id,
    departureId: departure.id,
    chatId: await openChat(db, organizerId, sale.email),
    status: isOver ? 4 : 3,
    contractState: 1,
    seats: sale.seats,
    contactName: sale.name,
    contactPhone: sale.phone,
    contactEmail: sale.email,
    totalAmount,
    prepaymentAmount: prepaymentOf(totalAmount, tour.prepaymentPercent),
    currency: tour.currency,
    cancellationRules: tour.content.cancellation_rules,
    restDueDate: addDays(departure.startDate, -tour.restDueDays),
    visitSource: sale.source,
    createdAt: at(sale.askedOn),
  };
}

type Made = Sale & { id: number; total: number; organizerId: number };

const dayAfter = ({ departure }: Sold) => addDays(departure.endDate, 1);

function toSteps(made: Made): (typeof requestHistory.$inferInsert)[] {
  const { id: requestId, sale, at, isOver } = made;
  const asked = { requestId, createdAt: at(sale.askedOn) };
  const done = { requestId, createdAt: at(dayAfter(made)) };
  return [
    { ...asked, toStatus: 1, actor: "visitor" },
    { ...asked, fromStatus: 1, toStatus: 2, actor: "organizer" },
    { requestId, createdAt: at(sale.paidOn), fromStatus: 2, toStatus: 3, actor: "organizer" },
    ...(isOver ? [{ ...done, fromStatus: 3, toStatus: 4, actor: "system" } as const] : []),
  ];
}

/** By transfers that the organiser wrote down: no provider would know of others. */
async function pay(db: Database, known: readonly Made[]): Promise<void> {
  const rows = await db
    .insert(payments)
    .values(
      known.map(({ id: requestId, organizerId, tour, sale, paid, at }) => ({
        requestId,
        kind: "full" as const,
        method: "outside" as const,
        status: 2 as const,
        amount: paid,
        currency: tour.currency,
        provider: "outside" as const,
        shopOrganizerId: organizerId,
        providerPaymentId: randomUUID(),
        returnUrl: "",
        expiresAt: at(sale.paidOn),
        paidAt: at(sale.paidOn),
        paidOn: sale.paidOn,
        proof: "Перевод на счёт",
        createdAt: at(sale.paidOn),
      })),
    )
    .returning({ id: payments.id });
  for (const [index, made] of known.entries()) {
    const { id: requestId, organizerId, tour, sale, paid, at } = made;
    const of = { requestId, currency: tour.currency };
    await postTransaction(db, {
      ...of,
      key: `payment:${rows[index]!.id}`,
      postings: paymentPostings(requestId, { provider: "outside", organizerId }, paid),
      at: at(sale.paidOn),
    });
    if (!made.isOver) continue;
    await postTransaction(db, {
      ...of,
      key: `earning:${requestId}`,
      postings: earningPostings({ requestId, organizerId, commissionPoints: 0 }, paid),
      at: at(dayAfter(made)),
    });
  }
}
