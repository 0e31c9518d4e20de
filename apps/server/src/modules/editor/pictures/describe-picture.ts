import type { Image, ParsedInput } from "@tour/api";
import type { mediaUsageCalls } from "@tour/api/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { keyOfUrl } from "../../media/media-path.ts";
import { media } from "../../media/media.table.ts";
import { isOwnPicture } from "../../media/own-picture.ts";
import { findSiteOf } from "../../sites/find-site.ts";
import { pages } from "../../sites/site.table.ts";
import { changeInTours } from "./change-in-tours.ts";
import { isDescribed, mapImages } from "../../media/map-images.ts";

/** Says what is on a picture wherever nothing is said of it; what others said stays. */
export async function describePicture(
  { query, body }: ParsedInput<typeof mediaUsageCalls.describePicture>,
  context: RequestContext,
) {
  const organizerId = query.organizer_id;
  const { url, ...said } = body;
  const change = (image: Image): Image =>
    image.url === url && !isDescribed(image) ? { ...image, ...said } : image;
  await context.db.transaction(async (tx) => {
    await changeInTours(tx, { organizerId, url }, change);
    await changeInDrafts(tx, organizerId, { change, context });
    const key = keyOfUrl(url);
    if (key && said.alt !== undefined) {
      const isSilent = and(isOwnPicture(organizerId, key), eq(media.alt, ""));
      await tx.update(media).set({ alt: said.alt }).where(isSilent);
    }
  });
  return { success: true as const };
}

interface DraftChange {
  change: (image: Image) => Image;
  context: RequestContext;
}

/** As a save of the page: whoever has it open merges it with their own. */
async function changeInDrafts(
  tx: Database,
  organizerId: number,
  { change, context }: DraftChange,
): Promise<void> {
  const site = await findSiteOf(tx, organizerId);
  if (!site) return;
  const drafts = await tx
    .select()
    .from(pages)
    .where(eq(pages.siteId, site.id))
    .orderBy(pages.type)
    .for("update");
  for (const { type, blocks, version } of drafts) {
    const changed = mapImages(blocks, change);
    if (changed === blocks) continue;
    const updatedBy = accountOf(context).id;
    await tx
      .update(pages)
      .set({ blocks: changed, version: version + 1, updatedAt: context.now(), updatedBy })
      .where(and(eq(pages.siteId, site.id), eq(pages.type, type)));
  }
}
