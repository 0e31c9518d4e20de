import type { Handlers } from "@tour/api";
import type { documentCalls } from "@tour/api/contract";
import { and, desc, eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { readMarketPage } from "../marketplace/read-marketplace.ts";
import { findTenant } from "../sites/find-tenant.ts";
import { requireSiteOf } from "../sites/find-site.ts";
import { shownDocuments } from "../sites/site-content.ts";
import { findDocumentVersion, readDocumentDraft } from "./document-draft.ts";
import { documentVersions } from "./document.table.ts";
import { documentTexts } from "./document.texts.ts";
import { updateDocument } from "./update-document.ts";

const shownVersions = 50;

/** Agreement and policy. Specification, section 7. */
export const documentHandlers: Handlers<typeof documentCalls, RequestContext> = {
  getDocument: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    return { data: await readDocumentDraft(db, site, query.type) };
  },

  updateDocument,

  documentVersions: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    const rows = await db
      .select()
      .from(documentVersions)
      .where(and(eq(documentVersions.siteId, site.id), eq(documentVersions.type, query.type)))
      .orderBy(desc(documentVersions.version))
      .limit(shownVersions);
    return {
      data: rows.map(({ type, title, version, createdAt }) => ({
        ...{ type, title, version },
        published_at: createdAt.toISOString(),
      })),
    };
  },

  getDocumentVersion: async ({ query }, { db }) => {
    const site = await requireSiteOf(db, query.organizer_id);
    const found = await findDocumentVersion(db, site.id, query.type, query.version);
    if (!found) throw notFound(documentTexts.noVersion);
    return { data: found };
  },

  customDocumentPage: async ({ query }, context) => {
    const tenant = await findTenant(context, query.site_id);
    const shown = tenant && shownDocuments(tenant.manifest.content)[query.type];
    const found = tenant
      ? shown && (await findDocumentVersion(context.db, tenant.site.id, query.type, shown.version))
      : await readMarketPage(context.db, query.type);
    if (!found) throw notFound(documentTexts.noDocument);
    return { data: found };
  },
};
