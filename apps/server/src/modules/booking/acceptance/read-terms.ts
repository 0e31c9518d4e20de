import type { ToAccept } from "@tour/api";
import { eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { readPublished } from "../../sites/read-published.ts";
import { shownDocuments } from "../../sites/site-content.ts";
import type { PublishedDocuments } from "../../sites/site-content.ts";
import { canTakeRequests } from "../../sites/site-metadata.ts";
import { sites } from "../../sites/site.table.ts";
import { listShownWords } from "../consent-words.ts";
import { hasOthers } from "../read-consents.ts";
import { listDocuments } from "../read-offer.ts";
import type { requestOptions, requests } from "../request.table.ts";

/** The published site of an organiser and all that is agreed to there; null while it lacks any of it. */
export async function readTerms(
  db: Database,
  organizerId: number,
): Promise<{ manifestId: number; documents: PublishedDocuments } | null> {
  const [site] = await db.select().from(sites).where(eq(sites.organizerId, organizerId));
  const published = site && (await readPublished(db, site));
  if (!published || !canTakeRequests(published.content)) return null;
  return { manifestId: published.id, documents: shownDocuments(published.content) };
}

/** What the guest of a request still has to agree to; null where that is nothing, or it is over. */
export async function readToAccept(
  db: Database,
  { isToAccept, status, organizerId }: typeof requests.$inferSelect,
  lines: (typeof requestOptions.$inferSelect)[],
): Promise<ToAccept | null> {
  if (!isToAccept || status > 3) return null;
  const terms = await readTerms(db, organizerId);
  return {
    documents: listDocuments(terms?.documents ?? {}),
    words: listShownWords().filter(({ kind }) => kind !== "others" || hasOthers(lines)),
  };
}
