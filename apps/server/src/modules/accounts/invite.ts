import { randomBytes, randomUUID } from "node:crypto";
import { addDays } from "date-fns/addDays";
import type { Services } from "../../platform/services.ts";
import { enqueueEmail } from "../emails/email.job.ts";
import { verifications } from "./auth.table.ts";
import type { users } from "./auth.table.ts";
import { hashToken } from "./hash-token.ts";
import { invitationTexts } from "./invitation.texts.ts";

/** How long a newcomer has to set a password, in days. */
export const inviteDays = 7;

export interface Invitation {
  user: Pick<typeof users.$inferSelect, "id" | "email">;
  /** Who has no password yet sets one by the email's link; who has one signs in. */
  isNew: boolean;
  organizer: string;
  /** Who invites, by name. */
  inviter: string;
}

/** Writes to somebody that they were made an organiser's owner, and by whom. */
export async function sendInvitation(
  { db, jobs, env }: Pick<Services, "db" | "jobs" | "env">,
  { user, isNew, ...names }: Invitation,
): Promise<void> {
  const link = isNew ? await makeLink() : `${env.builderOrigin}/sign-in`;
  const text = isNew ? invitationTexts.newcomer(names, link) : invitationTexts.known(names, link);
  const email = { to: user.email, subject: invitationTexts.subject(names.organizer), text };
  await enqueueEmail({ db, jobs }, { key: randomUUID(), email });

  /** A link of the kind that sets a new password, but for longer. */
  async function makeLink(): Promise<string> {
    const token = randomBytes(32).toString("base64url");
    await db.insert(verifications).values({
      id: randomUUID(),
      identifier: hashToken(`reset-password:${token}`),
      value: user.id,
      // By the sign-in library's clock, which looks at it.
      expiresAt: addDays(new Date(), inviteDays),
    });
    return `${env.builderOrigin}/reset-password?token=${token}&invited=true`;
  }
}
