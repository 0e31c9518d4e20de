import { randomUUID } from "node:crypto";
import type { OrganizerRole } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { memberships } from "./membership.table.ts";
import { accounts, users } from "./auth.table.ts";
import { hashPassword } from "./passwords.ts";

interface NewUser {
  name: string;
  email: string;
  password: string;
  /** Of who signed up by themselves: what they have to confirm. */
  signUpEmail?: string;
  isStaff?: boolean;
  memberships?: { organizerId: number; role: OrganizerRole }[];
}

/** Makes someone who can sign in, and answers their id. */
export async function createUser(db: Database, user: NewUser): Promise<string> {
  const id = randomUUID();
  const password = await hashPassword(user.password);
  await db.transaction(async (tx) => {
    await tx.insert(users).values({
      id,
      name: user.name,
      email: user.email.toLowerCase(),
      signUpEmail: user.signUpEmail ?? null,
      emailVerified: user.signUpEmail === undefined,
      isStaff: user.isStaff ?? false,
    });
    await tx
      .insert(accounts)
      .values({ id: randomUUID(), userId: id, accountId: id, providerId: "credential", password });
    const rows = (user.memberships ?? []).map((one) => ({ ...one, userId: id }));
    if (rows.length > 0) await tx.insert(memberships).values(rows);
  });
  return id;
}
