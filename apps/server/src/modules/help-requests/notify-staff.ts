import type { HelpRequest } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { oneLine } from "../../platform/mail/one-line.ts";
import { enqueueEmail } from "../emails/email.job.ts";
import { users } from "../accounts/auth.table.ts";
import { listMailboxes } from "../accounts/list-mailboxes.ts";
import type { ServedSite } from "../sites/served-site.ts";
import { urlOf } from "../sites/site-metadata.ts";
import { makeHelpEmail, recordedBy } from "./help-email.ts";

interface Asked {
  /** The stored question's number: each is told of once. */
  id: number;
  request: HelpRequest;
  /** Null on the marketplace, where staff answer. */
  site: Pick<ServedSite, "organizerId" | "name" | "customDomain"> | null;
  env: ServerEnv;
}

/** Leaves the emails to jobs, in the transaction that stores the question. */
export async function notifyStaff(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  asked: Asked,
): Promise<void> {
  const { id, request, site, env } = asked;
  const recipients = site ? await listMailboxes(tx, site.organizerId) : env.staffEmails;
  for (const to of recipients) {
    const email = makeHelpEmail(request, to, site ? urlOf(site, env) : env.siteOrigin);
    const of = { organizerId: site?.organizerId ?? null };
    const key = `help-request-${id}-${to}`;
    await enqueueEmail({ db: tx, jobs }, { kind: "question", of, key, email });
  }
}

interface Recorded extends Pick<Asked, "id" | "request" | "env"> {
  organizerId: number;
  /** The account that wrote it down. */
  recordedBy: string;
}

/** The same of what somebody of the team wrote down: whoever sells may not look into the inbox all day. */
export async function tellOfRecorded(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  { id, request, organizerId, recordedBy: userId, env }: Recorded,
): Promise<void> {
  const [person] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  for (const to of await listMailboxes(tx, organizerId)) {
    const email = makeHelpEmail(
      request,
      to,
      env.siteOrigin,
      recordedBy(oneLine(person?.name ?? "")),
    );
    const key = `help-request-${id}-${to}`;
    const of = { organizerId };
    await enqueueEmail({ db: tx, jobs }, { kind: "recorded-question", of, key, email });
  }
}
