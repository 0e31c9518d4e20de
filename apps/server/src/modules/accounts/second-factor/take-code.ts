import { and, eq, isNotNull, lt } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { authTexts } from "../auth.texts.ts";
import { secondFactors } from "../second-factor.table.ts";
import { openSecret } from "./factor-secret.ts";
import { findStep } from "./one-time-code.ts";
import { cleanCode, spendCode } from "./recovery-codes.ts";

/**
 * Uses a code up: one of the app or a recovery code. Answers whether it was good; the same code is not
 * a second time, not even for two who come at once.
 */
export async function takeCode(
  context: RequestContext,
  userId: string,
  typed: string,
): Promise<boolean> {
  const { db, env, now } = context;
  const isTheirs = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
  const [factor] = await db.select().from(secondFactors).where(isTheirs);
  if (!factor) return false;
  const code = cleanCode(typed);
  if (!/^\d{6}$/.test(code)) return spendCode(db, userId, code);
  const step = findStep(readSecret(context, userId, factor.secret), code, now());
  if (step === null) return false;
  if (env.isDemo && factor.isShared) return true;
  const taken = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isTheirs, lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId });
  return taken.length > 0;
}

/** Where a key was changed in the wrong order, recovery codes are good still. */
function readSecret(context: RequestContext, userId: string, sealed: string): string {
  try {
    return openSecret(context, userId, sealed);
  } catch (cause) {
    throw new Refusal("unprocessable", authTexts.unreadableFactor, { cause });
  }
}
