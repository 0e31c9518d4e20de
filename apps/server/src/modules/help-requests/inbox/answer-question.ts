import { createHash } from "node:crypto";
import { and, eq, ne } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal, badRequest } from "../../../http/errors/errors.ts";
import { countAttempt } from "../../../http/rate-limit/count-attempt.ts";
import { isPlainAddress } from "../../../platform/mail/plain-address.ts";
import { enqueueEmail } from "../../emails/email.job.ts";
import { helpEvents, helpRequestAttempts, helpRequests } from "../help-request.table.ts";
import { helpRequestTexts } from "../help-request.texts.ts";
import { writeAnswer } from "./answer-email.ts";
import { secondsToLeave } from "../../emails/undo-window.ts";
import { answerKey } from "./answer-key.ts";
import { lockStatus } from "./lock-status.ts";
import { findQuestion } from "./find-question.ts";

const { inbox: texts } = helpRequestTexts;
/** Each answer is an email to a mailbox that anybody may have typed. */
const maxAnswers = 20;
const windowMinutes = 60;

interface Answer {
  id: number;
  kind: "answered" | "called";
  text: string;
  /** The client's; the same text under the same key is one answer. */
  key: string | undefined;
}

/** Keeps an answer, and leaves its email to jobs, once each. 409 for a question that is closed. */
export async function answerQuestion(
  context: RequestContext,
  { id, kind, text, key }: Answer,
): Promise<void> {
  const { db, jobs } = context;
  const question = await findQuestion(id, context);
  if (kind === "answered" && !isPlainAddress(question.email)) {
    throw badRequest({ text: [texts.noEmail] });
  }
  // Before the transaction: the email reads more than what this one holds.
  const email =
    kind === "answered" ? await writeAnswer(context.services, question, text) : undefined;
  const values = {
    helpRequestId: id,
    kind,
    text,
    userId: accountOf(context).id,
    repeatKey: key === undefined ? null : hashOf(kind, key, text),
    createdAt: context.now(),
  };
  await db.transaction(async (tx) => {
    const statusBefore = await lockStatus(tx, id);
    const [made] = await tx
      .insert(helpEvents)
      .values({ ...values, statusBefore })
      .onConflictDoNothing()
      .returning();
    if (!made) return;
    const isOpen = and(eq(helpRequests.id, id), ne(helpRequests.status, "closed"));
    const [open] = await tx
      .update(helpRequests)
      .set({ status: "answered" })
      .where(isOpen)
      .returning({ id: helpRequests.id });
    if (!open) throw new Refusal("conflict", texts.closed);
    if (!email) return;
    const attempt = { address: `answer ${id}`, now: context.now(), max: maxAnswers, windowMinutes };
    const wait = await countAttempt(tx, helpRequestAttempts, attempt);
    if (wait > 0) {
      const headers = { "retry-after": String(wait) };
      throw new Refusal("too_many_requests", texts.tooManyAnswers, { headers });
    }
    const of = { organizerId: question.organizerId };
    await enqueueEmail(
      { db: tx, jobs },
      { kind: "question-answer", of, key: answerKey(made.id), email, delay: secondsToLeave },
    );
  });
}

const hashOf = (...parts: string[]) =>
  createHash("sha256").update(parts.join("\n")).digest("base64url");
