import type { AcceptedText } from "@tour/api";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { manifests } from "../sites/site.table.ts";
import { documentOf, hashText } from "./read-consents.ts";
import { requestConsents } from "./request.table.ts";
import type { RequestRow } from "./read-request.ts";

/**
 * The text that a request's guest accepted, out of the published version of the site that they saw:
 * later ones change nothing. Null where no such document was accepted. A text that is another than
 * was agreed to is a fault, and never shown as theirs.
 */
export async function findAccepted(
  db: Database,
  { id, manifestId }: Pick<RequestRow, "id" | "manifestId">,
  kind: AcceptedText["kind"],
): Promise<AcceptedText | null> {
  if (!manifestId) return null;
  const [accepted] = await db
    .select()
    .from(requestConsents)
    .where(and(eq(requestConsents.requestId, id), eq(requestConsents.kind, kind)));
  const [seen] = await db.select().from(manifests).where(eq(manifests.id, manifestId));
  const document = seen?.content.documents?.[documentOf[kind]];
  if (!accepted?.textHash || !document) return null;
  const { title, version, html } = document;
  if (hashText(html) !== accepted.textHash) {
    throw new Error(`Request ${id}: the text of its ${kind} is not the one that was accepted`);
  }
  const acceptedAt = accepted.acceptedAt.toISOString();
  return { kind, title, version, html, text_hash: accepted.textHash, accepted_at: acceptedAt };
}
