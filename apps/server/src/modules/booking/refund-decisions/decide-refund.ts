import type { ParsedInput, RefundDecision } from "@tour/api";
import type { staffCalls } from "@tour/api/contract";
import { and, asc, eq, ne } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { users } from "../../accounts/auth.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { bookingTexts } from "../booking.texts.ts";
import { requests } from "../request.table.ts";
import { runTransition } from "../run-transition.ts";
import { refundDecisions } from "./refund-decision.table.ts";

/** More than ever wait. */
const maxListed = 200;

/** Refunds that wait for a second of staff, oldest first. */
export async function listRefundDecisions(
  _: unknown,
  context: RequestContext,
): Promise<{ data: RefundDecision[] }> {
  const { id: userId } = accountOf(context);
  const rows = await context.db
    .select({
      row: refundDecisions,
      currency: requests.currency,
      organizer: { id: organizers.id, name: organizers.name },
      by: users.name,
    })
    .from(refundDecisions)
    .innerJoin(requests, eq(requests.id, refundDecisions.requestId))
    .innerJoin(organizers, eq(organizers.id, requests.organizerId))
    .leftJoin(users, eq(users.id, refundDecisions.askedBy))
    .where(eq(refundDecisions.state, "waiting"))
    .orderBy(asc(refundDecisions.id))
    .limit(maxListed);
  const data = rows.map(({ row, currency, organizer, by }) => ({
    id: row.id,
    request_id: row.requestId,
    organizer,
    amount: { amount: row.amount, currency },
    message: row.message,
    by: by ?? "",
    at: row.createdAt.toISOString(),
    is_own: row.askedBy === userId,
  }));
  return { data };
}

/** A second of staff confirms a refund, and the request is called off; or somebody drops it. */
export async function decideRefund(
  { body: { id, is_confirmed: isConfirmed } }: ParsedInput<typeof staffCalls.decideRefund>,
  context: RequestContext,
): Promise<{ data: RefundDecision[] }> {
  const { db, jobs, now } = context;
  const { id: userId } = accountOf(context);
  await db.transaction(async (tx) => {
    const decided = await decide(tx, id, { isConfirmed, userId, now: now() });
    if (!isConfirmed) return;
    const { requestId, amount: refund, message: reason, isGuestTold: isTold } = decided;
    const step = { requestId, name: "cancelByStaff", actor: "staff", userId, now: now() } as const;
    await runTransition({ db: tx, jobs }, { ...step, reason, refund, isTold });
  });
  return listRefundDecisions(undefined, context);
}

interface Decision {
  isConfirmed: boolean;
  userId: string;
  now: Date;
}

/** One conditional update: of several at once one decides, and never whoever asked confirms. */
async function decide(tx: Database, id: number, { isConfirmed, userId, now }: Decision) {
  const isWaiting = and(eq(refundDecisions.id, id), eq(refundDecisions.state, "waiting"));
  const [decided] = await tx
    .update(refundDecisions)
    .set({ state: isConfirmed ? "confirmed" : "dropped", decidedBy: userId, decidedAt: now })
    .where(and(isWaiting, isConfirmed ? ne(refundDecisions.askedBy, userId) : undefined))
    .returning();
  if (decided) return decided;
  const isThere = (await tx.$count(refundDecisions, isWaiting)) > 0;
  throw isThere ? new Refusal("forbidden", bookingTexts.firstIsNoSecond) : notFound();
}
