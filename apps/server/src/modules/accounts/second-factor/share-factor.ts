import type { Database } from "../../../db/database.ts";
import { secondFactors } from "../second-factor.table.ts";
import { sealSecret } from "./factor-secret.ts";
import type { SecretContext } from "./factor-secret.ts";
import { makeSecret } from "./one-time-code.ts";
import { replaceCodes } from "./recovery-codes.ts";

/** Gives a demo's account a second factor whose codes everybody sees, see `demo-hints.ts`. */
export async function shareFactor(
  { db, now, ...context }: SecretContext & { db: Database; now: () => Date },
  userId: string,
): Promise<void> {
  const secret = sealSecret(context, userId, makeSecret());
  await db.insert(secondFactors).values({ userId, secret, confirmedAt: now(), isShared: true });
  // Nobody knows them: they are there for the account's page to say so many.
  await replaceCodes(db, userId);
}
