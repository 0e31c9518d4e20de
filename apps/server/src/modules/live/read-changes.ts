import type { OfficeChangeKind, OfficeChanges, OrganizerRole } from "@tour/api";
import { mayUse } from "@tour/api";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { departures } from "../tours/departure.table.ts";
import { officeChanges } from "./office-change.table.ts";
import { parseCursor } from "./parse-cursor.ts";
import { secondsKept } from "./sweep-changes.job.ts";

/** Before the oldest changes go: what a transaction changed is dated by its beginning. */
const secondsReadable = secondsKept / 2;

export interface Reader {
  organizerId: number;
  userId: string;
  /** Staff's is the owner's. */
  role: OrganizerRole;
}

interface AnsweredRow extends Record<string, unknown> {
  read_at: string;
  snapshot: string;
  is_outdated: boolean;
  kind: OfficeChangeKind | null;
  id: number | null;
}

/**
 * What changed in transactions that had not ended when the cursor was made: one that commits late is
 * in the next answer, whatever its number. Without a cursor nothing changed.
 */
export async function readChanges(
  db: Database,
  reader: Reader,
  cursor: string | undefined,
): Promise<Omit<OfficeChanges, "viewers">> {
  const { readAt, snapshot } =
    cursor === undefined ? { readAt: null, snapshot: null } : parseCursor(cursor);
  const since = sql`${snapshot}::pg_snapshot`;
  const { organizerId, kind, subjectId, changedIn } = officeChanges;
  const result = await db.execute<AnsweredRow>(sql`
    select extract(epoch from now())::bigint::text as read_at, pg_current_snapshot()::text as snapshot,
      ${isOutdated(readAt, since)} as is_outdated, changed.kind, changed.id
    from (select 1) as one
    left join (
      select distinct ${kind} as kind, ${subjectId} as id from ${officeChanges}
      where ${organizerId} = ${reader.organizerId}
        and ${changedIn} >= pg_snapshot_xmin(${since})
        and not pg_visible_in_snapshot(${changedIn}, ${since})
        and ${mayKnow(reader)}
    ) as changed on true
    order by changed.kind, changed.id`);
  const { rows } = result as unknown as { rows: AnsweredRow[] };
  const [{ read_at: at, snapshot: next, is_outdated: isOld }] = rows as [AnsweredRow];
  return {
    cursor: `${at}.${next}`,
    changes: rows.flatMap((row) => (row.kind ? [{ kind: row.kind, id: row.id! }] : [])),
    is_outdated: isOld,
  };
}

/**
 * Of long ago, or of before a backup was restored or another server took over: what it was read from may
 * be lost, and its transactions' numbers given out again.
 */
const isOutdated = (readAt: number | null, since: SQL) => sql`coalesce(
  ${readAt}::bigint < extract(epoch from now()) - ${secondsReadable}::int
    or ${readAt}::bigint <= (select extract(epoch from noticed_at) from database_lineage)
    or pg_snapshot_xmax(${since}) > pg_snapshot_xmax(pg_current_snapshot()), false)`;

/** Guides hear of the departures that they lead, the site's people of the site, tours and departures. */
function mayKnow({ userId, role }: Reader): SQL {
  const { kind } = officeChanges;
  const isOfSite = sql`${kind} in ('main_page', 'tour_page', 'site', 'draft_comment', 'brand', 'block_template', 'design', 'settings')`;
  const isEditor = mayUse(role, "editor");
  if (mayUse(role, "manager")) return isEditor ? sql`true` : sql`not ${isOfSite}`;
  const isDeparture = sql`${kind} = 'departure'`;
  if (mayUse(role, "office")) {
    const isTheirs = sql`${kind} in ('departure', 'tour', 'notice')`;
    return isEditor ? sql`(${isTheirs} or ${isOfSite})` : isTheirs;
  }
  const led = sql`select ${departures.id} from ${departures} where ${departures.guideUserId} = ${userId}`;
  return sql`(${isDeparture} and ${officeChanges.subjectId} in (${led}))`;
}
