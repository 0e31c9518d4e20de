import { randomUUID } from "node:crypto";
import type { ParsedInput } from "@tour/api";
import type { authCalls } from "@tour/api/contract";
import { readToday } from "@tour/dates";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { addressKey } from "../../http/rate-limit/address-key.ts";
import { countAttempt } from "../../http/rate-limit/count-attempt.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { startSession } from "./ask-auth.ts";
import { signUpAttempts } from "./auth.table.ts";
import { authTexts } from "./auth.texts.ts";
import { createUser } from "./create-user.ts";
import { sendConfirmation } from "./send-confirmation.ts";
import { refuseWeakPassword } from "./weak-passwords/refuse-weak-password.ts";

/** By address: an office may share one. By mailbox: nobody is flooded with our emails. */
const limits = { address: { max: 10, windowMinutes: 60 }, mailbox: { max: 3, windowMinutes: 60 } };

/**
 * Makes an organiser and their owner, and starts the owner's session. The e-mail stays nobody's until
 * it is confirmed: the answer, its cookies and the account are the same whether or not it belongs to
 * somebody, so that strangers learn nothing and nobody takes another's address.
 */
export async function signUp(
  { body }: ParsedInput<typeof authCalls.signUp>,
  context: RequestContext,
): Promise<{ success: true }> {
  const { db, jobs, env, now } = context;
  if (body.homepage !== "") throw new Refusal("unprocessable", authTexts.notForPeople);
  const email = body.email.toLowerCase();
  await refuseWeakPassword({ password: body.password, env, about: [body.name, email] });
  await limit(context, email);
  // Of no mailbox: the sign-in library knows accounts by an e-mail, and this one is nobody else's.
  const placeholder = `${randomUUID()}@unconfirmed.invalid`;
  await db.transaction(async (tx) => {
    const [organizer] = await tx
      .insert(organizers)
      .values({
        name: body.name,
        phones: [body.phone],
        email,
        since: Number(readToday("UTC", now()).slice(0, 4)),
      })
      .returning();
    const userId = await createUser(tx, {
      name: body.name,
      email: placeholder,
      signUpEmail: email,
      password: body.password,
      memberships: [{ organizerId: organizer!.id, role: "owner" }],
    });
    await sendConfirmation({ db: tx, jobs, env }, { userId, now: now() });
  });
  await startSession(context, { email: placeholder, password: body.password });
  return { success: true };
}

async function limit({ db, address, now }: RequestContext, email: string): Promise<void> {
  const attempts = [
    { address: addressKey(address()), ...limits.address },
    { address: `mailbox ${email}`, ...limits.mailbox },
  ];
  for (const attempt of attempts) {
    const wait = await countAttempt(db, signUpAttempts, { ...attempt, now: now() });
    if (wait === 0) continue;
    throw new Refusal("too_many_requests", authTexts.tooManySignUps, {
      headers: { "retry-after": String(wait) },
    });
  }
}
