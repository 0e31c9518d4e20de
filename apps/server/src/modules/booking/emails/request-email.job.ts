import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { emailJob } from "../../emails/email.job.ts";
import { composeEmail } from "../../emails/layout/compose-email.ts";
import { chats } from "../chats/chat.table.ts";
import { emailTexts } from "./email.texts.ts";
import { readEmailContext } from "./read-email-context.ts";
import type { EmailContext } from "./read-email-context.ts";
import { requestEmails } from "./request-email.table.ts";
import { findRequestEmail } from "./request-emails.ts";

/** How one unsubscribes from emails that are not about a booking, and whether that was done. */
async function readMailing(db: Database, { request, siteUrl }: EmailContext) {
  const [chat] = await db.select().from(chats).where(eq(chats.id, request.chatId));
  const href = `${siteUrl}/unsubscribe/${chat!.mailingToken}`;
  const unsubscribe = { text: emailTexts.unsubscribe, href };
  return { isUnwanted: chat!.unsubscribedAt !== null, foot: { unsubscribe } };
}

/** Whether the deadline that an email names is over, by the clock of the database. */
const isLate = sql<boolean>`coalesce((${requestEmails.facts} ->> 'until')::timestamptz <= now(), false)`;

/**
 * Writes an email of a request and hands it to the mailer, once. An email that names a deadline is
 * let go when it could not be sent before.
 */
export const requestEmailJob = defineJob({
  name: "send-request-letter",
  ...(emailJob.retries && { retries: emailJob.retries }),
  async run({ letter_id: id }: { letter_id: number }, services: Services) {
    const { db, mail, now } = services;
    const isWanted = eq(requestEmails.id, id);
    const [row] = await db
      .select({ ...getTableColumns(requestEmails), isLate })
      .from(requestEmails)
      .where(isWanted);
    if (!row || row.sentAt || row.isLate) return;
    const { to, isOptional = false, write } = findRequestEmail(row.kind, row.recipient);
    const context = await readEmailContext(services, row.requestId, row.facts);
    const mailing = isOptional ? await readMailing(db, context) : undefined;
    if (mailing?.isUnwanted) return;
    const isToGuest = to === "guest";
    const replyTo = isToGuest ? context.organizer.email : context.request.contactEmail;
    const addressed = { to: row.address, replyTo, isInSendersName: isToGuest };
    const content = { ...write(context), ...mailing?.foot };
    await mail.send(await composeEmail(content, context.sender, addressed));
    await db.update(requestEmails).set({ sentAt: now() }).where(isWanted);
  },
});
