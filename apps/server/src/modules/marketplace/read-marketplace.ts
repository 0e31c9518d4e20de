import type { DocumentPage, DocumentType, MarketplaceInfo, MarketplaceLegal } from "@tour/api";
import { documentTypes } from "@tour/api";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { PublishedDocuments } from "../sites/site-content.ts";
import { marketplace, marketplaceDocuments } from "./marketplace.table.ts";
import type { MarketplaceRow } from "./marketplace.table.ts";

/** The marketplace's one row. */
export async function readMarketplace(db: Database): Promise<MarketplaceRow> {
  const [row] = await db.select().from(marketplace);
  if (!row) throw new Error("The row of the marketplace, which the migration made, is gone");
  return row;
}

/** Locks the row, so that changes follow each other, and marks that its pages change. */
export async function touchMarketplace(tx: Database): Promise<MarketplaceRow> {
  const [row] = await tx
    .update(marketplace)
    .set({ revision: sql`${marketplace.revision} + 1` })
    .returning();
  return row!;
}

/** The last version of each of its documents, as they are shown. */
export async function readMarketDocuments(db: Database): Promise<PublishedDocuments> {
  const found: PublishedDocuments = {};
  for (const type of documentTypes) {
    const last = await findMarketDocument(db, type);
    if (last) found[type] = { version: last.version, title: last.title, html: last.html };
  }
  return found;
}

/** A version of a document, without a number the last one. */
export async function findMarketDocument(db: Database, type: DocumentType, version?: number) {
  const [row] = await db
    .select()
    .from(marketplaceDocuments)
    .where(
      and(
        eq(marketplaceDocuments.type, type),
        version === undefined ? undefined : eq(marketplaceDocuments.version, version),
      ),
    )
    .orderBy(desc(marketplaceDocuments.version))
    .limit(1);
  return row;
}

/** A document as visitors of the marketplace see it; undefined before there is one. */
export async function readMarketPage(
  db: Database,
  type: DocumentType,
): Promise<DocumentPage | undefined> {
  const last = await findMarketDocument(db, type);
  if (!last) return undefined;
  const { title, html, version, createdAt } = last;
  return { type, title, html, version, published_at: createdAt.toISOString() };
}

export const toLegal = ({ name, inn, ogrn, address, email, phone }: MarketplaceRow) =>
  ({ name, inn, ogrn, address, email, phone }) satisfies MarketplaceLegal;

export const toMarketTexts = ({ title, lead, contacts, footer }: MarketplaceRow) =>
  ({ title, lead, contacts, footer }) satisfies MarketplaceInfo["texts"];

/**
 * Whether the marketplace takes requests on its own pages: whoever books reads who it is and both
 * documents, and the request keeps their versions. Product decisions, section 7.
 */
export const canBookThere = (row: MarketplaceRow, documents: PublishedDocuments): boolean =>
  row.name !== "" && row.inn !== "" && documentTypes.every((type) => documents[type]);
