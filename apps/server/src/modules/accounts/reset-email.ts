import type { Database } from "../../db/database.ts";
import type { JobQueue } from "../../jobs/job-queue.ts";
import { enqueueEmail } from "../emails/email.job.ts";
import { authTexts } from "./auth.texts.ts";
import { hashToken } from "./hash-token.ts";

/** How long an email's link may be used, in hours. */
export const resetHours = 1;

interface Reset {
  user: { id: string; email: string };
  token: string;
  builderOrigin: string;
}

/**
 * Leaves the email to a job: how long a mail server takes must not tell who has an account, and
 * one that is down must not lose it.
 */
export async function sendResetEmail(
  queue: { db: Database; jobs: JobQueue },
  { user, token, builderOrigin }: Reset,
): Promise<void> {
  const link = `${builderOrigin}/reset-password?token=${encodeURIComponent(token)}`;
  await enqueueEmail(queue, {
    kind: "password-reset",
    of: { userId: user.id },
    key: hashToken(token),
    email: { to: user.email, subject: authTexts.resetSubject, text: authTexts.resetEmail(link) },
  });
}
