import type { Invitation, ParsedInput } from "@tour/api";
import type { teamCalls } from "@tour/api/contract";
import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { startSession } from "../accounts/ask-auth.ts";
import { users } from "../accounts/auth.table.ts";
import { createUser } from "../accounts/create-user.ts";
import { hashToken } from "../accounts/hash-token.ts";
import { memberships } from "../accounts/membership.table.ts";
import { refuseWeakPassword } from "../accounts/weak-passwords/refuse-weak-password.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { invitations } from "./invitation.table.ts";
import { teamTexts } from "./team.texts.ts";

type Row = typeof invitations.$inferSelect;
type Joined = { data: { organizer_id: number } };

const isOpen = (token: string, now: Date) =>
  and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, now));

/** What a link invites to; 410 for one that leads nowhere any more. */
export async function readInvitation(
  { query }: ParsedInput<typeof teamCalls.getInvitation>,
  { db, now }: RequestContext,
): Promise<{ data: Invitation }> {
  const [found] = await db
    .select({ invitation: invitations, organizer: organizers.name, inviter: users.name })
    .from(invitations)
    .innerJoin(organizers, eq(organizers.id, invitations.organizerId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .where(isOpen(query.token, now()));
  if (!found) throw usedLink();
  const { invitation, organizer, inviter } = found;
  const { email, role } = invitation;
  const hasAccount = (await db.$count(users, eq(users.email, email))) > 0;
  return { data: { organizer, inviter, email, role, has_account: hasAccount } };
}

/** Joins a team with the account that is signed in, which must be of the e-mail that was invited. */
export function acceptInvitation(
  { body }: ParsedInput<typeof teamCalls.acceptInvitation>,
  context: RequestContext,
): Promise<Joined> {
  const account = accountOf(context);
  return context.db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, body.token, context.now());
    const { organizerId, email, role } = invitation;
    if (account.isStaff) throw new Refusal("unprocessable", teamTexts.staffJoinsNobody);
    if (!account.isConfirmed || account.email !== email) {
      throw new Refusal("unprocessable", teamTexts.otherEmail(email));
    }
    // Whoever works there already keeps the role that they have.
    await tx
      .insert(memberships)
      .values({ userId: account.id, organizerId, role })
      .onConflictDoNothing();
    return recordJoined(tx, invitation, account.id);
  });
}

/** Makes an account for the e-mail that was invited, and signs it in. */
export async function joinByInvitation(
  { body }: ParsedInput<typeof teamCalls.joinByInvitation>,
  context: RequestContext,
): Promise<Joined> {
  const { token, name, password } = body;
  const { email, ...joined } = await context.db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, token, context.now());
    const { organizerId, role } = invitation;
    const about = [name, invitation.email];
    await refuseWeakPassword({ password, env: context.env, about });
    const isTheirs = eq(users.email, invitation.email);
    // Two who invite one person may be accepted at once: the second finds the account of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${invitation.email}, 0))`);
    if ((await tx.$count(users, isTheirs)) > 0) {
      throw new Refusal("conflict", teamTexts.hasAccount);
    }
    const membership = { organizerId, role };
    const user = { name, email: invitation.email, password, memberships: [membership] };
    const answer = await recordJoined(tx, invitation, await createUser(tx, user));
    return { ...answer, email: invitation.email };
  });
  await startSession(context, { email, password });
  return joined;
}

/** Each is accepted once. */
async function takeInvitation(tx: Database, token: string, now: Date): Promise<Row> {
  const [taken] = await tx.delete(invitations).where(isOpen(token, now)).returning();
  if (!taken) throw usedLink();
  return taken;
}

async function recordJoined(
  tx: Database,
  { organizerId, role }: Row,
  userId: string,
): Promise<Joined> {
  const details = { role };
  await recordActivity(tx, userId, { organizerId, kind: "member_joined", details });
  return { data: { organizer_id: organizerId } };
}

const usedLink = () => new Refusal("gone", teamTexts.usedLink);
