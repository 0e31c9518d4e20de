import type { OfficeChanges, ViewedKind } from "@tour/api";
import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../accounts/auth.table.ts";
import { sites } from "../sites/site.table.ts";
import { officeViewers } from "./office-change.table.ts";

/** What is looked at. */
export interface Viewed {
  kind: ViewedKind;
  id: number;
  part: string | null;
}

/** Whoever has not said for so long that they look at something has left it, in seconds. */
const secondsSeen = 15;

const isThere = gt(officeViewers.seenAt, sql`now() - make_interval(secs => ${secondsSeen})`);

/** Writes down that somebody looks at something now, since when they have not been away. */
export async function noteViewer(
  db: Database,
  { kind, id, part }: Viewed,
  userId: string,
): Promise<void> {
  await db
    .insert(officeViewers)
    .values({ kind, subjectId: id, userId, part })
    .onConflictDoUpdate({
      target: [officeViewers.kind, officeViewers.subjectId, officeViewers.userId],
      set: {
        since: sql`case when ${isThere} then ${officeViewers.since} else now() end`,
        seenAt: sql`now()`,
        part,
      },
    });
}

/** Whoever has closed a site's last screen looks at no page of it; another screen of theirs says that it does. */
export async function forgetPageViewer(
  db: Database,
  organizerId: number,
  userId: string,
): Promise<void> {
  const own = db.select({ id: sites.id }).from(sites).where(eq(sites.organizerId, organizerId));
  await db
    .delete(officeViewers)
    .where(
      and(
        inArray(officeViewers.kind, ["main_page", "tour_page"]),
        inArray(officeViewers.subjectId, own),
        eq(officeViewers.userId, userId),
      ),
    );
}

/** Who else looks at it, whoever came first first. */
export async function listViewers(
  db: Database,
  { kind, id }: Viewed,
  userId: string,
): Promise<OfficeChanges["viewers"]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      since: officeViewers.since,
      part: officeViewers.part,
    })
    .from(officeViewers)
    .innerJoin(users, eq(users.id, officeViewers.userId))
    .where(
      and(
        eq(officeViewers.kind, kind),
        eq(officeViewers.subjectId, id),
        ne(officeViewers.userId, userId),
        isThere,
      ),
    )
    .orderBy(officeViewers.since, users.id);
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}
