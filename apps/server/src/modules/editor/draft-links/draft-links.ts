import { randomBytes } from "node:crypto";
import { draftLinkLimits } from "@tour/api";
import type { DraftLink } from "@tour/api";
import { addDays } from "date-fns/addDays";
import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound, Refusal } from "../../../http/errors/errors.ts";
import { users } from "../../accounts/auth.table.ts";
import { hashToken } from "../../accounts/hash-token.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { draftLinkTexts } from "../../sites/draft-links/draft-link.texts.ts";
import { draftLinks } from "../../sites/draft-links/draft-link.table.ts";
import type { DraftLinkRow } from "../../sites/draft-links/find-draft-link.ts";
import { lockSiteOf, requireSiteOf } from "../../sites/find-site.ts";
import { urlOf } from "../../sites/site-metadata.ts";

/** Those of a site that show its draft now. */
const liveOf = (siteId: number, now: Date) =>
  and(eq(draftLinks.siteId, siteId), isNull(draftLinks.revokedAt), gt(draftLinks.expiresAt, now));

export async function listDraftLinks(
  { db, now }: Pick<RequestContext, "db" | "now">,
  organizerId: number,
): Promise<DraftLink[]> {
  const site = await requireSiteOf(db, organizerId);
  const rows = await db
    .select({ link: draftLinks, by: users.name })
    .from(draftLinks)
    .leftJoin(users, eq(users.id, draftLinks.createdBy))
    .where(liveOf(site.id, now()))
    .orderBy(desc(draftLinks.id));
  return rows.map(({ link, by }) => toDraftLink(link, by));
}

/** Makes a link; its token is told here alone. */
export async function makeDraftLink(
  context: RequestContext,
  { organizerId, title }: { organizerId: number; title: string },
): Promise<{ link: DraftLink; url: string }> {
  const { db, env, now } = context;
  const { id: userId } = accountOf(context);
  const token = randomBytes(32).toString("base64url");
  return db.transaction(async (tx) => {
    const site = await lockSiteOf(tx, organizerId);
    const live = await tx.$count(draftLinks, liveOf(site.id, now()));
    if (live >= draftLinkLimits.live) throw new Refusal("conflict", draftLinkTexts.tooManyLive);
    const values = {
      siteId: site.id,
      tokenHash: hashToken(token),
      title,
      createdBy: userId,
      createdAt: now(),
      expiresAt: addDays(now(), draftLinkLimits.days),
    };
    const [link] = await tx.insert(draftLinks).values(values).returning();
    await recordActivity(tx, userId, { organizerId, kind: "draft_link_made" });
    const by = await readName(tx, userId);
    return { link: toDraftLink(link!, by), url: `${urlOf(site, env)}/draft/${token}` };
  });
}

/** Ends a link that shows the draft. */
export async function revokeDraftLink(
  context: RequestContext,
  { organizerId, id }: { organizerId: number; id: number },
): Promise<void> {
  const { db, now } = context;
  const site = await requireSiteOf(db, organizerId);
  await db.transaction(async (tx) => {
    const [ended] = await tx
      .update(draftLinks)
      .set({ revokedAt: now() })
      .where(and(eq(draftLinks.id, id), liveOf(site.id, now())))
      .returning();
    if (!ended) throw notFound(draftLinkTexts.noLink);
    const { id: userId } = accountOf(context);
    await recordActivity(tx, userId, { organizerId, kind: "draft_link_revoked" });
  });
}

async function readName(tx: Database, userId: string): Promise<string | null> {
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return user?.name ?? null;
}

const toDraftLink = (link: DraftLinkRow, by: string | null): DraftLink => ({
  id: link.id,
  title: link.title,
  created_by: by ?? "",
  created_at: link.createdAt.toISOString(),
  expires_at: link.expiresAt.toISOString(),
  last_opened_at: link.lastOpenedAt?.toISOString() ?? null,
});
