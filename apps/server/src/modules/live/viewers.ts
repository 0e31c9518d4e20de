import type { OfficeViewer } from "@tour/api";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../accounts/auth.table.ts";
import { requestViewers } from "./office-change.table.ts";

/** Whoever has not said for so long that they look at a request has left it, in seconds. */
const secondsSeen = 15;

const isThere = gt(requestViewers.seenAt, sql`now() - make_interval(secs => ${secondsSeen})`);

/** Writes down that somebody looks at a request now, since when they have not been away. */
export async function noteViewer(db: Database, requestId: number, userId: string): Promise<void> {
  await db
    .insert(requestViewers)
    .values({ requestId, userId })
    .onConflictDoUpdate({
      target: [requestViewers.requestId, requestViewers.userId],
      set: {
        since: sql`case when ${isThere} then ${requestViewers.since} else now() end`,
        seenAt: sql`now()`,
      },
    });
}

/** Who else looks at a request, whoever came first first. */
export async function listViewers(
  db: Database,
  requestId: number,
  userId: string,
): Promise<OfficeViewer[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, since: requestViewers.since })
    .from(requestViewers)
    .innerJoin(users, eq(users.id, requestViewers.userId))
    .where(and(eq(requestViewers.requestId, requestId), ne(requestViewers.userId, userId), isThere))
    .orderBy(requestViewers.since, users.id);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
