import type { FirstSteps } from "@tour/api";
import { listSampleTexts } from "@tour/blocks/definitions";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { paymentSettings } from "../../booking/shop.table.ts";
import { organizers } from "../../organizers/organizer.table.ts";
import { listHidden } from "../../sites/documents-to-sell.ts";
import { findSiteOf } from "../../sites/find-site.ts";
import { hasToursOnSale } from "../../tours/has-tours-on-sale.ts";
import { readDrafts } from "../drafts/read-drafts.ts";

/** How far a new organiser has come. Nothing is ticked off by hand: it is there, or it is not. */
export async function readFirstSteps(
  { db, env, now }: Pick<RequestContext, "db" | "env" | "now">,
  organizerId: number,
): Promise<FirstSteps> {
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, organizerId));
  if (!organizer) throw notFound();
  const site = await findSiteOf(db, organizerId);
  const drafts = site && (await readDrafts(db, site, organizer.name));
  const blocks = drafts ? [...drafts.main, ...drafts.tour] : [];
  const hasSamples = blocks.some((block) => !block.is_hidden && listSampleTexts(block).length > 0);
  const hasShop =
    (await db.$count(paymentSettings, eq(paymentSettings.organizerId, organizerId))) > 0;
  return {
    profile:
      organizer.about.trim() !== "" && (organizer.phones.length > 0 || organizer.email !== ""),
    tour: await hasToursOnSale(db, organizerId, now()),
    site: drafts !== undefined && !hasSamples,
    documents: drafts !== undefined && listHidden(drafts).length === 0,
    // In a demo the sandbox takes the money of whoever has no shop.
    payments: hasShop || env.isDemo,
    published: typeof site?.currentManifestId === "number",
  };
}
