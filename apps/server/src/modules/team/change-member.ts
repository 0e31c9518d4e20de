import { mayUse } from "@tour/api";
import type { OrganizerRole } from "@tour/api";
import { and, eq, inArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { helpRequests } from "../help-requests/help-request.table.ts";
import { departures } from "../tours/departure.table.ts";
import { tours } from "../tours/tour.table.ts";
import { changeMembership, lockTeam, requireStillOwner } from "./lock-team.ts";

interface Change {
  organizerId: number;
  userId: string;
  /** Null takes them out. */
  role: OrganizerRole | null;
}

/** Gives somebody of the team another role or takes them out, with all that hung on the role. */
export async function changeMember(
  context: RequestContext,
  { organizerId, userId, role }: Change,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockTeam(tx, organizerId);
    await requireStillOwner(tx, context, organizerId);
    const from = await changeMembership(tx, { organizerId, userId }, role);
    if (from === role) return;
    if (role !== "guide") await leaveDepartures(tx, { organizerId, userId });
    if (role === null || !mayUse(role, "manager"))
      await leaveQuestions(tx, { organizerId, userId });
    await recordActivity(tx, accountOf(context).id, {
      organizerId,
      personId: userId,
      ...(role === null
        ? { kind: "member_removed", details: { role: from } }
        : { kind: "role_changed", details: { from, to: role } }),
    });
  });
}

type Member = Pick<Change, "organizerId" | "userId">;

/** Who is no guide any more leads nothing, also once they are one again. */
async function leaveDepartures(tx: Database, { organizerId, userId }: Member): Promise<void> {
  const own = tx.select({ id: tours.id }).from(tours).where(eq(tours.organizerId, organizerId));
  await tx
    .update(departures)
    .set({ guideUserId: null })
    .where(and(eq(departures.guideUserId, userId), inArray(departures.tourId, own)));
}

/** Questions that they looked after are for anybody to take. */
async function leaveQuestions(tx: Database, { organizerId, userId }: Member): Promise<void> {
  await tx
    .update(helpRequests)
    .set({ assigneeId: null })
    .where(and(eq(helpRequests.assigneeId, userId), eq(helpRequests.organizerId, organizerId)));
}
