import type { HelpStatus } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { helpRequests } from "../help-request.table.ts";

/** What a question is; nobody else changes it until this is done. */
export async function lockStatus(tx: Database, id: number): Promise<HelpStatus> {
  const [held] = await tx
    .select({ status: helpRequests.status })
    .from(helpRequests)
    .where(eq(helpRequests.id, id))
    .for("no key update");
  if (!held) throw new Error(`Question ${id} went away while it was changed`);
  return held.status;
}
