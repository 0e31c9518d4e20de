import { and, desc, eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal, notFound } from "../../../http/errors/errors.ts";
import { undoMs } from "../../emails/undo-window.ts";
import { sellsFor } from "../../booking/own-request.ts";
import { emailJob } from "../../emails/email.job.ts";
import { helpEvents, helpRequests } from "../help-request.table.ts";
import { helpRequestTexts } from "../help-request.texts.ts";
import { answerKey } from "./answer-key.ts";
import { lockStatus } from "./lock-status.ts";

const { inbox: texts } = helpRequestTexts;

/**
 * Takes back what was done last with a question, an answer with its email; answers which question it
 * is. 409 once it is too late, or when something was done after it.
 */
export async function undoEvent(context: RequestContext, eventId: number): Promise<number> {
  const { db, jobs, now } = context;
  const isOwn = and(eq(helpEvents.id, eventId), sellsFor(helpRequests.organizerId, context));
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ event: helpEvents })
      .from(helpEvents)
      .innerJoin(helpRequests, eq(helpRequests.id, helpEvents.helpRequestId))
      .where(isOwn);
    if (!found) throw notFound(texts.noEvent);
    const { helpRequestId: id, kind, statusBefore, createdAt } = found.event;
    await lockStatus(tx, id);
    const [last] = await tx
      .select({ id: helpEvents.id })
      .from(helpEvents)
      .where(eq(helpEvents.helpRequestId, id))
      .orderBy(desc(helpEvents.id))
      .limit(1);
    if (last?.id !== eventId) throw new Refusal("conflict", texts.notLast);
    const isLate = now().getTime() - createdAt.getTime() > undoMs;
    if (statusBefore === null || isLate) throw new Refusal("conflict", texts.tooLate);
    if (kind === "answered" && !(await jobs.withdraw(tx, emailJob, answerKey(eventId)))) {
      throw new Refusal("conflict", texts.tooLate);
    }
    await tx.delete(helpEvents).where(eq(helpEvents.id, eventId));
    await tx.update(helpRequests).set({ status: statusBefore }).where(eq(helpRequests.id, id));
    return id;
  });
}
