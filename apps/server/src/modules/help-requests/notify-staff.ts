import type { HelpRequest } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import type { ServerEnv } from "../../platform/env/env.ts";
import { users } from "../accounts/auth.table.ts";
import { enqueueEmail } from "../emails/email.job.ts";
import { memberships } from "../accounts/membership.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import type { ServedSite } from "../sites/served-site.ts";
import { urlOf } from "../sites/site-metadata.ts";
import { isPlainAddress } from "../../platform/mail/plain-address.ts";
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
  const recipients = site ? await listRecipients(tx, site.organizerId) : env.staffEmails;
  for (const to of recipients) {
    const email = makeHelpEmail(request, to, site ? urlOf(site, env) : env.siteOrigin);
    await enqueueEmail({ db: tx, jobs }, { key: `help-request-${id}-${to}`, email });
  }
}

/** The contact e-mail that the organiser shows; without one, those of its owners. */
async function listRecipients(tx: Database, organizerId: number): Promise<string[]> {
  const [organizer] = await tx
    .select({ email: organizers.email })
    .from(organizers)
    .where(eq(organizers.id, organizerId));
  const contact = organizer?.email.trim() ?? "";
  if (isPlainAddress(contact)) return [contact];
  const owners = await tx
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizerId, organizerId), eq(memberships.role, "owner")));
  return owners.map(({ email }) => email).filter(isPlainAddress);
}
