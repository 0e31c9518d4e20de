import { and, eq, ne } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal, badRequest } from "../../../http/errors/errors.ts";
import { helpEvents, helpRequests } from "../help-request.table.ts";
import { helpRequestTexts } from "../help-request.texts.ts";
import { findQuestion } from "./find-question.ts";
import { lockStatus } from "./lock-status.ts";
import { listPeople } from "../../accounts/list-people.ts";

const { inbox: texts } = helpRequestTexts;

/** Gives a question to one of those who can answer it; what changes nothing is not written down. */
export async function assignQuestion(
  context: RequestContext,
  { id, userId }: { id: number; userId: string | null },
): Promise<void> {
  const { db, now } = context;
  const question = await findQuestion(id, context);
  const people = await listPeople(db, question.organizerId);
  if (userId !== null && !people.some((person) => person.id === userId)) {
    throw badRequest({ user_id: [texts.stranger] });
  }
  await db.transaction(async (tx) => {
    const [held] = await tx
      .select({ assigneeId: helpRequests.assigneeId })
      .from(helpRequests)
      .where(eq(helpRequests.id, id))
      .for("update");
    if (held?.assigneeId === userId) return;
    await tx.update(helpRequests).set({ assigneeId: userId }).where(eq(helpRequests.id, id));
    const by = { userId: accountOf(context).id, toUserId: userId, createdAt: now() };
    await tx.insert(helpEvents).values({ helpRequestId: id, kind: "taken", ...by });
  });
}

/** Closes a question, or has it wait again. 409 for one that somebody was faster with. */
export async function changeQuestion(
  context: RequestContext,
  { id, kind, reason }: { id: number; kind: "closed" | "reopened"; reason: string },
): Promise<void> {
  const { db, now } = context;
  await findQuestion(id, context);
  const { isReady, values, refusal } =
    kind === "closed"
      ? {
          isReady: ne(helpRequests.status, "closed"),
          values: { status: "closed" as const },
          refusal: texts.alreadyClosed,
        }
      : {
          isReady: eq(helpRequests.status, "closed"),
          values: { status: "new" as const, reopenedAt: now() },
          refusal: texts.notClosed,
        };
  await db.transaction(async (tx) => {
    const statusBefore = await lockStatus(tx, id);
    const [changed] = await tx
      .update(helpRequests)
      .set(values)
      .where(and(eq(helpRequests.id, id), isReady))
      .returning({ id: helpRequests.id });
    if (!changed) throw new Refusal("conflict", refusal);
    const by = { userId: accountOf(context).id, text: reason, createdAt: now() };
    await tx.insert(helpEvents).values({
      ...{ helpRequestId: id, kind, ...by },
      // Whoever opened it again by mistake closes it.
      ...(kind === "closed" && { statusBefore }),
    });
  });
}
