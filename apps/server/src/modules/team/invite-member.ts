import type { OrganizerRole } from "@tour/api";
import { subSeconds } from "date-fns/subSeconds";
import { and, eq, lte } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { users } from "../accounts/auth.table.ts";
import { memberships } from "../accounts/membership.table.ts";
import { requireOrganizer } from "../organizers/require-organizer.ts";
import { invitations } from "./invitation.table.ts";
import { lockTeam, requireStillOwner } from "./lock-team.ts";
import {
  limitInvitations,
  makeInvitationLink,
  sendTeamInvitation,
} from "./send-team-invitation.ts";
import { teamTexts } from "./team.texts.ts";

/** How long one waits between two emails of one invitation, in seconds. */
const pause = 60;

/** Invites somebody to the team by an email. */
export async function inviteMember(
  context: RequestContext,
  asked: { organizerId: number; email: string; role: OrganizerRole },
): Promise<void> {
  const { db, now } = context;
  const { organizerId, email, role } = asked;
  requireConfirmed(context);
  await requireOrganizer(db, organizerId);
  const { id: userId } = accountOf(context);
  await db.transaction(async (tx) => {
    await lockTeam(tx, organizerId);
    await requireStillOwner(tx, context, organizerId);
    await requireStranger(tx, organizerId, email);
    const { token, kept } = makeInvitationLink(now());
    const [made] = await tx
      .insert(invitations)
      .values({ ...asked, ...kept, invitedBy: userId })
      .onConflictDoNothing()
      .returning();
    if (!made) throw refuseEmail(teamTexts.alreadyInvited);
    await limitInvitations({ ...context, db: tx }, asked);
    await sendTeamInvitation({ ...context, db: tx }, asked, token);
    await recordActivity(tx, userId, { organizerId, kind: "member_invited", details: { role } });
  });
}

/** Sends an invitation's email again; the link before ends. */
export async function resendInvitation(
  context: RequestContext,
  { organizerId, id }: { organizerId: number; id: number },
): Promise<void> {
  const { db, now } = context;
  requireConfirmed(context);
  await db.transaction(async (tx) => {
    const isIt = and(eq(invitations.id, id), eq(invitations.organizerId, organizerId));
    const [found] = await tx.select().from(invitations).where(isIt);
    if (!found) throw notFound(teamTexts.noInvitation);
    const { token, kept } = makeInvitationLink(now());
    const isDue = lte(invitations.sentAt, subSeconds(now(), pause));
    const invitedBy = accountOf(context).id;
    const [sent] = await tx
      .update(invitations)
      .set({ ...kept, invitedBy })
      .where(and(isIt, isDue))
      .returning();
    if (!sent) {
      throw new Refusal("too_many_requests", teamTexts.sentLately, {
        headers: { "retry-after": `${pause}` },
      });
    }
    await limitInvitations({ ...context, db: tx }, sent);
    await sendTeamInvitation({ ...context, db: tx }, sent, token);
  });
}

/** Ends an invitation. */
export async function withdrawInvitation(
  context: RequestContext,
  { organizerId, id }: { organizerId: number; id: number },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(invitations)
      .where(and(eq(invitations.id, id), eq(invitations.organizerId, organizerId)))
      .returning();
    if (!ended) throw notFound(teamTexts.noInvitation);
    const details = { role: ended.role };
    const userId = accountOf(context).id;
    await recordActivity(tx, userId, { organizerId, kind: "invitation_withdrawn", details });
  });
}

/** Whoever signed up with any mailbox writes to nobody else's before it is known to be theirs. */
function requireConfirmed(context: RequestContext): void {
  if (accountOf(context).isConfirmed) return;
  throw new Refusal("unprocessable", teamTexts.confirmToInvite);
}

async function requireStranger(tx: Database, organizerId: number, email: string): Promise<void> {
  const [member] = await tx
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.organizerId, organizerId), eq(users.email, email)));
  if (member) throw refuseEmail(teamTexts.alreadyMember);
}

const refuseEmail = (message: string) =>
  new Refusal("conflict", message, { validation: { email: [message] } });
