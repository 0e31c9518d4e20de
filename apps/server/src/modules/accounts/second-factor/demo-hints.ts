import { and, eq, inArray } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { users } from "../auth.table.ts";
import { demoAccounts } from "../demo-accounts.ts";
import { demoMembers } from "../demo-members.ts";
import { secondFactors } from "../second-factor.table.ts";
import { openSecret } from "./factor-secret.ts";
import { codeAt, secondsLeft } from "./one-time-code.ts";

const hinted = [...demoAccounts, ...demoMembers];

/** The demo's accounts with their present codes; a second factor that a visitor set up has none here. */
export async function readDemoHints(context: RequestContext) {
  const emails = hinted.map(({ email }) => email);
  const rows = await context.db
    .select({ email: users.email, userId: users.id, secret: secondFactors.secret })
    .from(users)
    .innerJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(and(inArray(users.email, emails), eq(secondFactors.isShared, true)));
  const now = context.now();
  return hinted.map(({ title, email, password }) => {
    const account = { title, email, password };
    const row = rows.find((one) => one.email === email);
    if (!row) return { ...account, code: null };
    const value = codeAt(openSecret(context, row.userId, row.secret), now);
    return { ...account, code: { value, seconds_left: secondsLeft(now) } };
  });
}
