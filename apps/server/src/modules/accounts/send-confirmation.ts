import { randomBytes } from "node:crypto";
import { addDays } from "date-fns/addDays";
import { subSeconds } from "date-fns/subSeconds";
import { and, asc, eq, lte } from "drizzle-orm";
import type { Services } from "../../platform/services.ts";
import { enqueueEmail } from "../emails/email.job.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { emailConfirmations, users } from "./auth.table.ts";
import { confirmationTexts } from "./confirmation.texts.ts";
import { hashToken } from "./hash-token.ts";
import { memberships } from "./membership.table.ts";

/** How long an email's link may be used, in days, and how often one is sent, in seconds. */
const linkDays = 3;
const pause = 60;

/**
 * Sends a link to the mailbox that somebody signed up with; the links before end. Answers whether it
 * was sent: not within a minute of the last one, and not to who has nothing to confirm. To a mailbox
 * that has an account the email says so.
 */
export async function sendConfirmation(
  { db, jobs, env }: Pick<Services, "db" | "jobs" | "env">,
  { userId, now }: { userId: string; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId));
    if (!user?.signUpEmail) return false;
    const token = randomBytes(32).toString("base64url");
    const link = { tokenHash: hashToken(token), sentAt: now, expiresAt: addDays(now, linkDays) };
    const sent = await tx
      .insert(emailConfirmations)
      .values({ userId, ...link })
      .onConflictDoUpdate({
        target: emailConfirmations.userId,
        set: link,
        setWhere: lte(emailConfirmations.sentAt, subSeconds(now, pause)),
      })
      .returning();
    if (sent.length === 0) return false;
    const [organizer] = await tx
      .select({ name: organizers.name })
      .from(memberships)
      .innerJoin(organizers, eq(organizers.id, memberships.organizerId))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(organizers.id));
    const owned = and(eq(users.email, user.signUpEmail), eq(users.emailVerified, true));
    const email = (await tx.$count(users, owned)) > 0 ? "join" : "confirm";
    const words = {
      organizer: organizer?.name ?? user.name,
      link: `${env.builderOrigin}/confirm-email?token=${token}`,
      signIn: `${env.builderOrigin}/sign-in`,
    };
    await enqueueEmail(
      { db: tx, jobs },
      {
        ...{ kind: "sign-up-confirmation", of: { userId }, key: link.tokenHash },
        email: { to: user.signUpEmail, ...confirmationTexts[email](words) },
      },
    );
    return true;
  });
}
