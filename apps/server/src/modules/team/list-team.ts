import type { Team } from "@tour/api";
import { isBefore } from "date-fns/isBefore";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../accounts/auth.table.ts";
import { memberships } from "../accounts/membership.table.ts";
import { invitations } from "./invitation.table.ts";

/** Of who has not confirmed it yet, what they signed up with. */
const shownEmail = sql<string>`coalesce(${users.signUpEmail}, ${users.email})`;

/** Who works for an organiser, owners first, and who is invited, newest first. */
export async function listTeam(db: Database, organizerId: number, now: Date): Promise<Team> {
  const members = await db
    .select({ id: users.id, name: users.name, email: shownEmail, role: memberships.role })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.organizerId, organizerId))
    .orderBy(sql`${memberships.role} <> 'owner'`, asc(users.name), asc(users.id));
  const open = await db
    .select()
    .from(invitations)
    .where(eq(invitations.organizerId, organizerId))
    .orderBy(desc(invitations.id));
  return {
    members,
    invitations: open.map(({ id, email, role, sentAt, expiresAt }) => ({
      id,
      email,
      role,
      sent_at: sentAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      is_expired: isBefore(expiresAt, now),
    })),
  };
}
