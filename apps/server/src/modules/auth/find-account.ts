import { eq } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { memberships, organizers } from "../organizer/organizer.table.ts";
import type { Account } from "./account.ts";
import { sessionCookie } from "./create-auth.ts";

/** Looks the session up; a cookie that it renews is added to `answerHeaders`. */
export async function findAccount(
  { auth, db }: Services,
  headers: Headers,
  answerHeaders: Headers,
): Promise<Account | null> {
  if (!headers.get("cookie")?.includes(`${sessionCookie}=`)) return null;
  const { response, headers: set } = await auth.api.getSession({ headers, returnHeaders: true });
  for (const cookie of set.getSetCookie()) answerHeaders.append("set-cookie", cookie);
  if (!response) return null;
  const { id, name, email, isStaff } = response.user;
  const rows = await db
    .select({
      organizerId: organizers.id,
      organizerName: organizers.name,
      role: memberships.role,
    })
    .from(memberships)
    .innerJoin(organizers, eq(organizers.id, memberships.organizerId))
    .where(eq(memberships.userId, id))
    .orderBy(organizers.id);
  return { id, name, email, isStaff: Boolean(isStaff), memberships: rows };
}
