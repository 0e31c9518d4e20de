import { eq } from "drizzle-orm";
import { openDatabase } from "../db/open-database.ts";
import { sessions, users } from "../modules/accounts/auth.table.ts";
import { dropFactor } from "../modules/accounts/second-factor/drop-factor.ts";
import { readEnv } from "../platform/env/env.ts";

const usage = `drop-second-factor <e-mail>

Takes the second factor away from an account that lost both the app and the recovery codes, and ends
its sessions. Make sure first that it is its owner who asks. Staff set up another one as they sign in.`;

async function dropSecondFactor(): Promise<void> {
  const [email, ...more] = process.argv.slice(2);
  if (!email?.includes("@") || more.length > 0) throw new Error(usage);
  const { db, close } = await openDatabase(readEnv(process.env));
  try {
    const [user] = await db.select().from(users).where(eq(users.email, email.toLowerCase()));
    if (!user) throw new Error(`${email} has no account.`);
    const isDropped = await dropFactor(db, user.id);
    await db.delete(sessions).where(eq(sessions.userId, user.id));
    console.log(
      isDropped ? `${email} signs in by the password alone.` : `${email} has no second factor.`,
    );
  } finally {
    await close();
  }
}

await dropSecondFactor().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
