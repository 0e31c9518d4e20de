import type { Database } from "../../../db/database.ts";
import { readDocumentDrafts } from "../../documents/publish-documents.ts";
import { listUploadedFonts } from "../../sites/fonts/list-fonts.ts";
import type { Site } from "../../sites/find-site.ts";
import type { PublishedContent } from "../../sites/site-content.ts";
import { readPage } from "./page-draft.ts";

/** All drafts of a site, in the form in which they would be published. */
export async function readDrafts(
  db: Database,
  site: Site,
  organizerName: string,
): Promise<PublishedContent> {
  const main = await readPage(db, site.id, "main");
  const tour = await readPage(db, site.id, "tour");
  const documents = await readDocumentDrafts(db, site.id);
  const { header, text } = site.preset.font_data;
  const fonts = (await listUploadedFonts(db, site.organizerId))
    .filter(({ name }) => name === header.font_family || name === text.font_family)
    .map(({ id: _, ...font }) => font);
  return {
    main: main.blocks,
    tour: tour.blocks,
    presetType: site.presetType,
    preset: site.preset,
    name: organizerName,
    settings: site.settings,
    ...(documents && { documents }),
    ...(fonts.length > 0 && { fonts }),
  };
}
