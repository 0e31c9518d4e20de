import type { Handlers } from "@tour/api";
import type { pageVersionCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { compareBlocks } from "@tour/blocks/definitions";
import { readPage } from "../drafts/page-draft.ts";
import { savePageBlocks } from "../drafts/save-page-blocks.ts";
import { requireSiteOf } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import { toSiteMetadata } from "../../sites/site-metadata.ts";
import { describePublished } from "./describe-published.ts";
import { findPageVersion, listPageVersions } from "./page-versions.ts";
import { pageVersionTexts } from "./page-version.texts.ts";

/** Product decisions, sections 4 and 9. */
export const pageVersionHandlers: Handlers<typeof pageVersionCalls, RequestContext> = {
  pageVersions: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    return { data: await listPageVersions(db, site.id, query.type) };
  },

  getPageVersion: async ({ query }, { db, env }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    const found = await findPageVersion(db, site.id, query.type, query.version);
    if (!found) throw notFound(pageVersionTexts.noVersion);
    const { info, shown, content } = found;
    const shownSite = toSiteMetadata(site, content, env);
    return { data: { ...info, type: query.type, blocks: shown, site: shownSite } };
  },

  restorePageVersion: async ({ query, body }, context) => {
    const site = await requireSiteOf(context.db, query.organizer_id);
    const found = await findPageVersion(context.db, site.id, query.type, body.version);
    if (!found) throw notFound(pageVersionTexts.noVersion);
    const version = body.draft_version;
    const draft = { blocks: found.own, ...(version !== undefined && { version }) };
    return savePageBlocks({ query, body: draft }, context);
  },

  getPublishedSite: async ({ query }, { db, env }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    const published = await readPublished(db, site);
    return { data: published ? describePublished(site, published, env) : null };
  },

  getUnpublishedBlocks: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    const { blocks } = await readPage(db, site.id, query.type);
    const published = (await readPublished(db, site))?.content[query.type] ?? [];
    const changes = compareBlocks(blocks, published);
    return {
      data: {
        blocks: changes.flatMap(({ after }) => after ?? []),
        changes: changes.map(({ id, change }) => ({ id, change })),
      },
    };
  },
};
