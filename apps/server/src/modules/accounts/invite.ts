import { randomUUID } from "node:crypto";
import type { Services } from "../../platform/services.ts";
import { enqueueEmail } from "../emails/email.job.ts";
import type { users } from "./auth.table.ts";
import { invitationTexts } from "./invitation.texts.ts";
import { makeFirstLink } from "./make-first-link.ts";

export interface Invitation {
  user: Pick<typeof users.$inferSelect, "id" | "email">;
  /** Who has no password yet sets one by the email's link; who has one signs in. */
  isNew: boolean;
  organizer: string;
  organizerId: number;
  /** Who invites, by name. */
  inviter: string;
}

/** Writes to somebody that they were made an organiser's owner, and by whom. */
export async function sendInvitation(
  { db, jobs, env }: Pick<Services, "db" | "jobs" | "env">,
  { user, isNew, organizerId, ...names }: Invitation,
): Promise<void> {
  const { builderOrigin } = env;
  const link = isNew ? await makeFirstLink(db, user.id, builderOrigin) : `${builderOrigin}/sign-in`;
  const text = isNew ? invitationTexts.newcomer(names, link) : invitationTexts.known(names, link);
  const email = { to: user.email, subject: invitationTexts.subject(names.organizer), text };
  await enqueueEmail(
    { db, jobs },
    { kind: "owner-invitation", of: { organizerId }, key: randomUUID(), email },
  );
}
