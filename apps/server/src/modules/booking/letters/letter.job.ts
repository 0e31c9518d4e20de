import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { Services } from "../../../platform/services.ts";
import { emailJob } from "../../emails/email.job.ts";
import { letterEmail } from "../../emails/letter/letter-email.ts";
import { chats } from "../chats/chat.table.ts";
import { letterTexts } from "./letter.texts.ts";
import { readLetterContext } from "./read-letter-context.ts";
import type { LetterContext } from "./read-letter-context.ts";
import { requestLetters } from "./request-letter.table.ts";
import { findRequestLetter } from "./request-letters.ts";

/** How one unsubscribes from letters that are not about a booking, and whether that was done. */
async function readMailing(db: Database, { request, siteUrl }: LetterContext) {
  const [chat] = await db.select().from(chats).where(eq(chats.id, request.chatId));
  const href = `${siteUrl}/unsubscribe/${chat!.mailingToken}`;
  const unsubscribe = { text: letterTexts.unsubscribe, href };
  return { isUnwanted: chat!.unsubscribedAt !== null, foot: { unsubscribe } };
}

/** Whether the deadline that a letter names is over, by the clock of the database. */
const isLate = sql<boolean>`coalesce((${requestLetters.facts} ->> 'until')::timestamptz <= now(), false)`;

/**
 * Writes a letter of a request and hands it to the mailer, once. A letter that names a deadline is
 * let go when it could not be sent before.
 */
export const letterJob = defineJob({
  name: "send-request-letter",
  ...(emailJob.retries && { retries: emailJob.retries }),
  async run({ letter_id: id }: { letter_id: number }, services: Services) {
    const { db, mail, now } = services;
    const isWanted = eq(requestLetters.id, id);
    const [row] = await db
      .select({ ...getTableColumns(requestLetters), isLate })
      .from(requestLetters)
      .where(isWanted);
    if (!row || row.sentAt || row.isLate) return;
    const { to, isOptional = false, write } = findRequestLetter(row.kind, row.recipient);
    const context = await readLetterContext(services, row.requestId, row.facts);
    const mailing = isOptional ? await readMailing(db, context) : undefined;
    if (mailing?.isUnwanted) return;
    const isToGuest = to === "guest";
    const replyTo = isToGuest ? context.organizer.email : context.request.contactEmail;
    const addressed = { to: row.address, replyTo, isInSendersName: isToGuest };
    const letter = { ...write(context), ...mailing?.foot };
    await mail.send(await letterEmail(letter, context.sender, addressed));
    await db.update(requestLetters).set({ sentAt: now() }).where(isWanted);
  },
});
