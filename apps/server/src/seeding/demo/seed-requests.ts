import { randomUUID } from "node:crypto";
import { neededConsents, visitSourceHeader } from "@tour/api";
import { demoGuests } from "@tour/demo";
import { demoRequestUuid } from "@tour/demo/request";
import type { DemoGuest } from "@tour/demo";
import { addDays, readToday } from "@tour/dates";
import { eq, sql } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { bookingHandlers } from "../../modules/booking/booking.handlers.ts";
import { completeRequestJob } from "../../modules/booking/complete-request.job.ts";
import { requestEmails } from "../../modules/booking/emails/request-email.table.ts";
import { messageHandlers } from "../../modules/booking/messages/message.handlers.ts";
import { createPayment } from "../../modules/booking/payments/create-payment.ts";
import { takeNotice } from "../../modules/booking/payments/take-notice.ts";
import { sandboxPayments } from "../../modules/booking/providers/sandbox.table.ts";
import { requests } from "../../modules/booking/request.table.ts";
import { touristHandlers } from "../../modules/booking/tourists/tourist.handlers.ts";
import { departures } from "../../modules/tours/departure.table.ts";
import { tours } from "../../modules/tours/tour.table.ts";

interface Made {
  id: number;
  uuid: string;
  departure_id: number;
}

/** Asks for seats as a guest does, and leads each request to its status by what leads there. */
export async function seedRequests(owner: RequestContext, host: string): Promise<void> {
  const visitor: RequestContext = { ...owner, account: null, siteHost: host };
  const staff: RequestContext = { ...owner, account: { ...owner.account!, isStaff: true } };
  for (const guest of demoGuests) {
    const made = await ask(visitor, guest);
    await lead(made, guest, { owner, visitor, staff });
    await writeMessages(made, guest, { owner, visitor, staff });
    if (guest.tourists) await writeTourists(visitor, made, guest);
    if (guest.isShown) {
      await owner.db
        .update(requests)
        .set({ uuid: demoRequestUuid })
        .where(eq(requests.id, made.id));
    }
  }
  // Emails to people who do not exist: written of, but sent to nobody.
  await owner.db.update(requestEmails).set({ sentAt: owner.now() });
}

async function ask(visitor: RequestContext, guest: DemoGuest): Promise<Made> {
  const { db } = visitor;
  const [tour] = await db.select().from(tours).where(eq(tours.title, guest.tour));
  if (!tour) throw new Error(`The demo has no tour "${guest.tour}"`);
  const { data: offer } = await bookingHandlers.bookingOffer(
    { query: { tour_id: tour.id } },
    visitor,
  );
  const free = offer.departures.filter(
    ({ status, seats_left: left }) => status === "open" && left >= guest.people,
  );
  const departure = free[Math.min(guest.departure, free.length - 1)];
  const option = offer.options.find(({ kind }) => kind === "person");
  if (!departure || !option) throw new Error(`"${guest.tour}" has no seats for ${guest.name}`);
  const { data } = await bookingHandlers.createRequest(
    {
      body: {
        key: randomUUID(),
        departure_id: departure.id,
        seats: [{ option_id: option.id, count: guest.people }],
        contact: { name: guest.name, phone: guest.phone, email: guest.email },
        comment: guest.comment,
        consents: neededConsents(offer),
      },
    },
    { ...visitor, requestHeaders: new Headers({ [visitSourceHeader]: guest.source }) },
  );
  return { ...data, departure_id: departure.id };
}

interface People {
  owner: RequestContext;
  visitor: RequestContext;
  staff: RequestContext;
}

async function lead(made: Made, guest: DemoGuest, people: People): Promise<void> {
  const { owner, visitor, staff } = people;
  const { id, uuid } = made;
  const { db } = owner;
  const message = guest.words ?? "";
  if (guest.status === 1) return;
  if (guest.status === 7) {
    const past = sql`now() - interval '1 second'`;
    await db.update(requests).set({ heldUntil: past }).where(eq(requests.id, id));
    await bookingHandlers.getRequestByUuid({ query: { uuid } }, visitor);
    return;
  }
  await bookingHandlers.confirmRequest({ body: { id } }, owner);
  if (guest.status === 2) return;
  await pay(owner, id, guest.status === 4 ? "full" : "prepayment");
  if (guest.status === 4) await complete(owner, made);
  const byId = { body: { id, message, notify_client: true } };
  if (guest.status === 5) {
    await bookingHandlers.cancelRequest({ body: { uuid, message } }, visitor);
  }
  if (guest.status === 6) await bookingHandlers.cancelRequestBySeller(byId, owner);
  if (guest.status === 8) await bookingHandlers.cancelRequestBySeller(byId, staff);
}

async function writeMessages(
  { id, uuid }: Made,
  { messages = [] }: DemoGuest,
  { owner, visitor }: People,
): Promise<void> {
  for (const { by, text } of messages) {
    if (by === "organizer") await messageHandlers.replyToRequest({ body: { id, text } }, owner);
    else await messageHandlers.sendRequestMessage({ body: { uuid, text } }, visitor);
  }
}

/** As its payer does in the sandbox. */
async function pay(
  { db, services }: RequestContext,
  requestId: number,
  kind: "prepayment" | "full",
): Promise<void> {
  const returnUrl = `${services.env.siteOrigin}/order`;
  const payment = await createPayment(services, { requestId, kind, method: "card", returnUrl });
  const id = new URL(payment.confirmation.url).searchParams.get("payment")!;
  await db.update(sandboxPayments).set({ status: "succeeded" }).where(eq(sandboxPayments.id, id));
  await takeNotice(services, "sandbox", { event: "payment.succeeded", object: { id } });
}

/** Has the trip be over for a week: a request for a day that has gone by can't be made. */
async function complete(context: RequestContext, made: Made): Promise<void> {
  const { db, now } = context;
  const [row] = await db.select().from(departures).where(eq(departures.id, made.departure_id));
  const today = readToday("UTC", now());
  const [copy] = await db
    .insert(departures)
    .values({
      tourId: row!.tourId,
      capacity: row!.capacity,
      held: 0,
      status: "closed",
      startDate: addDays(today, -14),
      endDate: addDays(today, -7),
    })
    .returning();
  const { seats } = (await db.select().from(requests).where(eq(requests.id, made.id)))[0]!;
  await db
    .update(departures)
    .set({
      held: sql`${departures.held} - ${seats}`,
      sold: sql`${departures.sold} - ${seats}`,
    })
    .where(eq(departures.id, made.departure_id));
  await db.update(departures).set({ held: seats, sold: seats }).where(eq(departures.id, copy!.id));
  await db.update(requests).set({ departureId: copy!.id }).where(eq(requests.id, made.id));
  const signal = new AbortController().signal;
  await completeRequestJob.run({ request_id: made.id }, context.services, signal);
}

async function writeTourists(
  visitor: RequestContext,
  { uuid }: Made,
  { tourists = [] }: DemoGuest,
): Promise<void> {
  const { data } = await touristHandlers.touristsInfo({ query: { uuid } }, visitor);
  const typed = tourists.map((tourist, index) => ({ id: data.tourists[index]!.id, ...tourist }));
  await touristHandlers.addTourists(
    { query: { uuid }, body: { tourists: typed, is_draft: true } },
    visitor,
  );
}
