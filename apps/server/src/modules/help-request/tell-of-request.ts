import type { HelpRequest } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { ServerEnv } from "../../platform/env.ts";
import { users } from "../auth/auth.table.ts";
import { enqueueLetter } from "../letter/enqueue-letter.ts";
import { memberships, organizers } from "../organizer/organizer.table.ts";
import type { ServedSite } from "../site/served-site.ts";
import { urlOf } from "../site/site-metadata.ts";
import { isPlainAddress } from "../../platform/mail/plain-address.ts";
import { makeHelpLetter } from "./help-letter.ts";

interface Asked {
  /** The stored question's number: each is told of once. */
  id: number;
  request: HelpRequest;
  /** Null on the marketplace, where staff answer. */
  site: Pick<ServedSite, "organizerId" | "name" | "ownDomain"> | null;
  env: ServerEnv;
}

/** Leaves the letters to jobs, in the transaction that stores the question. */
export async function tellOfRequest(tx: Database, asked: Asked): Promise<void> {
  const { id, request, site, env } = asked;
  const recipients = site ? await listRecipients(tx, site.organizerId) : env.staffEmails;
  for (const to of recipients) {
    const letter = makeHelpLetter(request, to, site ? urlOf(site, env) : env.siteOrigin);
    await enqueueLetter(tx, { key: `help-request-${id}-${to}`, letter });
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
