import type { ParsedInput } from "@tour/api";
import type { helpInboxCalls } from "@tour/api/contract";
import { and, eq } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { helpRequests } from "../help-request.table.ts";
import { tellOfRecorded } from "../notify-staff.ts";
import { closeWithdrawn, lockRecorded, wasWithdrawn } from "./withdraw-question.ts";

/**
 * Keeps what somebody of the team wrote down for a guest, once under its key; answers its number. What was
 * taken back before it came is kept closed, and nobody is told of it.
 */
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
    await lockRecorded(tx, recordKey);
    const said = { name, phone, message, email: "", page: "" };
    const [made] = await tx
      .insert(helpRequests)
      .values({ ...said, organizerId, recordedBy, recordKey, createdAt: now() })
      .onConflictDoNothing({ target: [helpRequests.organizerId, helpRequests.recordKey] })
      .returning({ id: helpRequests.id });
    if (made) {
      if (await wasWithdrawn(tx, { organizerId, recordKey, userId: recordedBy })) {
        const question = { id: made.id, status: "new" as const };
        await closeWithdrawn(tx, question, { userId: recordedBy, now: now() });
      } else {
        const told = { id: made.id, request: said, organizerId, recordedBy, env };
        await tellOfRecorded({ db: tx, jobs }, told);
      }
      return made.id;
    }
    const [known] = await tx
      .select({ id: helpRequests.id })
      .from(helpRequests)
      .where(and(eq(helpRequests.organizerId, organizerId), eq(helpRequests.recordKey, recordKey)));
    return known!.id;
  });
}
