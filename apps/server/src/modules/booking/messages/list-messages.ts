import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { secondsToLeave } from "../../emails/undo-window.ts";
import { toMessage } from "./add-message.ts";
import { requestMessages } from "./message.table.ts";

/** More than people write about a trip; what came before stays in the emails. */
const maxMessages = 500;

/** A guest reads an answer once nobody can take it back. */
export const hasArrived = or(
  eq(requestMessages.author, "guest"),
  lt(requestMessages.createdAt, sql`now() - make_interval(secs => ${secondsToLeave})`),
)!;

/** The last messages of requests in one thread, oldest first. */
export async function listMessages(db: Database, requestIds: readonly number[], isWanted?: SQL) {
  const rows = await db
    .select()
    .from(requestMessages)
    .where(and(inArray(requestMessages.requestId, [...requestIds]), isWanted))
    .orderBy(desc(requestMessages.id))
    .limit(maxMessages);
  return rows.toReversed().map((row) => ({ ...toMessage(row), request_id: row.requestId }));
}
