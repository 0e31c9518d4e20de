import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { isPlainAddress } from "../../platform/mail/plain-address.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { users } from "./auth.table.ts";
import { memberships } from "./membership.table.ts";

/** Where an organiser is written to: the contact e-mail that they show; without one, their owners. */
export async function listMailboxes(db: Database, organizerId: number): Promise<string[]> {
  const [organizer] = await db
    .select({ email: organizers.email })
    .from(organizers)
    .where(eq(organizers.id, organizerId));
  const contact = organizer?.email.trim() ?? "";
  if (isPlainAddress(contact)) return [contact];
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
