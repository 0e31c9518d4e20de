import { randomBytes } from "node:crypto";
import type { OrganizerInput } from "@tour/api";
import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { badRequest } from "../../http/errors/errors.ts";
import { users } from "../accounts/auth.table.ts";
import { createUser } from "../accounts/create-user.ts";
import { sendInvitation } from "../accounts/invite.ts";
import { memberships } from "../accounts/membership.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { organizerTexts } from "../organizers/organizer.texts.ts";

interface Owner {
  name: string;
  /** Lower case. */
  email: string;
}

/** Makes an organiser, and whoever owns them, and answers the organiser's id. */
export async function createOrganizer(
  context: Pick<RequestContext, "db" | "jobs" | "env" | "now">,
  input: OrganizerInput,
  { owner, inviter }: { owner?: Owner | undefined; inviter: string },
): Promise<number> {
  const { db, jobs, env, now } = context;
  return db.transaction(async (tx) => {
    const since = input.since ?? Number(readToday("UTC", now()).slice(0, 4));
    const [organizer] = await tx
      .insert(organizers)
      .values({ ...input, since })
      .returning({ id: organizers.id });
    const organizerId = organizer!.id;
    if (!owner) return organizerId;
    const [known] = await tx.select().from(users).where(eq(users.email, owner.email));
    if (known?.isStaff) throw badRequest({ "owner.email": [organizerTexts.staffIsNoOwner] });
    const membership = { organizerId, role: "owner" as const };
    // Nobody knows this password: the owner sets one by the link in the email.
    const password = randomBytes(32).toString("base64url");
    const id = known?.id ?? (await createUser(tx, { ...owner, password }));
    await tx.insert(memberships).values({ ...membership, userId: id });
    await sendInvitation(
      { db: tx, jobs, env },
      {
        user: { id, email: owner.email },
        isNew: !known,
        organizer: input.name,
        organizerId,
        inviter,
      },
    );
    return organizerId;
  });
}
