import { and, desc, eq } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { RequestContext } from "../../http/context.ts";
import { findMailbox, isShown } from "./read-subscription.ts";
import { dropEndedEmails } from "./subscription-email.job.ts";
import { subscriptions } from "./subscription.table.ts";

interface Ended {
  token: string;
  /** Another one of the same mailbox; the token's own where it is left out. */
  id?: number | undefined;
}

/** Forgets a subscription, and answers the token of one that its mailbox still has; null of none. */
export async function endSubscription(
  context: Pick<RequestContext, "db" | "now">,
  { token, id }: Ended,
): Promise<string | null> {
  const { db, now } = context;
  const emailKey = await findMailbox(context, token);
  const { emailKey: mailbox, confirmedAt } = subscriptions;
  if (id === undefined) {
    // Also one whose link has grown old: nobody is kept who wants to be forgotten.
    await forget(db, eq(subscriptions.token, token));
  } else if (emailKey !== null) {
    await forget(db, and(eq(subscriptions.id, id), eq(mailbox, emailKey)));
  }
  if (emailKey === null) return null;
  const [left] = await db
    .select({ token: subscriptions.token })
    .from(subscriptions)
    .where(and(eq(mailbox, emailKey), isShown(now())))
    .orderBy(desc(eq(subscriptions.token, token)), confirmedAt)
    .limit(1);
  return left?.token ?? null;
}

/** With what waits to be sent. */
const forget = (db: Database, which: SQL | undefined): Promise<void> =>
  db.transaction(async (tx) => {
    const gone = await tx.delete(subscriptions).where(which).returning({ id: subscriptions.id });
    if (gone.length > 0) {
      await dropEndedEmails(
        tx,
        gone.map((one) => one.id),
      );
    }
  });
