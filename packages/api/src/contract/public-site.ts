import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, listOf, queryInteger, queryPage } from "../entities/answer.ts";
import { blocksSchema, pageTypeSchema } from "../entities/block.ts";
import { organizerPublicSchema } from "../entities/organizer.ts";
import { publishedSiteSchema } from "../entities/published-site.ts";
import { siteMetadataSchema } from "../entities/site.ts";
import { fullTourSchema } from "../entities/full-tour.ts";
import { tourCardSchema } from "../entities/tour.ts";

/** Without the `site-host` header, `site_id` names the site; without both it is the marketplace. */
const site = { site_id: v.optional(queryInteger) };

/** Specification, section 7, "Public site": what visitors see, published versions only. */
export const publicSiteCalls = {
  customPage: defineCall({
    method: "GET",
    path: "/spa/custom-page",
    summary: "The published blocks of a page, header and footer included",
    access: "anyone",
    query: v.strictObject({ type: pageTypeSchema, ...site }),
    answer: dataOf(v.object({ type: pageTypeSchema, blocks: blocksSchema, version: v.number() })),
  }),
  customSiteOrgData: defineCall({
    method: "GET",
    path: "/spa/custom-site-org-data",
    summary: "The organiser of the site; null on the marketplace",
    access: "anyone",
    query: v.strictObject(site),
    answer: dataOf(v.nullable(organizerPublicSchema)),
  }),
  customMetadata: defineCall({
    method: "GET",
    path: "/spa/custom-metadata",
    summary: "The site's published metadata and preset; null on the marketplace",
    access: "anyone",
    query: v.strictObject(site),
    answer: v.object({
      data: v.nullable(siteMetadataSchema),
      /** Changes with everything that a cached page could show. */
      revision: v.string(),
      /** Of a host that its site has left not long ago: the site's address now. */
      redirect: v.optional(v.object({ url: v.string() })),
    }),
  }),
  toursCrm: defineCall({
    method: "GET",
    path: "/spa/tours-crm",
    summary: "The site's tours that can be seen, those leaving soonest first",
    access: "anyone",
    query: v.strictObject({ page: queryPage, ...site }),
    answer: listOf(tourCardSchema),
  }),
  tourCrm: defineCall({
    method: "GET",
    path: "/spa/tour-crm",
    summary: "A tour by its slug; an old slug answers a redirect in the body",
    access: "anyone",
    query: v.strictObject({
      slug: v.string(),
      format: v.optional(v.literal("main"), "main"),
      ...site,
    }),
    answer: v.union([
      dataOf(fullTourSchema),
      v.object({ redirect: v.object({ slug: v.string() }) }),
    ]),
  }),
  publishedSites: defineCall({
    method: "GET",
    path: "/spa/published-sites",
    summary: "The marketplace's list: a page of published organisers with their nearest tours",
    access: "anyone",
    query: v.strictObject({
      page: queryPage,
      limit: v.optional(v.pipe(queryInteger, v.minValue(1), v.maxValue(50)), 20),
      /** How many tours of each, those leaving soonest first. */
      tours_limit: v.optional(v.pipe(queryInteger, v.minValue(0), v.maxValue(20)), 6),
      /** Part of an organiser's name. */
      name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100))),
    }),
    answer: listOf(publishedSiteSchema),
  }),
};
