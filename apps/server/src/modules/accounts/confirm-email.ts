import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { and, eq, gt, ne, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { emailConfirmations, users } from "./auth.table.ts";
import { authTexts } from "./auth.texts.ts";
import { memberships } from "./membership.table.ts";
import { hashToken } from "./hash-token.ts";
import { sendConfirmation } from "./send-confirmation.ts";

/**
 * Gives an e-mail to whoever opened the link that was sent to it. Where it has an account, that
 * account becomes the owner of what was made, and the one that was made meanwhile ends.
 */
export async function confirmEmail(
  { body }: ParsedInput<typeof authCalls.confirmEmail>,
  { db, now }: RequestContext,
): Promise<{ data: { email: string; is_joined: boolean } }> {
  return db.transaction(async (tx) => {
    const isGood = and(
      eq(emailConfirmations.tokenHash, hashToken(body.token)),
      gt(emailConfirmations.expiresAt, now()),
    );
    const [used] = await tx.delete(emailConfirmations).where(isGood).returning();
    if (!used) throw new Refusal("gone", authTexts.usedConfirmation);
    const [user] = await tx.select().from(users).where(eq(users.id, used.userId)).for("update");
    const email = user?.signUpEmail;
    if (!email) throw new Refusal("gone", authTexts.usedConfirmation);
    // Two who confirm one address come one after the other: the second joins the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
    const isOwners = and(eq(users.email, email), ne(users.id, used.userId));
    const [owner] = await tx.select().from(users).where(isOwners);
    if (owner) await joinAccount(tx, { from: used.userId, to: owner });
    else {
      await tx
        .update(users)
        .set({ email, signUpEmail: null, emailVerified: true, updatedAt: now() })
        .where(eq(users.id, used.userId));
    }
    return { data: { email, is_joined: owner !== undefined } };
  });
}

/** The account gets what the other one owned; the other one and its sessions end. */
async function joinAccount(
  tx: Database,
  { from, to }: { from: string; to: typeof users.$inferSelect },
): Promise<void> {
  if (to.isStaff) throw new Refusal("unprocessable", authTexts.staffJoinsNobody);
  const owned = await tx.select().from(memberships).where(eq(memberships.userId, from));
  if (owned.length > 0) {
    await tx
      .insert(memberships)
      .values(owned.map((one) => ({ ...one, userId: to.id })))
      .onConflictDoNothing();
  }
  await tx.delete(users).where(eq(users.id, from));
}

/** Sends the email again to whoever is signed in and has not confirmed their e-mail. */
export async function sendConfirmationAgain(
  _: unknown,
  context: RequestContext,
): Promise<{ success: true }> {
  const { id: userId, isConfirmed } = accountOf(context);
  if (isConfirmed) return { success: true };
  const isSent = await sendConfirmation(context, { userId, now: context.now() });
  if (isSent) return { success: true };
  throw new Refusal("too_many_requests", authTexts.sentLately, {
    headers: { "retry-after": "60" },
  });
}
