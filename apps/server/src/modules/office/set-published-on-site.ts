import type { ParsedInput } from "@tour/api";
import type { organizerCalls } from "@tour/api/contract";
import { findBlock, listSampleTexts } from "@tour/blocks/definitions";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { badRequest, notFound, Refusal } from "../../http/errors/errors.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { organizerTexts } from "../organizers/organizer.texts.ts";
import { raiseRevision } from "../organizers/raise-revision.ts";
import { readPublished } from "../sites/read-published.ts";
import { sites } from "../sites/site.table.ts";
import { hasToursOnSale } from "../tours/has-tours-on-sale.ts";
import { lift, suspend } from "./suspension/suspend.ts";
import { suspensionTexts } from "./suspension/suspension.texts.ts";

/**
 * Shows an organiser on the marketplace, or suspends them, which needs a reason: they read it. 422 names
 * what they need to be shown.
 */
export async function setPublishedOnSite(
  { body }: ParsedInput<typeof organizerCalls.setOrganizerPublishedOnSite>,
  context: RequestContext,
): Promise<{ success: true }> {
  const { id, is_published_on_site: isPublishedOnSite, reason } = body;
  const { jobs, env } = context;
  if (!isPublishedOnSite && reason === "") throw badRequest({ reason: [suspensionTexts.why] });
  const now = context.now();
  const userId = accountOf(context).id;
  await context.db.transaction(async (tx) => {
    const [organizer] = await tx
      .select()
      .from(organizers)
      .where(eq(organizers.id, id))
      .for("update");
    if (!organizer) throw notFound(organizerTexts.noOrganizer);
    const decision = { organizer, userId, now };
    if (isPublishedOnSite) {
      const missing = await listMissing(tx, organizer, now);
      if (Object.keys(missing).length > 0) refuse(missing);
      await lift(tx, decision);
    } else {
      if (!organizer.isPublishedOnSite) throw new Refusal("conflict", suspensionTexts.notShown);
      await suspend({ db: tx, jobs, env }, { ...decision, reason });
    }
    await tx.update(organizers).set({ isPublishedOnSite }).where(eq(organizers.id, id));
    await raiseRevision(tx, id);
    const details = { is_published: isPublishedOnSite };
    const deed = { organizerId: id, kind: "market_changed", details } as const;
    await recordActivity(tx, userId, deed);
  });
  return { success: true };
}

/** What keeps an organiser off the marketplace, in words. */
async function listMissing(
  tx: Database,
  { id, verificationState }: typeof organizers.$inferSelect,
  now: Date,
): Promise<Record<string, string>> {
  const words = organizerTexts.missingToShow;
  const [site] = await tx.select().from(sites).where(eq(sites.organizerId, id));
  const published = site && (await readPublished(tx, site));
  const blocks = published ? [...published.content.main, ...published.content.tour] : [];
  const samples = blocks
    .filter((block) => !block.is_hidden && listSampleTexts(block).length > 0)
    .map(({ type }) => `«${findBlock(type)?.definition.title ?? type}»`);
  return {
    ...(verificationState !== "verified" && { verification: words.verification }),
    ...(!published && { site: words.site }),
    ...(samples.length > 0 && { samples: words.samples([...new Set(samples)].join(", ")) }),
    ...(!(await hasToursOnSale(tx, id, now)) && { tours: words.tours }),
  };
}

function refuse(missing: Record<string, string>): never {
  const words = Object.values(missing).join("; ");
  throw new Refusal("unprocessable", organizerTexts.cannotBeShown(words), {
    validation: Object.fromEntries(Object.entries(missing).map(([key, word]) => [key, [word]])),
  });
}
