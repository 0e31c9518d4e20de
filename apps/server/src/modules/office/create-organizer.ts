import { randomBytes } from "node:crypto";
import type { OrganizerInput } from "@tour/api";
import { readToday } from "@tour/dates";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { badRequest } from "../../http/errors/errors.ts";
import { users } from "../accounts/auth.table.ts";
import { authOf } from "../accounts/auth-of.ts";
import { createUser } from "../accounts/create-user.ts";
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
  context: Pick<RequestContext, "db" | "services" | "now">,
  input: OrganizerInput,
  owner?: Owner,
): Promise<number> {
  const { db, services, now } = context;
  const { isNewUser, id } = await db.transaction(async (tx) => {
    const since = input.since ?? Number(readToday("UTC", now()).slice(0, 4));
    const [organizer] = await tx
      .insert(organizers)
      .values({ ...input, since })
      .returning({ id: organizers.id });
    const organizerId = organizer!.id;
    if (!owner) return { id: organizerId, isNewUser: false };
    const [known] = await tx.select().from(users).where(eq(users.email, owner.email));
    if (known?.isStaff) throw badRequest({ "owner.email": [organizerTexts.staffIsNoOwner] });
    const membership = { organizerId, role: "owner" as const };
    if (known) {
      await tx.insert(memberships).values({ ...membership, userId: known.id });
    } else {
      // Nobody knows this password: the owner sets one by the link in the email.
      const password = randomBytes(32).toString("base64url");
      await createUser(tx, { ...owner, password, memberships: [membership] });
    }
    return { id: organizerId, isNewUser: !known };
  });
  if (owner && isNewUser)
    await authOf(services).api.requestPasswordReset({ body: { email: owner.email } });
  return id;
}
