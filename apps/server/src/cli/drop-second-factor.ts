import { eq } from "drizzle-orm";
import { sessions } from "../modules/accounts/auth.table.ts";
import { dropFactor } from "../modules/accounts/second-factor/drop-factor.ts";
import { runForAccount } from "./run-for-account.ts";

const usage = `drop-second-factor <e-mail>

Takes the second factor away from an account that lost both the app and the recovery codes, and ends
its sessions. Make sure first that it is its owner who asks. Staff set up another one as they sign in.`;

await runForAccount(usage, async (db, user) => {
  const isDropped = await dropFactor(db, user.id);
  await db.delete(sessions).where(eq(sessions.userId, user.id));
  return isDropped ? " signs in by the password alone." : " has no second factor.";
});
