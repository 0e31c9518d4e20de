import { mayUse } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { authTexts } from "../../accounts/auth.texts.ts";
import { users } from "../../accounts/auth.table.ts";
import { memberships } from "../../accounts/membership.table.ts";
import { schedulingTexts } from "./scheduling.texts.ts";

/** Whether somebody may publish an organiser's site now, as when they call it themselves; says why not. */
export async function requireRightToPublish(
  db: Database,
  organizerId: number,
  userId: string | null,
): Promise<void> {
  const ofOrganizer = and(
    eq(memberships.userId, users.id),
    eq(memberships.organizerId, organizerId),
  );
  const [person] = await db
    .select({
      isStaff: users.isStaff,
      isConfirmed: users.emailVerified,
      role: memberships.role,
    })
    .from(users)
    .leftJoin(memberships, ofOrganizer)
    .where(eq(users.id, userId ?? ""));
  const isAllowed = person && (person.isStaff || (person.role && mayUse(person.role, "owner")));
  if (!isAllowed) throw new Refusal("forbidden", schedulingTexts.noRight);
  if (!person.isConfirmed) throw new Refusal("unprocessable", authTexts.confirmToPublish);
}
