import type { ScheduledPublication } from "@tour/api";
import { and, asc, eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { users } from "../../accounts/auth.table.ts";
import { scheduledPublications } from "../../sites/scheduling/scheduled-publication.table.ts";
import type { ScheduledRow } from "../../sites/scheduling/scheduled-publication.table.ts";
import { schedulingTexts } from "./scheduling.texts.ts";

const isOwn = (siteId: number, id: number) =>
  and(eq(scheduledPublications.siteId, siteId), eq(scheduledPublications.id, id));

/** One of a site's; 404 for another's. */
export async function requireScheduled(
  db: Database,
  siteId: number,
  id: number,
): Promise<ScheduledRow> {
  const [row] = await db.select().from(scheduledPublications).where(isOwn(siteId, id));
  if (!row) throw notFound(schedulingTexts.noPublication);
  return row;
}

/** The same, locked: it goes out, is moved or is cancelled, each by one at a time. */
export async function lockScheduled(
  tx: Database,
  siteId: number,
  id: number,
): Promise<ScheduledRow> {
  await tx
    .select({ id: scheduledPublications.id })
    .from(scheduledPublications)
    .where(isOwn(siteId, id))
    .for("update");
  return requireScheduled(tx, siteId, id);
}

/** What waits and what did not go out, by their time, without their content. */
export async function listScheduled(db: Database, siteId: number): Promise<ScheduledPublication[]> {
  const { content: _, ...columns } = getTableColumns(scheduledPublications);
  const rows = await db
    .select({ ...columns, by: users.name })
    .from(scheduledPublications)
    .leftJoin(users, eq(users.id, scheduledPublications.scheduledBy))
    .where(eq(scheduledPublications.siteId, siteId))
    .orderBy(asc(scheduledPublications.publishAt), asc(scheduledPublications.id));
  return rows.map(({ by, ...row }) => describeScheduled(row, by));
}

/** One of them as it is answered. */
export async function readScheduled(
  db: Database,
  row: ScheduledRow,
): Promise<ScheduledPublication> {
  const isThat = eq(users.id, row.scheduledBy ?? "");
  const [by] = await db.select({ name: users.name }).from(users).where(isThat);
  return describeScheduled(row, by?.name ?? null);
}

const describeScheduled = (
  row: Omit<ScheduledRow, "content">,
  by: string | null,
): ScheduledPublication => ({
  id: row.id,
  publish_at: row.publishAt.toISOString(),
  scheduled_by: by ?? "",
  scheduled_at: row.createdAt.toISOString(),
  parts: row.parts,
  failure:
    row.failedAt === null ? null : { at: row.failedAt.toISOString(), message: row.failure ?? "" },
});
