import type { AcceptedText, DocumentType } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { findMarketDocument } from "../marketplace/read-marketplace.ts";
import { manifests } from "../sites/site.table.ts";
import { documentOf, hashText } from "./read-consents.ts";
import { requestConsents } from "./request.table.ts";
import type { RequestRow } from "./read-request.ts";

/**
 * The text that a request's guest accepted, out of the published version of the site that they saw, or
 * out of the marketplace's versions: later ones change nothing. Null where no such document was accepted. A text that is another than
 * was agreed to is a fault, and never shown as theirs.
 */
export async function findAccepted(
  db: Database,
  { id, manifestId }: Pick<RequestRow, "id" | "manifestId">,
  kind: AcceptedText["kind"],
): Promise<AcceptedText | null> {
  const [accepted] = await db
    .select()
    .from(requestConsents)
    .where(and(eq(requestConsents.requestId, id), eq(requestConsents.kind, kind)));
  if (!accepted?.textHash) return null;
  const type = documentOf[kind];
  const document =
    manifestId === null
      ? await findMarketDocument(db, type, accepted.version ?? undefined)
      : await findInManifest(db, manifestId, type);
  if (!document) return null;
  const { title, version, html } = document;
  if (hashText(html) !== accepted.textHash) {
    throw new Error(`Request ${id}: the text of its ${kind} is not the one that was accepted`);
  }
  const acceptedAt = accepted.acceptedAt.toISOString();
  return { kind, title, version, html, text_hash: accepted.textHash, accepted_at: acceptedAt };
}

async function findInManifest(db: Database, manifestId: number, type: DocumentType) {
  const [seen] = await db.select().from(manifests).where(eq(manifests.id, manifestId));
  return seen?.content.documents?.[type];
}
