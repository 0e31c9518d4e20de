import { addDays } from "date-fns/addDays";
import { eq } from "drizzle-orm";
import { readDrafts } from "../modules/editor/drafts/read-drafts.ts";
import { scheduledPublications } from "../modules/sites/scheduling/scheduled-publication.table.ts";
import { sites } from "../modules/sites/site.table.ts";
import type { TestApp } from "./create-test-app.ts";

/** Publications of a site under this name that wait until tomorrow, of no part of it. */
export async function schedulePublications(
  { db, services }: Pick<TestApp, "db" | "services">,
  siteId: number,
  name: string,
) {
  const [site] = await db.select().from(sites).where(eq(sites.id, siteId));
  const now = services.now();
  const row = {
    siteId,
    publishType: "site" as const,
    parts: { main: [], tour: [], site: false },
    content: await readDrafts(db, site!, name),
    baseVersion: 0,
    publishAt: addDays(now, 1),
    createdAt: now,
  };
  const [one, other, third] = await db
    .insert(scheduledPublications)
    .values([row, row, row])
    .returning();
  return { scheduled: one!.id, scheduledToPublish: other!.id, scheduledToCancel: third!.id };
}
