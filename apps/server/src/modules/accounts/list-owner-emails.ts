import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isPlainAddress } from "../../platform/mail/plain-address.ts";
import { users } from "./auth.table.ts";
import { memberships } from "./membership.table.ts";

/** The mailboxes of an organiser's owners, those that they have confirmed. */
export async function listOwnerEmails(db: Database, organizerId: number): Promise<string[]> {
  const owners = await db
    .select({ email: users.email })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.organizerId, organizerId),
        eq(memberships.role, "owner"),
        eq(users.emailVerified, true),
      ),
    );
  return owners.map(({ email }) => email).filter(isPlainAddress);
}
