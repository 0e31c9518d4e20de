import type { DocumentType } from "@tour/api";
import { documentTypes } from "@tour/api";
import { and, desc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { PublishedDocuments } from "../sites/site-content.ts";
import { documents, documentVersions } from "./document.table.ts";

/** The last published version of a document. */
export async function readLastVersion(db: Database, siteId: number, type: DocumentType) {
  const [last] = await db
    .select()
    .from(documentVersions)
    .where(and(eq(documentVersions.siteId, siteId), eq(documentVersions.type, type)))
    .orderBy(desc(documentVersions.version))
    .limit(1);
  return last;
}

/**
 * The documents as they would be published: one that did not change keeps its number, one that did
 * gets the next. Undefined when nothing was written.
 */
export async function readDocumentDrafts(
  db: Database,
  siteId: number,
): Promise<PublishedDocuments | undefined> {
  const drafts = await db.select().from(documents).where(eq(documents.siteId, siteId));
  const result: PublishedDocuments = {};
  for (const type of documentTypes) {
    const draft = drafts.find((one) => one.type === type);
    if (!draft?.html) continue;
    const { title, html } = draft;
    const last = await readLastVersion(db, siteId, type);
    const isSame = last?.title === title && last.html === html;
    result[type] = { version: (last?.version ?? 0) + (isSame ? 0 : 1), title, html };
  }
  return Object.keys(result).length > 0 ? result : undefined;
}

/** Keeps the versions that a publication shows for the first time. */
export async function keepDocumentVersions(
  tx: Database,
  siteId: number,
  published: PublishedDocuments = {},
  now: Date,
): Promise<void> {
  const rows = documentTypes.flatMap((type) => {
    const document = published[type];
    return document ? [{ siteId, type, ...document, createdAt: now }] : [];
  });
  if (rows.length > 0) await tx.insert(documentVersions).values(rows).onConflictDoNothing();
}
