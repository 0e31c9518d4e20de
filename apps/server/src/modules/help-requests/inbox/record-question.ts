import type { ParsedInput } from "@tour/api";
import type { helpInboxCalls } from "@tour/api/contract";
import { and, count, eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal, notFound } from "../../../http/errors/errors.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { helpEvents, helpRequests } from "../help-request.table.ts";
import { helpRequestTexts } from "../help-request.texts.ts";
import { tellOfRecorded } from "../notify-staff.ts";

const { inbox: texts } = helpRequestTexts;

/** Keeps what somebody of the team wrote down for a guest, once under its key; answers its number. */
export async function recordQuestion(
  { query, body }: ParsedInput<typeof helpInboxCalls.recordHelpRequest>,
  context: RequestContext,
): Promise<number> {
  const { organizer_id: organizerId } = query;
  const { key: recordKey, name, phone, message } = body;
  const { db, jobs, env, now } = context;
  const { id: recordedBy } = accountOf(context);
  return db.transaction(async (tx) => {
    await requireOrganizer(tx, organizerId);
    const said = { name, phone, message, email: "", page: "" };
    const [made] = await tx
      .insert(helpRequests)
      .values({ ...said, organizerId, recordedBy, recordKey, createdAt: now() })
      .onConflictDoNothing({ target: [helpRequests.organizerId, helpRequests.recordKey] })
      .returning({ id: helpRequests.id });
    if (made) {
      const told = { id: made.id, request: said, organizerId, recordedBy, env };
      await tellOfRecorded({ db: tx, jobs }, told);
      return made.id;
    }
    const [known] = await tx
      .select({ id: helpRequests.id })
      .from(helpRequests)
      .where(and(eq(helpRequests.organizerId, organizerId), eq(helpRequests.recordKey, recordKey)));
    return known!.id;
  });
}

/** Closes what one wrote down oneself, as long as nobody has done anything with it; once or often. */
export async function withdrawQuestion(
  { query, body }: ParsedInput<typeof helpInboxCalls.withdrawHelpRequest>,
  context: RequestContext,
): Promise<void> {
  const { id: userId } = accountOf(context);
  await context.db.transaction(async (tx) => {
    const [question] = await tx
      .select()
      .from(helpRequests)
      .where(
        and(
          eq(helpRequests.organizerId, query.organizer_id),
          eq(helpRequests.recordKey, body.key),
          eq(helpRequests.recordedBy, userId),
        ),
      )
      .for("no key update");
    if (!question) throw notFound(texts.notRecorded);
    const { id, status: statusBefore } = question;
    const isWithdrawal = and(
      eq(helpEvents.helpRequestId, id),
      eq(helpEvents.repeatKey, withdrawalKey),
    );
    if ((await tx.$count(helpEvents, isWithdrawal)) > 0) return;
    const [dealt] = await tx
      .select({ events: count() })
      .from(helpEvents)
      .where(eq(helpEvents.helpRequestId, id));
    if (dealt!.events > 0) throw new Refusal("conflict", texts.dealtWith);
    await tx.update(helpRequests).set({ status: "closed" }).where(eq(helpRequests.id, id));
    const end = { userId, text: texts.withdrawn, statusBefore, createdAt: context.now() };
    await tx
      .insert(helpEvents)
      .values({ helpRequestId: id, kind: "closed", repeatKey: withdrawalKey, ...end });
  });
}

/** No hash is so short: no event of another kind has it. */
const withdrawalKey = "withdrawn";
