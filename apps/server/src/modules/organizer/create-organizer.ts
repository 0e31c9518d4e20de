import { randomBytes } from "node:crypto";
import type { OrganizerInput } from "@tour/api";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../platform/context.ts";
import { badRequest } from "../../platform/errors.ts";
import { users } from "../auth/auth.table.ts";
import { createUser } from "../auth/create-user.ts";
import { memberships, organizers } from "./organizer.table.ts";
import { organizerTexts } from "./organizer.texts.ts";

interface Owner {
  name: string;
  /** Lower case. */
  email: string;
}

/** Makes an organiser, and whoever owns them, and answers the organiser's id. */
export async function createOrganizer(
  context: Pick<RequestContext, "db" | "auth" | "now">,
  input: OrganizerInput,
  owner?: Owner,
): Promise<number> {
  const { db, auth, now } = context;
  const { isNewUser, id } = await db.transaction(async (tx) => {
    const since = input.since ?? now().getUTCFullYear();
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
      // Nobody knows this password: the owner sets one by the link in the letter.
      const password = randomBytes(32).toString("base64url");
      await createUser(tx, { ...owner, password, memberships: [membership] });
    }
    return { id: organizerId, isNewUser: !known };
  });
  if (owner && isNewUser) await auth.api.requestPasswordReset({ body: { email: owner.email } });
  return id;
}
