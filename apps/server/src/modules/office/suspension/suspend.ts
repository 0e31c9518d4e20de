import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "../../../platform/services.ts";
import { listOwnerEmails } from "../../accounts/list-owner-emails.ts";
import { enqueueEmail } from "../../emails/email.job.ts";
import { suspensions } from "./suspension.table.ts";
import { suspensionTexts } from "./suspension.texts.ts";

interface Decision {
  organizer: { id: number; name: string };
  /** Of whoever decides. */
  userId: string;
  now: Date;
}

type Queue = Pick<Services, "db" | "jobs" | "env">;

/** Keeps why an organiser is taken off the marketplace, in the caller's transaction, and tells the owners. */
export async function suspend(
  { db: tx, jobs, env }: Queue,
  { organizer, userId, now, reason }: Decision & { reason: string },
): Promise<void> {
  const organizerId = organizer.id;
  await lift(tx, { organizer, userId, now });
  await tx
    .insert(suspensions)
    .values({ organizerId, reason, suspendedAt: now, suspendedBy: userId });
  const email = suspensionTexts.email(organizer.name, {
    reason,
    office: `${env.builderOrigin}/${organizerId}/profile`,
  });
  for (const to of await listOwnerEmails(tx, organizerId)) {
    const what = { kind: "suspended", of: { organizerId }, key: randomUUID() } as const;
    await enqueueEmail({ db: tx, jobs }, { ...what, email: { to, ...email } });
  }
}

/** Takes a suspension back, where there is one. */
export async function lift(tx: Queue["db"], { organizer, userId, now }: Decision): Promise<void> {
  await tx
    .update(suspensions)
    .set({ liftedAt: now, liftedBy: userId })
    .where(and(eq(suspensions.organizerId, organizer.id), isNull(suspensions.liftedAt)));
}
