import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { prepareOnce } from "../../db/prepare-once.ts";
import { freeze } from "../../cache/freeze.ts";
import { memoizeWeak } from "../../cache/memoize-weak.ts";
import { SingleFlight } from "../../cache/single-flight.ts";
import { memberships } from "./membership.table.ts";
import { organizers } from "../organizers/organizer.table.ts";
import type { Account } from "../../http/rights/account.ts";
import { sessions, users } from "./auth.table.ts";
import { hashToken } from "./hash-token.ts";
import { impersonations } from "./impersonation/impersonation.table.ts";
import { endOfSession } from "./longest-session.ts";
import { secondFactors } from "./second-factor.table.ts";

interface Session {
  /** When it ends unless it is used before. */
  expiresAt: Date;
  /** When it ends however often it is used. */
  endsAt: Date;
  account: Account;
}

/**
 * A session and whose it is, in one query; undefined for a token that is nobody's (any more). A
 * screen asks for several things at once: they share a look.
 */
export const readSession = (db: Database, token: string): Promise<Session | undefined> =>
  sharedBy(db).read(token, () => lookUp(db, hashToken(token)));

const sharedBy = memoizeWeak((_: Database) => new SingleFlight<string, Session | undefined>());

async function lookUp(db: Database, token: string): Promise<Session | undefined> {
  const rows = await selectSession(db).execute({ token });
  const [first] = rows;
  if (!first) return undefined;
  const { id: sessionId, expiresAt, signedInAt, user } = first;
  const memberships = rows.flatMap(({ organizer, role }) =>
    organizer && role ? [{ organizerId: organizer.id, organizerName: organizer.name, role }] : [],
  );
  const secondFactor = { isOn: first.factorSince !== null, shownAt: first.factorShownAt };
  const account = {
    ...user,
    sessionId,
    signedInAt,
    secondFactor,
    impersonation: null,
    memberships,
  };
  const impersonation = user.isStaff ? readImpersonation(first) : null;
  return freeze({
    expiresAt,
    endsAt: endOfSession(signedInAt, user),
    account: impersonation ? actAs(account, impersonation) : account,
  });
}

interface Impersonated {
  impersonated: { id: number; name: string } | null;
  endsAt: Date | null;
}

const readImpersonation = ({ impersonated, endsAt }: Impersonated): Account["impersonation"] =>
  impersonated &&
  endsAt && { organizerId: impersonated.id, organizerName: impersonated.name, endsAt };

/** Whoever acts as an organiser has the rights of their owner, and none of staff's. */
const actAs = (account: Account, impersonation: NonNullable<Account["impersonation"]>): Account => {
  const { organizerId, organizerName } = impersonation;
  const memberships = [{ organizerId, organizerName, role: "owner" as const }];
  return { ...account, isStaff: false, impersonation, memberships };
};

const impersonated = alias(organizers, "impersonated");

const selectSession = prepareOnce((db) =>
  db
    .select({
      id: sessions.id,
      expiresAt: sessions.expiresAt,
      signedInAt: sessions.createdAt,
      factorShownAt: sessions.secondFactorAt,
      factorSince: secondFactors.confirmedAt,
      user: {
        id: users.id,
        name: users.name,
        email: sql<string>`coalesce(${users.signUpEmail}, ${users.email})`,
        isConfirmed: users.emailVerified,
        isStaff: users.isStaff,
      },
      organizer: { id: organizers.id, name: organizers.name },
      role: memberships.role,
      impersonated: { id: impersonated.id, name: impersonated.name },
      endsAt: impersonations.endsAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(organizers, eq(organizers.id, memberships.organizerId))
    .leftJoin(
      impersonations,
      and(
        eq(impersonations.sessionId, sessions.id),
        isNull(impersonations.endedAt),
        gt(impersonations.endsAt, sql`now()`),
      ),
    )
    .leftJoin(impersonated, eq(impersonated.id, impersonations.organizerId))
    .where(eq(sessions.token, sql.placeholder("token")))
    .orderBy(asc(organizers.id))
    .prepare("session"),
);
