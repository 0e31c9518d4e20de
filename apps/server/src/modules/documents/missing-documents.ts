import { documentTypes } from "@tour/api";
import type { DocumentType } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { shownDocuments } from "../sites/site-content.ts";
import type { PublishedContent } from "../sites/site-content.ts";
import { siteTexts } from "../sites/site.texts.ts";
import { hasToursOnSale } from "../tours/has-tours-on-sale.ts";
import { documentTexts } from "./document.texts.ts";

type Content = Pick<PublishedContent, "settings" | "documents">;

/** Of the documents that a guest agrees to, those that visitors of this content could not read. */
const listHidden = (content: Content): DocumentType[] => {
  const shown = shownDocuments(content);
  return documentTypes.filter((type) => !shown[type]);
};

/** The documents that the site must show first, since tours are on sale; none where nothing is. */
export async function listMissingDocuments(
  db: Database,
  organizerId: number,
  { content, now }: { content: Content; now: Date },
): Promise<DocumentType[]> {
  const hidden = listHidden(content);
  return hidden.length > 0 && (await hasToursOnSale(db, organizerId, now)) ? hidden : [];
}

/** 422 that names each missing document, under `documents.<type>`. */
export function requireDocuments(missing: readonly DocumentType[]): void {
  if (missing.length === 0) return;
  const titleOf = (type: DocumentType) => documentTexts.titles[type];
  const names = missing.map((type) => `«${titleOf(type)}»`).join(", ");
  throw new Refusal("unprocessable", siteTexts.missingDocuments(names), {
    validation: Object.fromEntries(missing.map((type) => [`documents.${type}`, [titleOf(type)]])),
  });
}
