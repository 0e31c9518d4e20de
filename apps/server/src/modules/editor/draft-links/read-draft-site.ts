import { documentTypes } from "@tour/api";
import type { DraftSite } from "@tour/api";
import { subMinutes } from "date-fns/subMinutes";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { readOrganizerName } from "../../organizers/read-organizer-name.ts";
import { draftLinkTexts } from "../../sites/draft-links/draft-link.texts.ts";
import { draftLinks } from "../../sites/draft-links/draft-link.table.ts";
import { requireDraftLink } from "../../sites/draft-links/find-draft-link.ts";
import type { DraftLinkRow } from "../../sites/draft-links/find-draft-link.ts";
import { requireSiteOf } from "../../sites/find-site.ts";
import { listVisibleBlocks } from "../../sites/published-page.ts";
import { findServedSite } from "../../sites/served-site.ts";
import { noAnalytics, shownDocuments } from "../../sites/site-content.ts";
import { toSiteMetadata } from "../../sites/site-metadata.ts";
import { readDrafts } from "../drafts/read-drafts.ts";
import { listLinkComments } from "./draft-comments.ts";

/** The link of a token to the host's own site, and of whom the site is. */
export async function findLinkOfHost(
  { db, env, siteHost, now }: Pick<RequestContext, "db" | "env" | "siteHost" | "now">,
  token: string,
): Promise<{ link: DraftLinkRow; organizerId: number }> {
  const site = siteHost === null ? undefined : await findServedSite(db, { host: siteHost }, env);
  if (!site) throw notFound(draftLinkTexts.noLink);
  const link = await requireDraftLink(db, { siteId: site.id, token, now: now() });
  return { link, organizerId: site.organizerId };
}

/** All that the pages by a link are made of: what a visitor would see were the draft published now. */
export async function readDraftSite(
  context: RequestContext,
  { token, isOpened }: { token: string; isOpened: boolean },
): Promise<DraftSite> {
  const { db, env, now } = context;
  const { link, organizerId } = await findLinkOfHost(context, token);
  const site = await requireSiteOf(db, organizerId);
  const content = await readDrafts(db, site, await readOrganizerName(db, organizerId));
  const documents = shownDocuments(content);
  if (isOpened) await noteOpening(db, link.id, now());
  return {
    site: {
      ...toSiteMetadata(site, content, env),
      // Nothing of a draft is for anybody else to find or to count.
      is_indexable: false,
      analytics: noAnalytics,
    },
    main: listVisibleBlocks(content, "main", now()),
    tour: listVisibleBlocks(content, "tour", now()),
    documents: documentTypes.flatMap((type) => {
      const document = documents[type];
      return document ? [{ type, ...document }] : [];
    }),
    expires_at: link.expiresAt.toISOString(),
    comments: await listLinkComments(db, link.id),
  };
}

/** To the minute: whoever walks through the pages does not write at each of them. */
async function noteOpening(db: Database, id: number, now: Date): Promise<void> {
  const isOld = or(
    isNull(draftLinks.lastOpenedAt),
    lt(draftLinks.lastOpenedAt, subMinutes(now, 1)),
  );
  await db
    .update(draftLinks)
    .set({ lastOpenedAt: now })
    .where(and(eq(draftLinks.id, id), isOld));
}
