import type { ParsedInput } from "@tour/api";
import type { secondFactorCalls } from "@tour/api/contract";
import { and, eq, isNull } from "drizzle-orm";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { sessions } from "../auth.table.ts";
import { authTexts } from "../auth.texts.ts";
import { secondFactors } from "../second-factor.table.ts";
import { openSecret, sealSecret } from "./factor-secret.ts";
import { tryCode } from "./limit-codes.ts";
import { findStep, makeSecret, toUri } from "./one-time-code.ts";
import { cleanCode, replaceCodes } from "./recovery-codes.ts";

const factorIsOn = () => new Refusal("conflict", authTexts.factorIsOn);

/** Gives the account a secret for its app, in place of one that was never confirmed. */
export async function beginSecondFactor(_: unknown, context: RequestContext) {
  const { id: userId, email } = accountOf(context);
  const secret = makeSecret();
  const sealed = { secret: sealSecret(context, userId, secret), lastStep: 0 };
  const begun = await context.db
    .insert(secondFactors)
    .values({ userId, ...sealed })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: sealed,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  if (begun.length === 0) throw factorIsOn();
  const issuer = new URL(context.env.builderOrigin).hostname;
  return { data: { uri: toUri(secret, { issuer, email }), secret } };
}

/**
 * Sets the second factor up, and this session has shown it with that. The account's other sessions are
 * asked for a code before they go on.
 */
export async function confirmSecondFactor(
  { body }: ParsedInput<typeof secondFactorCalls.confirmSecondFactor>,
  context: RequestContext,
) {
  const { id: userId, secondFactor } = accountOf(context);
  if (secondFactor.isOn) throw factorIsOn();
  const codes = await tryCode(context, () => confirm(context, userId, body.code));
  return { data: { recovery_codes: codes } };
}

async function confirm(context: RequestContext, userId: string, typed: string) {
  const [begun] = await context.db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  if (!begun) return null;
  const now = context.now();
  const step = findStep(openSecret(context, userId, begun.secret), cleanCode(typed), now);
  if (step === null) return null;
  return context.db.transaction(async (tx) => {
    const isAsBegun = and(
      eq(secondFactors.userId, userId),
      eq(secondFactors.secret, begun.secret),
      isNull(secondFactors.confirmedAt),
    );
    const confirmed = await tx
      .update(secondFactors)
      .set({ confirmedAt: now, lastStep: step })
      .where(isAsBegun)
      .returning({ userId: secondFactors.userId });
    if (confirmed.length === 0) return null;
    const { sessionId } = accountOf(context);
    await tx.update(sessions).set({ secondFactorAt: now }).where(eq(sessions.id, sessionId));
    return replaceCodes(tx, userId);
  });
}
