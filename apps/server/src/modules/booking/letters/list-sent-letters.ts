import type { SentLetter } from "@tour/api";
import { and, eq, isNotNull, min } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { requestLetters } from "./request-letter.table.ts";

/** The letters of a request that went out, oldest first; one to several mailboxes is one. */
export async function listSentLetters(db: Database, requestId: number): Promise<SentLetter[]> {
  const { kind, recipient, occasion, sentAt } = requestLetters;
  const rows = await db
    .select({ kind, to: recipient, at: min(sentAt) })
    .from(requestLetters)
    .where(and(eq(requestLetters.requestId, requestId), isNotNull(sentAt)))
    .groupBy(kind, recipient, occasion)
    .orderBy(min(sentAt), min(requestLetters.id));
  return rows.map(({ at, ...letter }) => ({ ...letter, at: at!.toISOString() }));
}
