import type { DocumentDraft, DocumentType } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { organizers } from "../organizers/organizer.table.ts";
import type { Site } from "../sites/find-site.ts";
import { siteTexts } from "../sites/site.texts.ts";
import { displayFlags } from "../sites/site-content.ts";
import { readPublished } from "../sites/read-published.ts";
import { documents, documentVersions } from "./document.table.ts";
import { makeTemplate } from "./document-template.ts";
import { readDocumentDrafts } from "./publish-documents.ts";

export async function readDocumentDraft(
  db: Database,
  site: Site,
  type: DocumentType,
): Promise<DocumentDraft> {
  const [row] = await db
    .select()
    .from(documents)
    .where(and(eq(documents.siteId, site.id), eq(documents.type, type)));
  const drafts = await readDocumentDrafts(db, site.id);
  const content = (await readPublished(db, site))?.content;
  const shown = content?.documents?.[type];
  const flag = displayFlags[type];
  const [organizer] = await db.select().from(organizers).where(eq(organizers.id, site.organizerId));
  return {
    type,
    title: row?.title ?? siteTexts.documents[type],
    html: row?.html ?? "",
    version: row?.version ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
    is_displayed: site.settings[flag],
    has_unpublished:
      drafts?.[type]?.version !== shown?.version ||
      (content?.settings[flag] ?? false) !== site.settings[flag],
    published: shown ? await readPublication(db, site.id, type, shown.version) : null,
    template: organizer ? makeTemplate(type, organizer) : "",
  };
}

async function readPublication(db: Database, siteId: number, type: DocumentType, version: number) {
  const found = await findDocumentVersion(db, siteId, type, version);
  return found ? { version, published_at: found.published_at } : null;
}

/** A published version, as calls answer it. */
export async function findDocumentVersion(
  db: Database,
  siteId: number,
  type: DocumentType,
  version: number,
) {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(
      and(
        eq(documentVersions.siteId, siteId),
        eq(documentVersions.type, type),
        eq(documentVersions.version, version),
      ),
    );
  if (!row) return undefined;
  const { title, html, createdAt } = row;
  return { type, title, html, version, published_at: createdAt.toISOString() };
}
