import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { and, desc, eq, gt, ne } from "drizzle-orm";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { sessions } from "./auth.table.ts";
import { earliestSignIn } from "./longest-session.ts";
import { authTexts } from "./auth.texts.ts";

/** Where the account is signed in, the newest first; tokens are never told. */
export async function listSessions(_: unknown, context: RequestContext) {
  const { id, sessionId, isStaff, impersonation } = accountOf(context);
  const rows = await context.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, id),
        gt(sessions.expiresAt, new Date()),
        gt(sessions.createdAt, earliestSignIn({ isStaff: isStaff || impersonation !== null })),
      ),
    )
    .orderBy(desc(sessions.createdAt), sessions.id);
  return {
    data: rows.map((row) => ({
      id: row.id,
      user_agent: row.userAgent ?? "",
      address: row.ipAddress ?? "",
      created_at: row.createdAt.toISOString(),
      used_at: row.updatedAt.toISOString(),
      is_current: row.id === sessionId,
    })),
  };
}

/** Ends one of the account's own sessions. */
export async function endSession(
  { body }: ParsedInput<typeof authCalls.endSession>,
  context: RequestContext,
): Promise<{ success: true }> {
  const own = and(eq(sessions.userId, accountOf(context).id), eq(sessions.id, body.id));
  const ended = await context.db.delete(sessions).where(own).returning();
  if (ended.length === 0) throw notFound(authTexts.noSession);
  return { success: true };
}

/** Ends every session of the account but the one that asks. */
export async function endOtherSessions(
  _: unknown,
  context: RequestContext,
): Promise<{ success: true }> {
  const { id, sessionId } = accountOf(context);
  await context.db.delete(sessions).where(and(eq(sessions.userId, id), ne(sessions.id, sessionId)));
  return { success: true };
}
