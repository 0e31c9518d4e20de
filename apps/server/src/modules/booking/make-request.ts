import { requestBeginnings } from "@tour/api";
import type { EmailKind, NewRequest, VisitSource } from "@tour/api";
import { eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isBrokenReference } from "../../db/is-broken-reference.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { Organizers } from "../sites/published-organizers.ts";
import { limitRequests } from "./booking-limit.ts";
import { bookingTexts } from "./booking.texts.ts";
import { countAsSold } from "./change-status.ts";
import type { Change } from "./change-status.ts";
import { openChat } from "./chats/open-chat.ts";
import { closeWhenOver } from "./close-when-over.ts";
import { enqueueRequestEmails } from "./emails/enqueue-request-emails.ts";
import { readRate } from "./exchange/exchange-rates.ts";
import { offerInRoubles, toRateColumns } from "./exchange/in-roubles.ts";
import { findOffer } from "./find-offer.ts";
import type { Offer } from "./find-offer.ts";
import type { Sale, Start } from "./first-status.ts";
import { followSold } from "./follow-sold.ts";
import { requireUnbooked } from "./individual/require-unbooked.ts";
import { limitHolds } from "./limit-holds.ts";
import { priceParty } from "./price-party.ts";
import type { PricedParty } from "./price-party.ts";
import { findShop } from "./providers/shops.ts";
import type { ShopContext } from "./providers/shops.ts";
import type { RequestConsent } from "./read-consents.ts";
import { requestConsents, requestHistory, requestOptions, requests } from "./request.table.ts";
import { requireExpected } from "./require-expected.ts";
import { takeSeats } from "./take-seats.ts";
import { addForms } from "./tourists/add-forms.ts";

export interface MakingContext {
  jobs: JobQueue;
  /** Whose tours are for sale. */
  organizerIds: Organizers;
  /** The published version of the organiser's own site; null on the marketplace. */
  manifestId: number | null;
  /** From where the visitor came to the site; left out where nothing says it. */
  visitSource?: VisitSource | null;
  now: Date;
  env: ShopContext["env"];
}

type RequestRow = typeof requests.$inferSelect;

/** What is asked for, whoever asks. */
export type Wanted = Omit<NewRequest, "consents">;

/** What differs by who makes a request: a visitor on the site, or whoever sells for one who phones. */
export interface Maker {
  by: Pick<Change, "actor" | "userId">;
  /** Of a visitor, by whose address, phone and e-mail requests are limited; null of who sells. */
  address: string | null;
  sale: Sale;
  /** How it begins. */
  start: (offer: Offer, money: { isPaidOnline: boolean; prepayment: number }) => Start;
  /** What its guest agreed to; null where they have yet to. */
  consents: (party: PricedParty["lines"]) => RequestConsent[] | null;
  /** Which emails tell of it. */
  emails: (status: Start["status"]) => readonly EmailKind[];
  /** What else belongs to it, in its transaction. */
  also?: (tx: Database, made: RequestRow) => Promise<void>;
}

/**
 * Makes a request and holds its seats, both or neither: one code for whoever makes it. A key that is
 * known answers the request that it made, or 409 when something else was asked for with it. 409 with
 * `total` for another price than was expected.
 */
export async function makeRequest(
  db: Database,
  { wanted, bodyHash }: { wanted: Wanted; bodyHash: string },
  context: MakingContext,
  maker: Maker,
): Promise<RequestRow> {
  const made =
    (await findByKey(db, wanted.key)) ??
    (await db
      .transaction((tx) => tryToMake(tx, { wanted, bodyHash }, context, maker))
      .catch(refuseWhenGone));
  if (made.bodyHash !== bodyHash) throw new Refusal("conflict", bookingTexts.sameKey);
  return made;
}

/** Between its being read and the request's being written, somebody may take a date back. */
function refuseWhenGone(error: unknown): never {
  const isGone = ["requests_departure_id", "requests_tour_id"].some((name) =>
    isBrokenReference(error, name),
  );
  throw isGone ? notFound(bookingTexts.noDeparture) : error;
}

