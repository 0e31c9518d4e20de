import type { Impersonation, ParsedInput } from "@tour/api";
import type { staffCalls } from "@tour/api/contract";
import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { requireOrganizer } from "../../organizers/require-organizer.ts";
import { users } from "../auth.table.ts";
import { impersonations } from "./impersonation.table.ts";

/** Long enough to see what an organiser sees, too short to be forgotten. */
const hours = 1;
/** More than anybody looks through. */
const maxListed = 100;

const hasEnded = sql<boolean>`coalesce(${impersonations.endedAt}, ${impersonations.endsAt}) <= now()`;

/**
 * Has the session act as an organiser's owner from now on, and records it. The database's clock says
 * when that is over, as it does when the session is read.
 */
export async function impersonateOrganizer(
  { body }: ParsedInput<typeof staffCalls.impersonateOrganizer>,
  context: RequestContext,
): Promise<{ data: Impersonation }> {
  const { id: userId, sessionId } = accountOf(context);
  const { organizer_id: organizerId, reason } = body;
  const { db } = context;
  await requireOrganizer(db, organizerId);
  const id = await db.transaction(async (tx) => {
    await end(tx, sessionId);
    const [made] = await tx
      .insert(impersonations)
      .values({
        sessionId,
        userId,
        organizerId,
        reason,
        startedAt: sql`now()`,
        endsAt: sql`now() + make_interval(hours => ${hours})`,
      })
      .returning({ id: impersonations.id });
    return made!.id;
  });
  const [data] = await select(context).where(eq(impersonations.id, id));
  return { data: toImpersonation(data!) };
}

/** Has the session be staff's own again. */
export async function stopImpersonating(
  _: unknown,
  context: RequestContext,
): Promise<{ success: true }> {
  await end(context.db, accountOf(context).sessionId);
  return { success: true };
}

/** Who was signed in as an organiser, newest first; 404 without such an organiser. */
export async function listImpersonations(
  { query }: ParsedInput<typeof staffCalls.listImpersonations>,
  context: RequestContext,
): Promise<{ data: Impersonation[] }> {
  await requireOrganizer(context.db, query.organizer_id);
  const rows = await select(context)
    .where(eq(impersonations.organizerId, query.organizer_id))
    .orderBy(desc(impersonations.id))
    .limit(maxListed);
  return { data: rows.map(toImpersonation) };
}

/** Of one that is over by itself it says when that was. */
const end = (db: RequestContext["db"], sessionId: string) =>
  db
    .update(impersonations)
    .set({ endedAt: sql`least(now(), ${impersonations.endsAt})` })
    .where(and(eq(impersonations.sessionId, sessionId), isNull(impersonations.endedAt)));

const select = ({ db }: RequestContext) =>
  db
    .select({ row: impersonations, by: users.name, isOver: hasEnded })
    .from(impersonations)
    .leftJoin(users, eq(users.id, impersonations.userId))
    .$dynamic();

interface Found {
  row: typeof impersonations.$inferSelect;
  by: string | null;
  isOver: boolean;
}

const toImpersonation = ({ row, by, isOver }: Found): Impersonation => ({
  id: row.id,
  organizer_id: row.organizerId,
  by: by ?? "",
  reason: row.reason,
  started_at: row.startedAt.toISOString(),
  ends_at: (row.endedAt ?? row.endsAt).toISOString(),
  is_over: isOver,
});
