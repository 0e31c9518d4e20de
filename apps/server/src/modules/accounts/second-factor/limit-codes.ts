import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest, Refusal } from "../../../http/errors/errors.ts";
import { addressKey } from "../../../http/rate-limit/address-key.ts";
import { countAttempt } from "../../../http/rate-limit/count-attempt.ts";
import { authTexts } from "../auth.texts.ts";
import { secondFactorAttempts } from "../second-factor.table.ts";
import { countTry, forgetTries } from "../sign-in-limit.ts";

/** By account: a code has a million values, three of which are good at any time. */
const pace = { maxTries: 5, memory: 5 };
/** By address: an office may share one. */
const ofAddress = { max: 100, windowMinutes: 10 };

/**
 * Tries a code within the limits, and answers what the try made of it; null is a wrong code, which is
 * refused in the same words whatever is wrong with it. A good one ends the count.
 *
 * A session that has shown a code has tries of its own, which whoever knows the password alone can't
 * use up.
 */
export async function tryCode<Done>(
  context: RequestContext,
  work: () => Promise<Done | null>,
): Promise<Done> {
  const { db, now, address } = context;
  const { id, sessionId, secondFactor } = accountOf(context);
  const key = `code ${secondFactor.shownAt ? `session ${sessionId}` : id}`;
  const byAddress = { address: addressKey(address()), ...ofAddress, now: now() };
  const wait =
    (await countAttempt(db, secondFactorAttempts, byAddress)) ||
    (await countTry(db, key, now(), pace));
  if (wait > 0) {
    throw new Refusal("too_many_requests", authTexts.tooManyCodes, {
      headers: { "retry-after": String(wait) },
    });
  }
  const done = await work();
  if (done === null) throw badRequest({ code: [authTexts.wrongCode] });
  await forgetTries(db, key, now());
  return done;
}
