import { and, eq } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { hashToken } from "../../accounts/hash-token.ts";
import { draftLinkTexts } from "./draft-link.texts.ts";
import { draftLinks } from "./draft-link.table.ts";

export type DraftLinkRow = typeof draftLinks.$inferSelect;

/**
 * The link with this token, where it is one to this site: 404 for a token of nobody or of another's
 * site, 410 once it is over.
 */
export async function requireDraftLink(
  db: Database,
  { siteId, token, now }: { siteId: number; token: string; now: Date },
): Promise<DraftLinkRow> {
  const link = await selectLink(db, siteId, token);
  if (!link) throw notFound(draftLinkTexts.noLink);
  if (!isLive(link, now)) throw new Refusal("gone", draftLinkTexts.over);
  return link;
}

/** Whether the token of a request shows this site's draft now. */
export async function showsDraft(
  db: Database,
  { siteId, token, now }: { siteId: number; token: string; now: Date },
): Promise<boolean> {
  const link = await selectLink(db, siteId, token);
  return link !== undefined && isLive(link, now);
}

const isLive = ({ revokedAt, expiresAt }: DraftLinkRow, now: Date): boolean =>
  revokedAt === null && expiresAt > now;

async function selectLink(db: Database, siteId: number, token: string) {
  const [link] = await db
    .select()
    .from(draftLinks)
    .where(and(eq(draftLinks.tokenHash, hashToken(token)), eq(draftLinks.siteId, siteId)));
  return link;
}
