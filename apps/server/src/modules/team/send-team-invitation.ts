import { randomBytes } from "node:crypto";
import { addDays } from "date-fns/addDays";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { accountOf } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { countAttempt } from "../../http/rate-limit/count-attempt.ts";
import { hashToken } from "../accounts/hash-token.ts";
import { inviteDays } from "../accounts/make-first-link.ts";
import { enqueueEmail } from "../emails/email.job.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { invitationAttempts } from "./invitation.table.ts";
import type { invitations } from "./invitation.table.ts";
import { teamTexts } from "./team.texts.ts";

/** By organiser, and by the mailbox that is written to: nobody is flooded with our emails. */
const limits = {
  organizer: { max: 50, windowMinutes: 24 * 60 },
  mailbox: { max: 5, windowMinutes: 60 },
};

type Invited = Pick<typeof invitations.$inferSelect, "organizerId" | "email" | "role">;

/** A new link, as the database keeps it, and the email with it, for whoever commits the former. */
export function makeInvitationLink(now: Date) {
  const token = randomBytes(32).toString("base64url");
  const kept = { tokenHash: hashToken(token), sentAt: now, expiresAt: addDays(now, inviteDays) };
  return { token, kept };
}

/** Sends an invitation, in the caller's transaction. */
export async function sendTeamInvitation(
  context: RequestContext,
  { organizerId, email, role }: Invited,
  token: string,
): Promise<void> {
  const { db, jobs, env } = context;
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, organizerId));
  const words = {
    organizer: organizer!.name,
    inviter: accountOf(context).name,
    role,
    link: `${env.builderOrigin}/invitation?token=${token}`,
  };
  const subject = teamTexts.subject(organizer!.name);
  const text = teamTexts.email(words, inviteDays);
  await enqueueEmail(
    { db, jobs },
    {
      ...{ kind: "team-invitation", of: { organizerId }, key: hashToken(token) },
      email: { to: email, subject, text },
    },
  );
}

/** 429 for who sends too many, or to one mailbox too many. */
export async function limitInvitations(
  { db, now }: RequestContext,
  { organizerId, email }: Pick<Invited, "organizerId" | "email">,
): Promise<void> {
  const attempts = [
    { address: `organizer ${organizerId}`, ...limits.organizer },
    { address: `mailbox ${email}`, ...limits.mailbox },
  ];
  for (const attempt of attempts) {
    const wait = await countAttempt(db, invitationAttempts, { ...attempt, now: now() });
    if (wait === 0) continue;
    throw new Refusal("too_many_requests", teamTexts.tooMany, {
      headers: { "retry-after": String(wait) },
    });
  }
}
