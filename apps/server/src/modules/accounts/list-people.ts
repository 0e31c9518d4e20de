import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "./auth.table.ts";
import { memberships } from "./membership.table.ts";

const person = { id: users.id, name: users.name };

/** Who can look after questions and requests: owners and managers; on the marketplace staff. */
export function listPeople(
  db: Database,
  organizerId: number | null,
): Promise<{ id: string; name: string }[]> {
  if (organizerId === null) {
    return db
      .select(person)
      .from(users)
      .where(eq(users.isStaff, true))
      .orderBy(users.name, users.id);
  }
  const isTheirs = and(
    eq(memberships.organizerId, organizerId),
    inArray(memberships.role, ["owner", "manager"]),
  );
  return db
    .select(person)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isTheirs)
    .orderBy(users.name, users.id);
}
