import { createHash, randomUUID } from "node:crypto";
import { and, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { countAttempt } from "../../http/rate-limit/count-attempt.ts";
import { normalizeEmail } from "../booking/chats/open-chat.ts";
import { askAgain, oldestAsked } from "./ask-again.ts";
import { confirmEmail } from "./emails/confirm.email.ts";
import { writeEmail } from "./emails/write-email.ts";
import { enqueueSubscriptionEmail } from "./subscription-email.job.ts";
import { subscriptionAttempts, subscriptions } from "./subscription.table.ts";
import { subscriptionTexts as texts } from "./subscription.texts.ts";

/** An office or a mobile network may share one address. */
const maxAttempts = 10;
const windowMinutes = 10;
/** Of one mailbox, which a stranger may have typed. */
const maxWaiting = 5;
const maxConfirmed = 50;

/** What somebody subscribes to, with what they know of it. */
export interface Wanted
  extends
    Pick<typeof subscriptions.$inferInsert, "kind" | "tourId" | "search" | "title" | "path">,
    Pick<
      typeof subscriptions.$inferInsert,
      "knownTours" | "knownPrice" | "knownCurrency" | "knownDates"
    > {
  /** Whose tour it is; null of a search. */
  organizerId: number | null;
  tourTitle: string | null;
}

/** 429 for an address of the network that asks too often. */
export async function limitSubscribing({ db, address, now }: RequestContext): Promise<void> {
  const asked = { address: address(), now: now(), max: maxAttempts, windowMinutes };
  const wait = await countAttempt(db, subscriptionAttempts, asked);
  if (wait > 0) {
    const headers = { "retry-after": String(wait) };
    throw new Refusal("too_many_requests", texts.tooMany, { headers });
  }
}

/**
 * Keeps what a mailbox wants to hear of until it confirms, and has the link sent to it; what it has
 * confirmed already stays as it is, and the email says so.
 */
export async function subscribe(
  { db, services, jobs, now: readClock }: RequestContext,
  email: string,
  { organizerId, tourTitle, ...wanted }: Wanted,
): Promise<void> {
  const now = readClock();
  const emailKey = normalizeEmail(email);
  const subject = hashOf(wanted.kind === "tour" ? `tour ${wanted.tourId}` : wanted.path!);
  const isWanted = and(eq(subscriptions.emailKey, emailKey), eq(subscriptions.subject, subject));
  const [known] = await db.select().from(subscriptions).where(isWanted);
  const addressed = { email: known?.email ?? email, token: known?.token ?? randomUUID() };
  const isConfirmed = known ? known.confirmedAt !== null : false;
  // Before the transaction: the email reads more than what this one holds.
  const letter = await writeEmail(services, addressed, organizerId, (correspondence) =>
    confirmEmail({ tourTitle, isConfirmed }, correspondence),
  );
  await db.transaction(async (tx) => {
    const values = { ...wanted, ...addressed, emailKey, subject, askedAt: now };
    const id = known ? await keepAsked(tx, known.id, wanted, now) : await keepNew(tx, values);
    if (id === undefined) return;
    const occasion = `asked ${now.toISOString()}`;
    const tourIds = wanted.tourId ? [wanted.tourId] : [];
    await enqueueSubscriptionEmail({ db: tx, jobs }, { id, occasion, tourIds, email: letter });
  });
}

/** The number of one that was not there; undefined where somebody pressed twice. */
async function keepNew(tx: Database, values: typeof subscriptions.$inferInsert) {
  const [made] = await tx.insert(subscriptions).values(values).onConflictDoNothing().returning();
  if (made) await limitMailbox(tx, made.emailKey, made.askedAt);
  return made?.id;
}

type Kept = Omit<Wanted, "organizerId" | "tourTitle">;

/** The number of one that is asked about again; undefined where its email has only just left. */
async function keepAsked(tx: Database, id: number, wanted: Kept, now: Date) {
  const isKnown = eq(subscriptions.id, id);
  const [known] = await tx.select().from(subscriptions).where(isKnown).for("update");
  const next = known ? askAgain(known, now) : "has it";
  if (next === "has it") return;
  if (next === "enough") throw new Refusal("too_many_requests", texts.askedEnough);
  await tx
    .update(subscriptions)
    .set({ ...next, ...(known!.confirmedAt === null && wanted) })
    .where(isKnown);
  return id;
}

async function limitMailbox(tx: Database, emailKey: string, now: Date): Promise<void> {
  const [counted] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${and(
        isNull(subscriptions.confirmedAt),
        gt(subscriptions.askedAt, oldestAsked(now)),
      )})`.mapWith(Number),
      confirmed: sql<number>`count(*) filter (where ${isNotNull(
        subscriptions.confirmedAt,
      )})`.mapWith(Number),
    })
    .from(subscriptions)
    .where(eq(subscriptions.emailKey, emailKey));
  const { waiting = 0, confirmed = 0 } = counted ?? {};
  if (waiting > maxWaiting) throw new Refusal("too_many_requests", texts.tooManyWaiting);
  if (confirmed >= maxConfirmed) throw new Refusal("too_many_requests", texts.tooManyOfMailbox);
}

const hashOf = (subject: string) => createHash("sha256").update(subject).digest("base64url");
