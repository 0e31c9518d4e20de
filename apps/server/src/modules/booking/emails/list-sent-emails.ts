import type { SentEmail } from "@tour/api";
import { and, eq, isNotNull, min } from "drizzle-orm";
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
