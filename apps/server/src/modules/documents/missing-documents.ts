import type { DocumentType } from "@tour/api";
import type { Database } from "../../db/database.ts";
import { listHidden } from "../sites/documents-to-sell.ts";
import type { PublishedContent } from "../sites/site-content.ts";
import { hasToursOnSale } from "../tours/has-tours-on-sale.ts";

type Content = Pick<PublishedContent, "settings" | "documents">;

/** The documents that the site must show first, since tours are on sale; none where nothing is. */
export async function listMissingDocuments(
  db: Database,
  organizerId: number,
  { content, now }: { content: Content; now: Date },
): Promise<DocumentType[]> {
  const hidden = listHidden(content);
  return hidden.length > 0 && (await hasToursOnSale(db, organizerId, now)) ? hidden : [];
}
