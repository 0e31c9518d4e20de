import type { HelpRequest } from "@tour/api";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { enqueueEmail } from "../emails/email.job.ts";
import { listMailboxes } from "../accounts/list-mailboxes.ts";
import type { ServedSite } from "../sites/served-site.ts";
import { urlOf } from "../sites/site-metadata.ts";
import { makeHelpEmail } from "./help-email.ts";

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
    await enqueueEmail({ db: tx, jobs }, { key: `help-request-${id}-${to}`, email });
  }
}
