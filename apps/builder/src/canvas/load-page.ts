import type { QueryClient } from "@tanstack/react-query";
import { salesZone } from "@tour/api";
import type { AttachedSite, Block, PageType } from "@tour/api";
import { builderQueries, loadSiteReviews } from "@tour/api/queries";
import type { PageData } from "@tour/blocks";
import { readToday } from "@tour/dates";
import { presetToCss } from "@tour/theme";
import { client } from "@tour/office/api";
import { awaitLastSave } from "@tour/office/unsaved-changes";
import { uploadedFontFaces } from "../preset/uploaded-font-faces.ts";
import { loadShownTours } from "../document/load-shown-tours.ts";

/** What a page of the site under edit is drawn of. */
export interface LoadedPage {
  site: AttachedSite;
  draft: { blocks: Block[]; version: number };
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
  const [draft, preset, organizer, shown, reviews] = await Promise.all([
    client.getPage({ query: { organizer_id: organizerId, type } }),
    queryClient.ensureQueryData(builderQueries.preset(client, organizerId)),
    client.customSiteOrgData({ query }),
    loadShownTours(site.id, type),
    loadSiteReviews(client, organizerId),
  ]);
  // Fonts go with the preset's type, which is known only now.
  const fonts = await queryClient.fetchQuery(
    builderQueries.fonts(client, organizerId, preset.preset_type),
  );
  return {
    site,
    draft: draft.data,
    css: presetToCss(preset.preset_type, preset.preset, uploadedFontFaces(fonts)),
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
