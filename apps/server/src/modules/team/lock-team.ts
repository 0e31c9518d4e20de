import { and, eq, ne, sql } from "drizzle-orm";
import type { OrganizerRole } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound, Refusal } from "../../http/errors/errors.ts";
import { memberships } from "../accounts/membership.table.ts";
import { teamTexts } from "./team.texts.ts";

interface Member {
  organizerId: number;
  userId: string;
}

const isMember = ({ organizerId, userId }: Member) =>
  and(eq(memberships.organizerId, organizerId), eq(memberships.userId, userId));

/** Changes of one team come one after the other until the transaction ends: each sees the one before. */
export async function lockTeam(tx: Database, organizerId: number): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`team ${organizerId}`}, 0))`,
  );
}

/** 403 for an owner who was one when they asked, and is not any more; of staff it is not asked. */
export async function requireStillOwner(
  tx: Database,
  context: RequestContext,
  organizerId: number,
): Promise<void> {
  const { id: userId, isStaff } = accountOf(context);
  if (isStaff) return;
  const [own] = await tx.select().from(memberships).where(isMember({ organizerId, userId }));
  if (own?.role !== "owner") throw new Refusal("forbidden", teamTexts.notOwner);
}

/**
 * Gives somebody another role, or takes them out; answers the role that they had. 404 for who is not
 * in the team, 422 where nobody would own the organiser any more. The team must be locked.
 */
export async function changeMembership(
  tx: Database,
  member: Member,
  role: OrganizerRole | null,
): Promise<OrganizerRole> {
  const [before] = await tx.select().from(memberships).where(isMember(member));
  if (!before) throw notFound(teamTexts.noMember);
  if (before.role === "owner" && role !== "owner") await requireOtherOwner(tx, member);
  if (role === null) await tx.delete(memberships).where(isMember(member));
  else await tx.update(memberships).set({ role }).where(isMember(member));
  return before.role;
}

async function requireOtherOwner(tx: Database, { organizerId, userId }: Member): Promise<void> {
  const isOther = and(
    eq(memberships.organizerId, organizerId),
    eq(memberships.role, "owner"),
    ne(memberships.userId, userId),
  );
  if ((await tx.$count(memberships, isOther)) > 0) return;
  throw new Refusal("unprocessable", teamTexts.lastOwner);
}
