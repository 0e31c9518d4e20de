import { eq } from "drizzle-orm";
import { sessions } from "../modules/accounts/auth.table.ts";
import { runForAccount } from "./run-for-account.ts";

const usage = `end-sessions <e-mail>

Ends all sessions of an account, wherever it is signed in: a phone was stolen, or somebody left. Who
knows the password can sign in again.`;

await runForAccount(usage, async (db, user) => {
  const ended = await db.delete(sessions).where(eq(sessions.userId, user.id)).returning();
  return `: ${ended.length} sessions ended.`;
});
