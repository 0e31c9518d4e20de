import { createHash } from "node:crypto";
import type { MessageAuthor, RequestMessage } from "@tour/api";
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { secondsToLeave } from "../../emails/undo-window.ts";
import { enqueueRequestEmails } from "../emails/enqueue-request-emails.ts";
import { requests } from "../request.table.ts";
import { limitMessages } from "./message-limit.ts";
import { requestMessages } from "./message.table.ts";

interface NewMessage {
  requestId: number;
  author: MessageAuthor;
  /** Null for a guest. */
  userId: string | null;
  text: string;
  /** The client's; the same text under the same key is one message. */
  key: string | undefined;
  /** Of a guest's client. */
  address?: string;
}

interface MessageContext {
  db: Database;
  jobs: JobQueue;
  now: () => Date;
}

/** Stores a message and leaves its email to jobs, once each. 429 for too many in a row. */
export function addMessage(
  { db, jobs, now }: MessageContext,
  { key, address, ...message }: NewMessage,
): Promise<RequestMessage> {
  const { requestId, author, text } = message;
  const repeatKey = key === undefined ? null : hashOf(author, key, text);
  return db.transaction(async (tx) => {
    const answeredWait = author === "guest" ? null : await lockWait(tx, requestId);
    const [made] = await tx
      .insert(requestMessages)
      .values({ ...message, repeatKey, answeredWait })
      .onConflictDoNothing()
      .returning();
    if (!made) return toMessage(await findRepeated(tx, requestId, repeatKey!));
    const isGuest = author === "guest";
    const by = isGuest ? "guest" : "seller";
    await noteWaiting(tx, requestId, isGuest);
    await limitMessages(tx, now(), { requestId, by, ...(address && { address }) });
    await enqueueRequestEmails(
      { db: tx, jobs },
      {
        requestId,
        kind: isGuest ? "message from guest" : "message to guest",
        occasion: `${made.id}`,
        // It stays worth reading when the hold is over.
        facts: { words: text, isByStaff: author === "staff", until: null },
        // Until then whoever wrote it can take it back.
        ...(!isGuest && { delay: secondsToLeave }),
      },
    );
    return toMessage(made);
  });
}

/** Since when the guest waits; nobody else writes about the request until this is done. */
async function lockWait(tx: Database, requestId: number): Promise<Date | null> {
  const [held] = await tx
    .select({ waitsSince: requests.waitsSince })
    .from(requests)
    .where(eq(requests.id, requestId))
    .for("no key update");
  return held?.waitsSince ?? null;
}

/** A guest waits since the first of their messages that nobody has answered. */
export async function noteWaiting(tx: Database, requestId: number, isGuest: boolean) {
  const waitsSince = isGuest ? sql`coalesce(${requests.waitsSince}, now())` : null;
  await tx.update(requests).set({ waitsSince }).where(eq(requests.id, requestId));
}

type MessageRow = typeof requestMessages.$inferSelect;

async function findRepeated(tx: Database, requestId: number, key: string): Promise<MessageRow> {
  const isWanted = and(
    eq(requestMessages.requestId, requestId),
    eq(requestMessages.repeatKey, key),
  );
  const [found] = await tx.select().from(requestMessages).where(isWanted);
  return found!;
}

const hashOf = (...parts: string[]) =>
  createHash("sha256").update(parts.join("\n")).digest("base64url");

export const toMessage = ({ id, author, text, createdAt }: MessageRow): RequestMessage => ({
  id,
  author,
  text,
  at: createdAt.toISOString(),
});
