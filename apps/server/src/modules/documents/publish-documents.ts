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

/** The documents as they would be published; undefined when nothing was written. */
export async function readDocumentDrafts(
  db: Database,
  siteId: number,
): Promise<PublishedDocuments | undefined> {
  const drafts = await db.select().from(documents).where(eq(documents.siteId, siteId));
  const written = drafts.filter(({ html }) => html).map((draft) => [draft.type, draft]);
  return written.length > 0 ? numberDocuments(db, siteId, Object.fromEntries(written)) : undefined;
}

/**
 * Documents with their numbers among what was published: one that is as the last was keeps that
 * number, another gets the next.
 */
export async function numberDocuments(
  db: Database,
  siteId: number,
  written: Partial<Record<DocumentType, { title: string; html: string }>>,
): Promise<PublishedDocuments> {
  const result: PublishedDocuments = {};
  for (const type of documentTypes) {
    const document = written[type];
    if (!document) continue;
    const { title, html } = document;
    const last = await readLastVersion(db, siteId, type);
    const isSame = last?.title === title && last.html === html;
    result[type] = { version: (last?.version ?? 0) + (isSame ? 0 : 1), title, html };
  }
  return result;
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
