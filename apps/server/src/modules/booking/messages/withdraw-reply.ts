import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal, notFound } from "../../../http/errors/errors.ts";
import { undoMs } from "../../emails/undo-window.ts";
import { requestEmailJob } from "../emails/request-email.job.ts";
import { requestEmails } from "../emails/request-email.table.ts";
import { sellsFor } from "../own-request.ts";
import { requests } from "../request.table.ts";
import { messageTexts } from "./message.texts.ts";
import { requestMessages } from "./message.table.ts";

const canUndo = sql<boolean>`${requestMessages.createdAt} > now() - ${undoMs}::int * interval '1 ms'`;

/** Takes a seller's answer back with its email, as if it had not been written. 409 once it may have left. */
export async function withdrawReply(context: RequestContext, messageId: number): Promise<void> {
  const isReply = and(eq(requestMessages.id, messageId), ne(requestMessages.author, "guest"));
  await context.db.transaction(async (tx) => {
    const [reply] = await tx
      .select({
        requestId: requests.id,
        answeredWait: requestMessages.answeredWait,
        canUndo,
      })
      .from(requestMessages)
      .innerJoin(requests, eq(requests.id, requestMessages.requestId))
      .where(and(isReply, sellsFor(requests.organizerId, context)))
      .for("no key update");
    if (!reply) throw notFound(messageTexts.noReply);
    if (!reply.canUndo) throw new Refusal("conflict", messageTexts.hasLeft);
    await withdrawEmails({ tx, jobs: context.jobs }, { requestId: reply.requestId, messageId });
    await tx.delete(requestMessages).where(eq(requestMessages.id, messageId));
    // What the guest wrote meanwhile came later than what they had waited for.
    const waitsSince = sql`coalesce(${reply.answeredWait?.toISOString() ?? null}::timestamptz, ${requests.waitsSince})`;
    await tx.update(requests).set({ waitsSince }).where(eq(requests.id, reply.requestId));
  });
}

async function withdrawEmails(
  { tx, jobs }: { tx: Database; jobs: RequestContext["jobs"] },
  { requestId, messageId }: { requestId: number; messageId: number },
): Promise<void> {
  const emails = await tx
    .delete(requestEmails)
    .where(
      and(
        eq(requestEmails.requestId, requestId),
        eq(requestEmails.kind, "message to guest"),
        eq(requestEmails.occasion, `${messageId}`),
        isNull(requestEmails.sentAt),
      ),
    )
    .returning({ id: requestEmails.id });
  for (const { id } of emails) {
    if (!(await jobs.withdraw(tx, requestEmailJob, `${id}`))) {
      throw new Refusal("conflict", messageTexts.hasLeft);
    }
  }
}