/** In one transaction; when the same key came first in another, its request. */
async function tryToMake(
  tx: Database,
  { wanted, bodyHash }: { wanted: Wanted; bodyHash: string },
  context: MakingContext,
  maker: Maker,
): Promise<RequestRow> {
  const { jobs, env, now } = context;
  const { contact } = wanted;
  const found = await findOffer(tx, wanted.departure_id, context, wanted.individual_uuid);
  const rate = await readRate(tx, found);
  const offer = offerInRoubles(found, rate);
  if (offer.isIndividual) await requireUnbooked(tx, wanted);
  const party = priceParty(offer, wanted.seats);
  const consents = maker.consents(party.lines);
  const { currency } = offer;
  requireExpected(wanted.expected_total, { amount: party.total, currency });
  const shop = await findShop({ db: tx, env }, { ...offer, ...maker.sale });
  const start = maker.start(offer, {
    isPaidOnline: shop !== null,
    prepayment: party.prepayment,
  });
  const [made] = await tx
    .insert(requests)
    .values({
      clientKey: wanted.key,
      bodyHash,
      organizerId: offer.organizerId,
      tourId: offer.tourId,
      departureId: wanted.departure_id,
      chatId: await openChat(tx, offer.organizerId, contact.email),
      status: start.status,
      ...maker.sale,
      seats: party.seats,
      contactName: contact.name,
      contactPhone: contact.phone,
      contactEmail: contact.email,
      comment: wanted.comment,
      totalAmount: party.total,
      prepaymentAmount: party.prepayment,
      currency,
      ...toRateColumns(rate),
      cancellationRules: offer.cancellationRules,
      restDueDate: offer.restDueDate,
      touristForm: offer.touristForm,
      manifestId: context.manifestId,
      visitSource: context.visitSource,
      isToAccept: consents === null,
      heldUntil: endOf(start.holdHours),
    })
    .onConflictDoNothing({ target: requests.clientKey })
    .returning();
  // The one that came first is committed: the insertion waited for it.
  if (!made) return (await findByKey(tx, wanted.key))!;
  if (maker.address !== null) await limitRequests(tx, maker.address, now);
  await writeParts(tx, made, { party, consents: consents ?? [], by: maker.by, now });
  const queue = { db: tx, jobs };
  const { departureId, seats } = made;
  const taker = maker.by.actor === "visitor" ? "guest" : "seller";
  await takeSeats(queue, { departureId, seats, taker });
  if (requestBeginnings[start.status].isSold) await countAsSold(tx, made);
  if (maker.address !== null) await limitHolds(tx, made);
  if (start.holdHours !== null) await closeWhenOver(queue, made.id, start.holdHours);
  else await followSold(queue, made.id);
  await maker.also?.(tx, made);
  const facts = { isToConfirm: start.status === 1 };
  for (const kind of maker.emails(start.status))
    await enqueueRequestEmails(queue, { requestId: made.id, kind, facts });
  return made;
}

interface Parts {
  party: PricedParty;
  consents: RequestConsent[];
  by: Maker["by"];
  now: Date;
}

async function writeParts(
  tx: Database,
  { id: requestId, status }: RequestRow,
  { party, consents, by, now }: Parts,
): Promise<void> {
  await tx.insert(requestOptions).values(party.lines.map((line) => ({ requestId, ...line })));
  await addForms(tx, requestId, party.lines);
  if (consents.length > 0) {
    const accepted = { requestId, acceptedAt: now };
    await tx.insert(requestConsents).values(consents.map((one) => ({ ...one, ...accepted })));
  }
  const { actor, userId = null } = by;
  await tx.insert(requestHistory).values({ requestId, toStatus: status, actor, userId });
}

const endOf = (holdHours: number | null) =>
  holdHours === null ? null : sql`now() + make_interval(hours => ${holdHours})`;

async function findByKey(db: Database, clientKey: string): Promise<RequestRow | undefined> {
  const [known] = await db.select().from(requests).where(eq(requests.clientKey, clientKey));
  return known;
}
