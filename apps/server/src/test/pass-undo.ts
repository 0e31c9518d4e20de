import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { requestMessages } from "../modules/booking/messages/message.table.ts";
import { secondsToLeave } from "../modules/emails/undo-window.ts";
import { passJobTime } from "./jobs.ts";

/** As if what was written so far could not be taken back any more: answers have reached the guest. */
export async function passUndo(db: Database): Promise<void> {
  const createdAt = sql`created_at - make_interval(secs => ${secondsToLeave + 1})`;
  await db.update(requestMessages).set({ createdAt });
  await passJobTime(db, secondsToLeave * 1000);
}
