import { eq } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { openDatabase } from "../db/open-database.ts";
import { users } from "../modules/accounts/auth.table.ts";
import { readEnv } from "../platform/env/env.ts";

/**
 * A command that is given an account's e-mail alone: does its work, and prints the e-mail with what that
 * answers after it. Prints the usage where the e-mail is missing, and says so where there is no such
 * account; both end with an error.
 */
export async function runForAccount(
  usage: string,
  work: (db: Database, user: typeof users.$inferSelect) => Promise<string>,
): Promise<void> {
  try {
    const [email, ...more] = process.argv.slice(2);
    if (!email?.includes("@") || more.length > 0) throw new Error(usage);
    const { db, close } = await openDatabase(readEnv(process.env));
    try {
      const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
      if (!user) throw new Error(`${email} has no account.`);
      console.log(`${email}${await work(db, user)}`);
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
