import { eq } from "drizzle-orm";
import { openDatabase } from "../db/open-database.ts";
import { sessions, users } from "../modules/accounts/auth.table.ts";
import { readEnv } from "../platform/env/env.ts";

const usage = `end-sessions <e-mail>

Ends all sessions of an account, wherever it is signed in: a phone was stolen, or somebody left. Who
knows the password can sign in again.`;

async function endSessions(): Promise<void> {
  const [email, ...more] = process.argv.slice(2);
  if (!email?.includes("@") || more.length > 0) throw new Error(usage);
  const { db, close } = await openDatabase(readEnv(process.env));
  try {
    const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
    if (!user) throw new Error(`${email} has no account.`);
    const ended = await db.delete(sessions).where(eq(sessions.userId, user.id)).returning();
    console.log(`${email}: ${ended.length} sessions ended.`);
  } finally {
    await close();
  }
}

await endSessions().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
