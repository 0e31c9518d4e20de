import type { HelpStatus, ParsedInput } from "@tour/api";
import type { helpInboxCalls } from "@tour/api/contract";
import { and, count, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal, notFound } from "../../../http/errors/errors.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { helpEvents, helpRequests, helpWithdrawals } from "../help-request.table.ts";
import { helpRequestTexts } from "../help-request.texts.ts";

const { inbox: texts } = helpRequestTexts;

/** No hash is so short: no event of another kind has it. */
const withdrawalKey = "withdrawn";

interface Recorded {
  organizerId: number;
  recordKey: string;
  userId: string;
}

/**
 * Closes what one wrote down oneself, as long as nobody has done anything with it; once or often. What has
 * not come yet is remembered: it may hang on its way, and comes closed then.
 */
export async function withdrawQuestion(
  { query, body }: ParsedInput<typeof helpInboxCalls.withdrawHelpRequest>,
  context: RequestContext,
): Promise<void> {
  const { id: userId } = accountOf(context);
  const recorded: Recorded = { organizerId: query.organizer_id, recordKey: body.key, userId };
  const now = context.now();
  await context.db.transaction(async (tx) => {
    await lockRecorded(tx, body.key);
    const [question] = await tx
      .select()
      .from(helpRequests)
      .where(
        and(eq(helpRequests.organizerId, query.organizer_id), eq(helpRequests.recordKey, body.key)),
      )
      .for("no key update");
    if (!question) {
      await requireOrganizer(tx, query.organizer_id);
      return rememberWithdrawal(tx, recorded);
    }
    if (question.recordedBy !== userId) throw notFound(texts.notRecorded);
    if (await isWithdrawn(tx, question.id)) return;
    const [dealt] = await tx
      .select({ events: count() })
      .from(helpEvents)
      .where(eq(helpEvents.helpRequestId, question.id));
    if (dealt!.events > 0) throw new Refusal("conflict", texts.dealtWith);
    await closeWithdrawn(tx, question, { userId, now });
  });
}

/** One after another: whoever takes a message back finds it, or is found by it when it comes. */
export async function lockRecorded(tx: Database, recordKey: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`recorded ${recordKey}`}, 0))`,
  );
}

export async function closeWithdrawn(
  tx: Database,
  { id, status: statusBefore }: { id: number; status: HelpStatus },
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await tx.update(helpRequests).set({ status: "closed" }).where(eq(helpRequests.id, id));
  const end = { userId, text: texts.withdrawn, statusBefore, createdAt: now };
  await tx
    .insert(helpEvents)
    .values({ helpRequestId: id, kind: "closed", repeatKey: withdrawalKey, ...end });
}

/** Whether whoever sends it has taken it back already. */
export const wasWithdrawn = async (tx: Database, { organizerId, recordKey, userId }: Recorded) =>
  (await tx.$count(
    helpWithdrawals,
    and(
      eq(helpWithdrawals.organizerId, organizerId),
      eq(helpWithdrawals.recordKey, recordKey),
      eq(helpWithdrawals.userId, userId),
    ),
  )) > 0;

const isWithdrawn = async (tx: Database, id: number) =>
  (await tx.$count(
    helpEvents,
    and(eq(helpEvents.helpRequestId, id), eq(helpEvents.repeatKey, withdrawalKey)),
  )) > 0;

/** No call hangs for days: what is older is forgotten on the way. */
async function rememberWithdrawal(tx: Database, recorded: Recorded): Promise<void> {
  const isOld = lt(helpWithdrawals.createdAt, sql`now() - interval '7 days'`);
  await tx
    .delete(helpWithdrawals)
    .where(and(eq(helpWithdrawals.organizerId, recorded.organizerId), isOld));
  await tx.insert(helpWithdrawals).values(recorded).onConflictDoNothing();
}
