import type { Handlers } from "@tour/api";
import type { pageVersionCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { notFound } from "../../../http/errors/errors.ts";
import { readPage } from "../drafts/page-draft.ts";
import { savePageBlocks } from "../drafts/save-page-blocks.ts";
import { requireSiteOf } from "../../sites/find-site.ts";
import { readPublished } from "../../sites/read-published.ts";
import { compareBlocks } from "./compare-blocks.ts";
import { findPageVersion, listPageVersions } from "./page-versions.ts";
import { pageVersionTexts } from "./page-version.texts.ts";

/** Product decisions, sections 4 and 9. */
export const pageVersionHandlers: Handlers<typeof pageVersionCalls, RequestContext> = {
  pageVersions: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    return { data: await listPageVersions(db, site.id, query.type) };
  },

  getPageVersion: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    const found = await findPageVersion(db, site.id, query.type, query.version);
    if (!found) throw notFound(pageVersionTexts.noVersion);
    return { data: { ...found.info, type: query.type, blocks: found.shown } };
  },

  restorePageVersion: async ({ query, body }, context) => {
    const site = await requireSiteOf(context.db, query.organizer_id);
    const found = await findPageVersion(context.db, site.id, query.type, body.version);
    if (!found) throw notFound(pageVersionTexts.noVersion);
    const version = body.draft_version;
    const draft = { blocks: found.own, ...(version !== undefined && { version }) };
    return savePageBlocks({ query, body: draft }, context);
  },

  getUnpublishedBlocks: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    const { blocks } = await readPage(db, site.id, query.type);
    const published = (await readPublished(db, site))?.content[query.type] ?? [];
    const changes = compareBlocks(blocks, published);
    const changed = new Set(changes.map(({ id }) => id));
    return { data: { blocks: blocks.filter(({ id }) => changed.has(id)), changes } };
  },
};
