import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Services } from "../../../platform/services.ts";
import { listOwnerEmails } from "../../accounts/list-owner-emails.ts";
import { users } from "../../accounts/auth.table.ts";
import { marketSender, readOffice } from "../../booking/emails/read-office.ts";
import { composeEmail } from "../../emails/layout/compose-email.ts";
import { enqueueEmail } from "../../emails/email.job.ts";
import { readOrganizerZone } from "../../tours/read-organizer-zone.ts";
import { failedPublicationEmail } from "./failed-publication.email.ts";
import type { ScheduledRow } from "../../sites/scheduling/scheduled-publication.table.ts";

interface Failure {
  organizerId: number;
  row: ScheduledRow;
  message: string;
}

/** Writes to an organiser's owners what did not go out and why, in the transaction that notes it. */
export async function tellOfFailure(
  services: Services,
  { organizerId, row, message }: Failure,
): Promise<void> {
  const { db, env, jobs } = services;
  const { sender } = await readOffice(services, organizerId);
  const isThat = eq(users.id, row.scheduledBy ?? "");
  const [by] = await db.select({ name: users.name }).from(users).where(isThat);
  const content = failedPublicationEmail({
    site: sender.name,
    parts: row.parts,
    publishAt: row.publishAt,
    timeZone: await readOrganizerZone(db, organizerId),
    by: by?.name ?? null,
    message,
    href: `${env.builderOrigin}/${organizerId}/versions`,
  });
  for (const to of await listOwnerEmails(db, organizerId)) {
    const email = await composeEmail(content, marketSender(env), { to, replyTo: "" });
    await enqueueEmail(
      { db, jobs },
      { kind: "publication-failed", of: { organizerId }, key: randomUUID(), email },
    );
  }
}
