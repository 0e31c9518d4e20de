import { documentTypes } from "@tour/api";
import { demoMarketplace } from "@tour/demo";
import type { Database } from "../../db/database.ts";
import { makeMarketTemplate } from "../../modules/marketplace/document-template.ts";
import { marketplace } from "../../modules/marketplace/marketplace.table.ts";
import { publishMarketDocument } from "../../modules/marketplace/publish-document.ts";
import { siteTexts } from "../../modules/sites/site.texts.ts";

/** The marketplace's legal data and documents, so that what it sells is booked and paid: in the sandbox. */
export async function seedMarketplace(db: Database, now: Date): Promise<void> {
  const { commission_points: commissionPoints, ...legal } = demoMarketplace;
  await db.update(marketplace).set({ ...legal, commissionPoints });
  for (const type of documentTypes) {
    const html = makeMarketTemplate(type, legal);
    const document = { type, title: siteTexts.documents[type], html, version: 0 };
    await publishMarketDocument(db, document, { userId: null, now });
  }
}
