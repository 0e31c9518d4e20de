import type { ActivityKind, Handlers } from "@tour/api";
import type { activityCalls } from "@tour/api/contract";
import { and, desc, eq, inArray } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { paginate } from "../../http/answers/paginate.ts";
import type { RequestContext } from "../../http/context.ts";
import { users } from "../accounts/auth.table.ts";
import { activity } from "./activity.table.ts";

const pageSize = 50;
const person = { id: users.id, name: users.name, is_staff: users.isStaff };

/** Who did what for an organiser. */
export const activityHandlers: Handlers<typeof activityCalls, RequestContext> = {
  listActivity: async ({ query }, { db }) => {
    const { organizer_id: organizerId, by: userId, kind, page } = query;
    const wanted = { organizerId, userId, kind };
    const total = await db.$count(activity, which(wanted));
    return {
      data: await readPage(db, wanted, page),
      pagination: paginate(page, pageSize, total),
      people: await listPeople(db, organizerId),
    };
  },
};

interface Wanted {
  organizerId: number;
  userId: string | undefined;
  kind: ActivityKind | undefined;
}

const which = ({ organizerId, userId, kind }: Wanted) =>
  and(
    eq(activity.organizerId, organizerId),
    userId === undefined ? undefined : eq(activity.userId, userId),
    kind === undefined ? undefined : eq(activity.kind, kind),
  );

async function readPage(db: Database, wanted: Wanted, page: number) {
  const subjects = alias(users, "subjects");
  const rows = await db
    .select({ deed: activity, by: person, subject: subjects.name })
    .from(activity)
    .leftJoin(users, eq(users.id, activity.userId))
    .leftJoin(subjects, eq(subjects.id, activity.personId))
    .where(which(wanted))
    .orderBy(desc(activity.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return rows.map(({ deed, by, subject }) => ({
    id: deed.id,
    at: deed.createdAt.toISOString(),
    by,
    // Of an organiser there are no others.
    kind: deed.kind as ActivityKind,
    subject_id: deed.subjectId,
    person: subject,
    details: deed.details,
  }));
}

/** Everybody of whom something can be read, whether or not they are still in the team. */
function listPeople(db: Database, organizerId: number) {
  const acted = db
    .select({ id: activity.userId })
    .from(activity)
    .where(eq(activity.organizerId, organizerId));
  return db
    .select(person)
    .from(users)
    .where(inArray(users.id, acted))
    .orderBy(users.name, users.id);
}
