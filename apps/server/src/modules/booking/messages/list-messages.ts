import { desc, inArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { toMessage } from "./add-message.ts";
import { requestMessages } from "./message.table.ts";

/** More than people write about a trip; what came before stays in the emails. */
const maxMessages = 500;

/** The last messages of requests in one thread, oldest first. */
export async function listMessages(db: Database, requestIds: readonly number[]) {
  const rows = await db
    .select()
    .from(requestMessages)
    .where(inArray(requestMessages.requestId, [...requestIds]))
    .orderBy(desc(requestMessages.id))
    .limit(maxMessages);
  return rows.toReversed().map((row) => ({ ...toMessage(row), request_id: row.requestId }));
}
