import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { createUser } from "../../modules/accounts/create-user.ts";
import { createSite } from "../../modules/editor/starters/attach-site.ts";
import { organizers } from "../../modules/organizers/organizer.table.ts";
import { sites } from "../../modules/sites/site.table.ts";
import type { DemoOrganizer } from "@tour/demo";
import { demoPassword } from "./demo-password.ts";

export interface SeededOrganizer {
  id: number;
  ownerId: string;
}

/** Makes an organiser, their owner and their site under the demo's own host. */
export async function seedOrganizer(db: Database, demo: DemoOrganizer): Promise<SeededOrganizer> {
  const [organizer] = await db
    .insert(organizers)
    .values({
      ...demo.profile,
      verificationState: "verified",
      verifiedAt: new Date(),
      isPublishedOnSite: true,
    })
    .returning();
  if (!organizer) throw new Error("The database kept no organiser");
  const ownerId = await createUser(db, {
    ...demo.owner,
    password: demoPassword,
    memberships: [{ organizerId: organizer.id, role: "owner" }],
  });
  await createSite(db, organizer, ownerId);
  await nameSite(db, organizer.id, demo);
  return { id: organizer.id, ownerId };
}

/** No call changes a subdomain or a site's title yet, so this writes them where they are kept. */
async function nameSite(db: Database, organizerId: number, demo: DemoOrganizer): Promise<void> {
  const isIts = eq(sites.organizerId, organizerId);
  const [site] = await db.select().from(sites).where(isIts);
  if (!site) throw new Error("The organiser has no site");
  const settings = { ...site.settings, ...demo.settings };
  await db.update(sites).set({ name: demo.host, settings }).where(isIts);
}
