import type { QueryClient } from "@tanstack/react-query";
import { salesZone } from "@tour/api";
import type { AttachedSite, Block, PageType } from "@tour/api";
import { loadSiteReviews } from "@tour/api/queries";
import type { PageData } from "@tour/blocks";
import { readToday } from "@tour/dates";
import { client } from "@tour/office/api";
import { awaitLastSave } from "@tour/office/unsaved-changes";
import { createDraftBackup } from "../document/draft-backup.ts";
import type { Backup } from "../document/draft-backup.ts";
import { upgradeBlocks } from "../document/upgrade-blocks.ts";
import { loadShownTours } from "../document/load-shown-tours.ts";
import { lookQuery } from "./site-look.ts";

/** What a page of the site under edit is drawn of. */
export interface LoadedPage {
  site: AttachedSite;
  draft: { blocks: Block[]; version: number };
  /** What this browser keeps of the draft that the server never got. */
  kept: Backup | null;
  page: PageData;
  /** The preset's draft as custom properties. */
  css: string;
}

/** The draft of a page as it is now, with all that it shows. */
export async function loadPage(
  queryClient: QueryClient,
  site: AttachedSite,
  type: PageType,
): Promise<LoadedPage> {
  const organizerId = site.organizer_id;
  await awaitLastSave(["page", organizerId, type]);
  await awaitLastSave(["design", organizerId]);
  const query = { site_id: site.id };
  const [draft, css, organizer, shown, reviews] = await Promise.all([
    client.getPage({ query: { organizer_id: organizerId, type } }),
    queryClient.fetchQuery(lookQuery(organizerId)),
    client.customSiteOrgData({ query }),
    loadShownTours(site.id, type),
    loadSiteReviews(client, organizerId),
  ]);
  const kept = createDraftBackup(window.localStorage, organizerId, type).read();
  return {
    site,
    draft: { ...draft.data, blocks: await upgradeBlocks(draft.data.blocks) },
    kept: kept && { ...kept, blocks: await upgradeBlocks(kept.blocks) },
    css,
    page: {
      type,
      site,
      organizer: organizer.data,
      ...shown,
      reviews,
      today: readToday(salesZone),
      now: new Date().toISOString(),
    },
  };
}
