import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Services } from "../../platform/services.ts";
import type { Email } from "../../platform/mail/email.ts";
import { enqueueSubscriptionEmail } from "./subscription-email.job.ts";
import { subscriptions } from "./subscription.table.ts";
import type { SubscriptionRow } from "./subscription.table.ts";

type Learned = Partial<
  Pick<SubscriptionRow, "knownTours" | "knownPrice" | "knownCurrency" | "knownDates">
>;

interface Told {
  learned: Learned;
  /** Of the tours that the email names. */
  tourIds: number[];
  email: Email;
}

/**
 * Keeps what a reader knows once they have an email, and leaves that email to a job, in one
 * transaction: whichever server does it first, the other finds it done.
 */
export async function keepTold(
  { db, jobs, now }: Services,
  { id, toldAt }: Pick<SubscriptionRow, "id" | "toldAt">,
  { learned, tourIds, email }: Told,
): Promise<void> {
  const told = now();
  await db.transaction(async (tx) => {
    const [kept] = await tx
      .update(subscriptions)
      .set({ ...learned, toldAt: told })
      .where(
        and(
          eq(subscriptions.id, id),
          isNotNull(subscriptions.confirmedAt),
          toldAt ? eq(subscriptions.toldAt, toldAt) : isNull(subscriptions.toldAt),
        ),
      )
      .returning({ id: subscriptions.id });
    if (!kept) return;
    const occasion = `told ${told.toISOString()}`;
    await enqueueSubscriptionEmail({ db: tx, jobs }, { id, occasion, tourIds, email });
  });
}
