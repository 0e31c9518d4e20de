import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { users } from "../modules/accounts/auth.table.ts";
import { createUser } from "../modules/accounts/create-user.ts";
import { makeFirstLink } from "../modules/accounts/make-first-link.ts";

/**
 * Makes somebody of the staff, and answers the link by which they set their password, good once and for
 * seven days; throws when the address is taken.
 */
export async function createStaff(
  db: Database,
  { email, name, builderOrigin }: { email: string; name: string; builderOrigin: string },
): Promise<string> {
  const [known] = await db
    .select({ isStaff: users.isStaff })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (known) {
    const reason = known.isStaff ? "is one of the staff already" : "has an organiser's account";
    throw new Error(`${email} ${reason}.`);
  }
  // Nobody is told this one.
  const password = randomBytes(32).toString("base64url");
  const id = await createUser(db, { email, name, password, isStaff: true });
  return makeFirstLink(db, id, builderOrigin);
}
