import type { HelpRow, HelpStatus, HelpWaiting } from "@tour/api";
import { and, count, desc, eq, ilike, isNull, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { containing } from "../../../db/containing.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../accounts/auth.table.ts";
import { helpRequests } from "../help-request.table.ts";
import type { QuestionRow } from "./find-question.ts";
import { findTours } from "./find-tours.ts";

export const questionPageSize = 20;
/** Fewer digits are in too many numbers to be looked for. */
const minDigits = 3;

interface Wanted {
  /** Null for those of the marketplace. */
  organizerId: number | null;
  status?: HelpStatus | undefined;
  /** Part of a name, of a phone or of an e-mail; empty for all. */
  search: string;
  page: number;
}

/** Since when a question waits, or waited. */
export const waitsSince =
  sql<Date>`coalesce(${helpRequests.reopenedAt}, ${helpRequests.createdAt})`.mapWith(
    helpRequests.createdAt,
  );

const isOf = (organizerId: number | null): SQL =>
  organizerId === null
    ? isNull(helpRequests.organizerId)
    : eq(helpRequests.organizerId, organizerId);

/** A page of questions, those that wait first and newest first, and how many there are. */
export async function listQuestions(
  db: Database,
  { organizerId, status, search, page }: Wanted,
): Promise<{ rows: HelpRow[]; total: number; waiting: HelpWaiting }> {
  const which = and(
    isOf(organizerId),
    status && eq(helpRequests.status, status),
    search === "" ? undefined : matches(search),
  );
  const recorders = alias(users, "recorders");
  const rows = await db
    .select({
      question: helpRequests,
      assignee: { id: users.id, name: users.name },
      recordedBy: { id: recorders.id, name: recorders.name },
    })
    .from(helpRequests)
    .leftJoin(users, eq(users.id, helpRequests.assigneeId))
    .leftJoin(recorders, eq(recorders.id, helpRequests.recordedBy))
    .where(which)
    .orderBy(sql`${helpRequests.status} <> 'new'`, desc(waitsSince), desc(helpRequests.id))
    .limit(questionPageSize)
    .offset((page - 1) * questionPageSize);
  const tourOf = await findTours(
    db,
    rows.map(({ question }) => question),
  );
  return {
    rows: rows.map(({ question, assignee, recordedBy }) => ({
      ...toHelpRow(question, tourOf(question)),
      assignee,
      recorded_by: recordedBy,
    })),
    total: await db.$count(helpRequests, which),
    waiting: await countWaiting(db, organizerId),
  };
}

async function countWaiting(db: Database, organizerId: number | null): Promise<HelpWaiting> {
  const [found] = await db
    .select({ count: count(), since: sql`min(${waitsSince})`.mapWith(helpRequests.createdAt) })
    .from(helpRequests)
    .where(and(isOf(organizerId), eq(helpRequests.status, "new")));
  // Of no rows the smallest is null, whatever the column's type says.
  const since = found?.since as Date | null | undefined;
  return { count: found?.count ?? 0, since: since?.toISOString() ?? null };
}

function matches(search: string): SQL | undefined {
  const pattern = containing(search);
  // Phones are kept as a plus and digits; people here write the first of them as 8, too.
  const digits = search.replaceAll(/\D/g, "").replace(/^8(?=\d{10}$)/, "7");
  const isPhone = digits.length >= minDigits && /^[\d\s()+-]+$/.test(search);
  return or(
    ilike(helpRequests.name, pattern),
    ilike(helpRequests.email, pattern),
    isPhone ? ilike(helpRequests.phone, `%${digits}%`) : undefined,
  );
}

/** A question as those who answer see it, but for the people of the team that it names. */
export const toHelpRow = (
  { id, status, name, phone, email, message, createdAt, reopenedAt }: QuestionRow,
  tour: string | null,
): Omit<HelpRow, "assignee" | "recorded_by"> => ({
  id,
  status,
  name,
  phone,
  email,
  message,
  tour,
  created_at: createdAt.toISOString(),
  waits_since: status === "new" ? (reopenedAt ?? createdAt).toISOString() : null,
});
