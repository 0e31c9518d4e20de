import type { Handlers } from "@tour/api";
import type { publicSiteCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { cacheResponse } from "../../cache/cache-json.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { organizers } from "../organizers/organizer.table.ts";
import { searchOf } from "../search/search-of.ts";
import { countTimeChanges, listVisibleBlocks } from "../sites/published-page.ts";
import { hostOf, toSiteMetadata } from "../sites/site-metadata.ts";
import { findTourBySlug } from "../tours/find-tour.ts";
import { countTours, listTours } from "../tours/list-tours.ts";
import { readCards } from "../tours/tours-by-ids.ts";
import { findNewAddress } from "../sites/domains/find-new-address.ts";
import { toShownNotice } from "../sites/notices/to-shown-notice.ts";
import { findTenant, findVisibleSite } from "../sites/find-tenant.ts";
import { countPublishedSites, listPublishedSites } from "./list-published-sites.ts";
import { toOrganizerPublic } from "../organizers/organizer-public.ts";
import { publicSiteTexts } from "./public-site.texts.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import { readRevision } from "./read-revision.ts";
import { withShareImage } from "./share-image-url.ts";

const toursOnPage = 50;

/** What visitors see. Specification, section 7, "Public site". */
export const publicSiteHandlers: Handlers<typeof publicSiteCalls, RequestContext> = {
  customPage: async ({ query }, context) => {
    const tenant = await findTenant(context, query.site_id);
    if (!tenant) throw notFound(publicSiteTexts.noPage);
    const { content, version } = tenant.manifest;
    const { type } = query;
    const now = context.now();
    const key = `${countTimeChanges(content, now)}`;
    return cacheResponse(tenant.manifest, { kind: type, key }, () => ({
      data: { type, blocks: listVisibleBlocks(content, type, now), version },
    }));
  },

  customSiteOrgData: async ({ query }, context) => {
    const site = await findVisibleSite(context, query.site_id);
    if (!site) return { data: null };
    const [organizer] = await context.db
      .select()
      .from(organizers)
      .where(eq(organizers.id, site.organizerId));
    return { data: organizer ? toOrganizerPublic(organizer) : null };
  },

  customMetadata: async ({ query }, context) => {
    const tenant = await findTenant(context, query.site_id).catch(async (error: unknown) => {
      const url = context.siteHost && (await findNewAddress(context, context.siteHost));
      if (!url) throw error;
      return { url };
    });
    if (tenant && "url" in tenant) return { data: null, revision: "", redirect: tenant };
    const revision = await readRevision(context, tenant);
    if (!tenant) return { data: null, revision };
    const { site, manifest } = tenant;
    const key = `${hostOf(site, context.env)} ${revision}`;
    return cacheResponse(manifest, { kind: "metadata", key }, () => {
      const metadata = toSiteMetadata(site, manifest.content, context.env);
      const notice = toShownNotice(site.notice, context.now());
      return { data: { ...withShareImage(metadata, manifest.id), notice }, revision };
    });
  },

  toursCrm: async ({ query }, context) => {
    const { db, now } = context;
    const site = await findVisibleSite(context, query.site_id);
    const offset = (query.page - 1) * toursOnPage;
    if (!site) {
      // Those of all published sites are too many to sort in the database for each page.
      const page = { limit: toursOnPage, offset };
      const { ids, total } = await searchOf(context.services).listComing(page);
      const data = await readCards(db, ids, { now: now() });
      return { data, pagination: paginate(query.page, toursOnPage, total) };
    }
    const organizerIds = [site.organizerId];
    const data = await listTours(db, { organizerIds, now: now(), limit: toursOnPage, offset });
    return {
      data,
      pagination: paginate(query.page, toursOnPage, await countTours(db, organizerIds)),
    };
  },

  tourCrm: async ({ query }, context) => {
    const { db, now } = context;
    const site = await findVisibleSite(context, query.site_id);
    const organizerIds = shownOrganizers(db, site);
    const found = await findTourBySlug(db, { slug: query.slug, organizerIds, now: now() });
    if (!found) throw notFound(publicSiteTexts.noPage);
    return "tour" in found ? { data: found.tour } : found;
  },

  publishedSites: async ({ query: { page, limit, tours_limit: toursLimit, name } }, context) => {
    const offset = (page - 1) * limit;
    const [data, total] = await Promise.all([
      listPublishedSites(context, { limit, offset, toursLimit, name }),
      countPublishedSites(context.db, name),
    ]);
    return { data, pagination: paginate(page, limit, total) };
  },
};
