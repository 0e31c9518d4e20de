import type { ParsedInput } from "@tour/api";
import type { editorCalls } from "@tour/api/contract";
import { findStarter } from "@tour/blocks/starters";
import type { PageStarter } from "@tour/blocks/starters";
import { findPresetType, presetTypes } from "@tour/theme";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { badRequest, notFound } from "../../../http/errors/errors.ts";
import { documents } from "../../documents/document.table.ts";
import { makeTemplate } from "../../documents/document-template.ts";
import { isQuarantined } from "../../sites/domains/reserved-subdomains.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { findSiteOf } from "../../sites/find-site.ts";
import { listSubdomains } from "../../sites/subdomain.ts";
import { pages, sites } from "../../sites/site.table.ts";
import { siteTexts } from "../../sites/site.texts.ts";
import { describeSite } from "../drafts/describe-site.ts";
import { starterPages } from "./starter-pages.ts";

type Organizer = typeof organizers.$inferSelect;

/** Makes the organiser's site; asked again, it answers the one that there is. */
export async function attachSite(
  { body }: ParsedInput<typeof editorCalls.attachSite>,
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
    for (const name of listSubdomains(organizer.name)) {
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
      await tx.insert(documents).values(startPolicy(site.id, organizer, now));
      return;
    }
  });
}

/** Forms take personal data from the first day, and name the policy: it is there from then on. */
const startPolicy = (siteId: number, organizer: Organizer, updatedAt: Date) => ({
  siteId,
  type: "policy" as const,
  title: siteTexts.documents.policy,
  html: makeTemplate("policy", organizer),
  updatedAt,
});

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
      displaysPrivacy: true,
    },
  };
}
