import { eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { secondsToLeave } from "../../emails/undo-window.ts";
import { bookingTexts } from "../booking.texts.ts";
import { lockBefore } from "../change-status.ts";
import { declineName } from "./decline-name.ts";
import { pendingDeclines } from "./pending-decline.table.ts";

/**
 * Has a request declined in some seconds: until then its seats stay held and its guest hears of
 * nothing. 409 with its status where it does not wait for confirmation.
 */
export async function declineLater(
  context: RequestContext,
  requestId: number,
  reason: string,
): Promise<void> {
  const { db, jobs } = context;
  const { id: userId, isStaff } = accountOf(context);
  await db.transaction(async (tx) => {
    await lockBefore(tx, requestId, isStaff ? "declineByStaff" : "decline");
    const actor = isStaff ? "staff" : "organizer";
    const values = { requestId, userId, actor, reason } as const;
    await tx.insert(pendingDeclines).values(values).onConflictDoNothing();
    const job = { key: `${requestId}`, payload: { request_id: requestId }, delay: secondsToLeave };
    await jobs.enqueue(tx, { name: declineName }, job);
  });
}

/** Takes a decline back, as if it had not been asked for; 409 once it is done, or was never asked for. */
export async function withdrawDecline(
  { db, jobs }: RequestContext,
  requestId: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = eq(pendingDeclines.requestId, requestId);
    const [pending] = await tx.delete(pendingDeclines).where(isIt).returning();
    const isBack = pending && (await jobs.withdraw(tx, { name: declineName }, `${requestId}`));
    if (!isBack) throw new Refusal("conflict", bookingTexts.declineIsDone);
  });
}

/** Whether a request is declined in some seconds. */
export const isBeingDeclined = async (db: Database, requestId: number): Promise<boolean> =>
  (await db.$count(pendingDeclines, eq(pendingDeclines.requestId, requestId))) > 0;
