import type { EmailKind } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { isPlainAddress } from "../../../platform/mail/plain-address.ts";
import { listMailboxes } from "../../accounts/list-mailboxes.ts";
import { requests } from "../request.table.ts";
import type { EmailFacts } from "./email-facts.ts";
import { requestEmails } from "./request-email.table.ts";
import { requestEmailJob } from "./request-email.job.ts";
import { requestEmailsOf } from "./request-emails.ts";

interface Occasion {
  requestId: number;
  kind: EmailKind;
  /** A deadline is the end of the hold, unless they say that there is none. */
  facts?: EmailFacts;
  /** Of a kind that may come more than once; one occasion is one email. */
  occasion?: string;
  /** Seconds before they leave. */
  delay?: number;
}

/**
 * Leaves the emails of a kind to jobs, in the transaction of the change that they tell of: to the
 * guest, to the organiser, or to both. What was left before is not left again.
 */
export async function enqueueRequestEmails(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  { requestId, kind, facts, occasion = "", delay = 0 }: Occasion,
): Promise<void> {
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId));
  if (!request) throw new Error(`There is no request ${requestId}`);
  const until = request.heldUntil?.toISOString() ?? null;
  for (const { to: recipient } of requestEmailsOf(kind)) {
    const addresses =
      recipient === "guest"
        ? [request.contactEmail].filter(isPlainAddress)
        : await listMailboxes(tx, request.organizerId);
    if (addresses.length === 0) continue;
    const email = { requestId, kind, recipient, occasion, facts: { until, ...facts } };
    const left = await tx
      .insert(requestEmails)
      .values(addresses.map((address) => ({ ...email, address })))
      .onConflictDoNothing()
      .returning({ id: requestEmails.id });
    for (const { id } of left) {
      await jobs.enqueue(tx, requestEmailJob, { key: `${id}`, payload: { letter_id: id }, delay });
    }
  }
}
