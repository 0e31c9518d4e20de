import type { HelpQuestion } from "@tour/api";
import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RequestContext } from "../../../http/context.ts";
import type { Database } from "../../../db/database.ts";
import type { ServerEnv } from "../../../platform/env/env.ts";
import { users } from "../../accounts/auth.table.ts";
import { urlOf } from "../../sites/site-metadata.ts";
import { sites } from "../../sites/site.table.ts";
import { helpEvents } from "../help-request.table.ts";
import { pageUrl } from "../page-url.ts";
import { findQuestion } from "./find-question.ts";
import { findTours, numberOf } from "./find-tours.ts";
import { listPeople } from "../../accounts/list-people.ts";
import { toHelpRow } from "./list-questions.ts";

/** A question, where it was asked, and what was done about it. 404 for another's. */
export async function readQuestion(id: number, context: RequestContext): Promise<HelpQuestion> {
  const { db, env } = context;
  const question = await findQuestion(id, context);
  const { organizerId, assigneeId, recordedBy } = question;
  const tourOf = await findTours(db, [question]);
  const tour = tourOf(question);
  const siteUrl = await readSiteUrl(db, organizerId, env);
  return {
    ...toHelpRow(question, tour),
    assignee: assigneeId === null ? null : await readPerson(db, assigneeId),
    recorded_by: recordedBy === null ? null : await readPerson(db, recordedBy),
    organizer_id: organizerId,
    site: new URL(siteUrl).host,
    tour_id: tour === null ? null : numberOf(question.page),
    page_url: pageUrl(question.page, siteUrl) ?? null,
    events: await listEvents(db, id),
    people: await listPeople(db, organizerId),
  };
}

async function readSiteUrl(
  db: Database,
  organizerId: number | null,
  env: ServerEnv,
): Promise<string> {
  if (organizerId === null) return env.siteOrigin;
  const [site] = await db.select().from(sites).where(eq(sites.organizerId, organizerId));
  return site ? urlOf(site, env) : env.siteOrigin;
}

async function readPerson(db: Database, id: string) {
  const [person] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.id, id));
  return person ?? null;
}

async function listEvents(db: Database, questionId: number): Promise<HelpQuestion["events"]> {
  const receivers = alias(users, "receivers");
  const rows = await db
    .select({ event: helpEvents, by: users.name, to: receivers.name })
    .from(helpEvents)
    .leftJoin(users, eq(users.id, helpEvents.userId))
    .leftJoin(receivers, eq(receivers.id, helpEvents.toUserId))
    .where(eq(helpEvents.helpRequestId, questionId))
    .orderBy(helpEvents.id);
  return rows.map(({ event, by, to }) => ({
    id: event.id,
    kind: event.kind,
    by,
    to,
    text: event.text,
    request_id: event.requestId,
    at: event.createdAt.toISOString(),
  }));
}
