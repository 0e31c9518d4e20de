import type { SentEmail, WaitingEmail } from "@tour/api";
import { and, eq, isNotNull, isNull, min } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requestEmails } from "./request-email.table.ts";

/** The emails of a request that went out, oldest first; one to several mailboxes is one. */
export async function listSentEmails(db: Database, requestId: number): Promise<SentEmail[]> {
  const { kind, recipient, occasion, sentAt } = requestEmails;
  const rows = await db
    .select({ kind, to: recipient, at: min(sentAt) })
    .from(requestEmails)
    .where(and(eq(requestEmails.requestId, requestId), isNotNull(sentAt)))
    .groupBy(kind, recipient, occasion)
    .orderBy(min(sentAt), min(requestEmails.id));
  return rows.map(({ at, ...email }) => ({ ...email, at: at!.toISOString() }));
}

/** Those that no mail server has taken yet, from any of their mailboxes, oldest first. */
export async function listWaitingEmails(db: Database, requestId: number): Promise<WaitingEmail[]> {
  const { kind, recipient, occasion, createdAt } = requestEmails;
  const rows = await db
    .select({ kind, to: recipient, since: min(createdAt) })
    .from(requestEmails)
    .where(and(eq(requestEmails.requestId, requestId), isNull(requestEmails.sentAt)))
    .groupBy(kind, recipient, occasion)
    .orderBy(min(createdAt), min(requestEmails.id));
  return rows.map(({ since, ...email }) => ({ ...email, since: since!.toISOString() }));
}
