import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { users } from "../modules/accounts/auth.table.ts";
import { createUser } from "../modules/accounts/create-user.ts";

/** Makes somebody of the staff, and answers their password; throws when the address is taken. */
export async function createStaff(
  db: Database,
  { email, name }: { email: string; name: string },
): Promise<string> {
  const [known] = await db
    .select({ isStaff: users.isStaff })
    .from(users)
    .where(eq(users.email, email.toLowerCase()));
  if (known) {
    const reason = known.isStaff ? "is one of the staff already" : "has an organiser's account";
    throw new Error(`${email} ${reason}.`);
  }
  const password = randomBytes(15).toString("base64url");
  await createUser(db, { email, name, password, isStaff: true });
  return password;
}
