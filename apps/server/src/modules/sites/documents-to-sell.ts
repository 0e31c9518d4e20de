import { documentTypes } from "@tour/api";
import type { DocumentType } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { readPublished } from "./read-published.ts";
import { shownDocuments } from "./site-content.ts";
import type { PublishedContent } from "./site-content.ts";
import { sites } from "./site.table.ts";
import { siteTexts } from "./site.texts.ts";

/** Of the documents that a guest agrees to, those that visitors of this content could not read. */
export function listHidden(
  content: Pick<PublishedContent, "settings" | "documents">,
): DocumentType[] {
  const shown = shownDocuments(content);
  return documentTypes.filter((type) => !shown[type]);
}

/**
 * For whatever puts a date on sale: 422 that names each document that the organiser's published site
 * lacks, under `documents.<type>`. Before the first publication nothing is refused: publishing asks
 * for them itself. The site's row is locked, so that no publication takes them away meanwhile.
 */
export async function requireDocumentsToSell(tx: Database, organizerId: number): Promise<void> {
  const ofOrganizer = eq(sites.organizerId, organizerId);
  const [site] = await tx.select().from(sites).where(ofOrganizer).for("update");
  const published = site && (await readPublished(tx, site));
  if (published) refuseWithout(listHidden(published.content), siteTexts.neededToSell);
}

/** 422 that names each missing document, under `documents.<type>`; nothing when none is missing. */
export function refuseWithout(
  missing: readonly DocumentType[],
  explain: (names: string) => string,
): void {
  if (missing.length === 0) return;
  const titleOf = (type: DocumentType) => siteTexts.documents[type];
  const names = missing.map((type) => `«${titleOf(type)}»`).join(", ");
  throw new Refusal("unprocessable", explain(names), {
    validation: Object.fromEntries(missing.map((type) => [`documents.${type}`, [titleOf(type)]])),
  });
}
