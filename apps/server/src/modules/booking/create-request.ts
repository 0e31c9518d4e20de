import { createHash } from "node:crypto";
import { requestBeginnings } from "@tour/api";
import type { NewRequest, VisitSource } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../http/errors/errors.ts";
import type { Organizers } from "../sites/published-organizers.ts";
import type { PublishedDocuments } from "../sites/site-content.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { limitRequests } from "./booking-limit.ts";
import { bookingTexts } from "./booking.texts.ts";
import { countAsSold } from "./change-status.ts";
import { closeWhenOver } from "./close-when-over.ts";
import { followSold } from "./follow-sold.ts";
import { readRate } from "./exchange/exchange-rates.ts";
import { offerInRoubles, toRateColumns } from "./exchange/in-roubles.ts";
import { findOffer } from "./find-offer.ts";
import { readSale, startOf } from "./first-status.ts";
import { limitHolds } from "./limit-holds.ts";
import { enqueueRequestEmails } from "./emails/enqueue-request-emails.ts";
import { requireExpected } from "./require-expected.ts";
import { requireUnbooked } from "./individual/require-unbooked.ts";
import { openChat } from "./chats/open-chat.ts";
import { priceParty } from "./price-party.ts";
import { readConsents } from "./read-consents.ts";
import type { ShopContext } from "./providers/shops.ts";
import { findShop } from "./providers/shops.ts";
import { requestConsents, requestHistory, requestOptions, requests } from "./request.table.ts";
import { takeSeats } from "./take-seats.ts";
import { addForms } from "./tourists/add-forms.ts";

export interface NewRequestContext {
  jobs: JobQueue;
  /** Whose tours are for sale where the visitor stands. */
  organizerIds: Organizers;
  manifestId: number | null;
  /** What the site shows that is agreed to; none on the marketplace. */
  documents: PublishedDocuments | undefined;
  /** Of the client, by which requests are limited. */
  address: string;
  now: Date;
  /** From where the visitor came to the site; null where nothing says it. */
  visitSource?: VisitSource | null;
  env: ShopContext["env"];
}

type RequestRow = typeof requests.$inferSelect;

/**
 * Makes a request and holds its seats, both or neither. A key that is known answers the request that
 * it made, or 409 when something else was asked for with it. 409 with `total` for another price than
 * was expected.
 */
export async function createRequest(
  db: Database,
  body: NewRequest,
  context: NewRequestContext,
): Promise<RequestRow> {
  const bodyHash = hashOf(body);
  const made = (await findByKey(db, body.key)) ?? (await tryToCreate(db, body, bodyHash, context));
  if (made.bodyHash !== bodyHash) throw new Refusal("conflict", bookingTexts.sameKey);
  return made;
}

/** In one transaction; when the same key came first in another, its request. */
function tryToCreate(db: Database, body: NewRequest, bodyHash: string, context: NewRequestContext) {
  return db.transaction(async (tx) => {
    const found = await findOffer(tx, body.departure_id, context, body.individual_uuid);
    const rate = await readRate(tx, found);
    const offer = offerInRoubles(found, rate);
    if (offer.isIndividual) await requireUnbooked(tx, body);
    const party = priceParty(offer, body.seats);
    const { documents } = context;
    const consents = readConsents(body.consents, { documents, party: party.lines });
    const { currency } = offer;
    requireExpected(body.expected_total, { amount: party.total, currency });
    const sale = readSale(context);
    const shop = await findShop({ db: tx, env: context.env }, { ...offer, ...sale });
    const start = startOf(offer, { isPaidOnline: shop !== null, prepayment: party.prepayment });
    const [made] = await tx
      .insert(requests)
      .values({
        clientKey: body.key,
        bodyHash,
        organizerId: offer.organizerId,
        tourId: offer.tourId,
        departureId: body.departure_id,
        chatId: await openChat(tx, offer.organizerId, body.contact.email),
        status: start.status,
        ...sale,
        seats: party.seats,
        contactName: body.contact.name,
        contactPhone: body.contact.phone,
        contactEmail: body.contact.email,
        comment: body.comment,
        totalAmount: party.total,
        prepaymentAmount: party.prepayment,
        currency,
        ...toRateColumns(rate),
        cancellationRules: offer.cancellationRules,
        restDueDate: offer.restDueDate,
        touristForm: offer.touristForm,
        manifestId: context.manifestId,
        visitSource: context.visitSource,
        heldUntil: endOf(start.holdHours),
      })
      .onConflictDoNothing({ target: requests.clientKey })
      .returning();
    // The one that came first is committed: the insertion waited for it.
    if (!made) return (await findByKey(tx, body.key))!;
    await limitRequests(tx, context.address, context.now);
    const requestId = made.id;
    await tx.insert(requestOptions).values(party.lines.map((line) => ({ requestId, ...line })));
    await addForms(tx, requestId, party.lines);
    if (consents.length > 0) {
      const accepted = { requestId, acceptedAt: context.now };
      await tx.insert(requestConsents).values(consents.map((one) => ({ ...one, ...accepted })));
    }
    await tx.insert(requestHistory).values({ requestId, toStatus: start.status, actor: "visitor" });
    const queue = { db: tx, jobs: context.jobs };
    await takeSeats(queue, made);
    const { isSold, emails } = requestBeginnings[start.status];
    if (isSold) await countAsSold(tx, made);
    await limitHolds(tx, made);
    if (start.holdHours !== null) await closeWhenOver(queue, requestId, start.holdHours);
    else await followSold(queue, requestId);
    for (const kind of emails) await enqueueRequestEmails(queue, { requestId, kind });
    return made;
  });
}

const endOf = (holdHours: number | null) =>
  holdHours === null ? null : sql`now() + make_interval(hours => ${holdHours})`;

async function findByKey(db: Database, clientKey: string): Promise<RequestRow | undefined> {
  const [known] = await db.select().from(requests).where(eq(requests.clientKey, clientKey));
  return known;
}

/**
 * The same for the same request, in whatever order its parts were sent. What somebody expected to pay
 * is no part of it: a request that was made at the old price is found again after the new one.
 */
function hashOf({ key: _, expected_total: __, ...body }: NewRequest): string {
  const seats = body.seats.toSorted((a, b) => (a.option_id < b.option_id ? -1 : 1));
  const consents = body.consents.toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
  return createHash("sha256")
    .update(canonical({ ...body, seats, consents }))
    .digest("hex");
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
