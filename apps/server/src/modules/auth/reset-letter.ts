import { createHash } from "node:crypto";
import type { Database } from "../../db/database.ts";
import { enqueueLetter } from "../letter/enqueue-letter.ts";
import { authTexts } from "./auth.texts.ts";

/** How long a letter's link may be used, in hours. */
export const resetHours = 24;

/**
 * Leaves the letter to a job: how long a mail server takes must not tell who has an account, and
 * one that is down must not lose it.
 */
export async function sendResetLetter(
  db: Database,
  { to, token, builderOrigin }: { to: string; token: string; builderOrigin: string },
): Promise<void> {
  const link = `${builderOrigin}/reset-password?token=${encodeURIComponent(token)}`;
  await enqueueLetter(db, {
    key: createHash("sha256").update(token).digest("base64url"),
    letter: { to, subject: authTexts.resetSubject, text: authTexts.resetLetter(link, resetHours) },
  });
}
