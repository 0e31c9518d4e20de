import type { ParsedInput } from "@tour/api";
import type { constructorCalls } from "@tour/api/contract";
import { findStarter } from "@tour/blocks/starters";
import type { PageStarter } from "@tour/blocks/starters";
import { findPresetType, presetTypes } from "@tour/theme";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../platform/context.ts";
import type { RequestContext } from "../../platform/context.ts";
import { badRequest, notFound } from "../../platform/errors.ts";
import { isQuarantined } from "../domain/released-names.ts";
import { organizers } from "../organizer/organizer.table.ts";
import { findSiteOf } from "../site/find-site.ts";
import { providedNames } from "../site/provided-name.ts";
import { pages, sites } from "../site/site.table.ts";
import { siteTexts } from "../site/site.texts.ts";
import { describeSite } from "./describe-site.ts";
import { starterPages } from "./starter-pages.ts";

type Organizer = typeof organizers.$inferSelect;

/** Makes the organiser's site; asked again, it answers the one that there is. */
export async function attachSite(
  { body }: ParsedInput<typeof constructorCalls.attachSite>,
  context: RequestContext,
) {
  const { db } = context;
  const [organizer] = await db
    .select()
    .from(organizers)
    .where(eq(organizers.id, body.organizer_id));
  if (!organizer) throw notFound(siteTexts.noOrganizer);
  const starter = body.starter === undefined ? undefined : requireStarter(body.starter);
  await createSite(db, organizer, accountOf(context).id, context.now(), starter);
  return { data: await describeSite(context, organizer.id) };
}

function requireStarter(name: string): PageStarter {
  const starter = findStarter("main", name);
  if (!starter) throw badRequest({ starter: [siteTexts.noStarter] });
  return starter;
}

/** Makes the site with its starter pages, unless there is one; safe when asked in parallel. */
export async function createSite(
  db: Database,
  organizer: Organizer,
  userId: string | null,
  now = new Date(),
  starter?: PageStarter,
): Promise<void> {
  await db.transaction(async (tx) => {
    for (const name of providedNames(organizer.name)) {
      if (await findSiteOf(tx, organizer.id)) return;
      const [site] = await tx
        .insert(sites)
        .values(newSite(organizer, name, starter))
        .onConflictDoNothing()
        .returning();
      if (!site) continue;
      const released = { isCustom: false, name, organizerId: organizer.id, now };
      if (await isQuarantined(tx, released)) {
        await tx.delete(sites).where(eq(sites.id, site.id));
        continue;
      }
      const drafts = starterPages(organizer, starter);
      await tx
        .insert(pages)
        .values(drafts.map((draft) => ({ ...draft, siteId: site.id, updatedBy: userId })));
      return;
    }
  });
}

function newSite(
  organizer: Organizer,
  name: string,
  starter: PageStarter | undefined,
): typeof sites.$inferInsert {
  const preset = starter ? findPresetType(starter.presetType) : presetTypes[0];
  if (!preset) throw new Error("There is no preset");
  return {
    organizerId: organizer.id,
    name,
    presetType: preset.type,
    preset: preset.preset,
    settings: {
      title: organizer.name,
      description: organizer.about.slice(0, 200),
      favicon: null,
      shareImage: null,
      logo: organizer.logo,
      isIndexable: true,
      displaysAgreement: false,
      displaysPrivacy: false,
    },
  };
}
