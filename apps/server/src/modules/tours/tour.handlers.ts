import type { Handlers, Tour } from "@tour/api";
import type { tourCalls } from "@tour/api/contract";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { organizersFor } from "../../http/rights/organizers-for.ts";
import { notFound } from "../../http/errors/errors.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import { findSlug } from "./find-slug.ts";
import { findTourBySlug } from "./find-tour.ts";
import { readReviews } from "./page-of-reviews.ts";
import { requireShownTour } from "./shown-tour.ts";
import { tourTexts } from "./tour.texts.ts";
import { readCards } from "./tours-by-ids.ts";
import { withoutAlt } from "./without-alt.ts";

type Day = Tour["program"][number];

/** A day as the list of days names it; `tour-program` has the rest. */
const nameDay = ({ id, title }: Day): Day => ({ id, title, text: "", media: [] });

/** Specification, section 7, "Tour". */
export const tourHandlers: Handlers<typeof tourCalls, RequestContext> = {
  validateSlug: async ({ query }, context) => {
    const site = await findVisibleSite(context, query.site_id);
    const organizerIds = shownOrganizers(context.db, site);
    return { data: await findSlug(context.db, query.slug, organizerIds) };
  },

  tour: async ({ query }, context) => {
    const { db, now } = context;
    const site = await findVisibleSite(context, query.site_id);
    const organizerIds = shownOrganizers(db, site);
    const found = await findTourBySlug(db, { slug: query.slug, organizerIds, now: now() });
    if (!found) throw notFound(tourTexts.noTour);
    if (!("tour" in found)) return found;
    const tour = {
      ...found.tour,
      ...(!query.expand_program && { program: found.tour.program.map(nameDay) }),
      ...(!query.expand_reviews && { reviews: [] }),
    };
    return { data: query.with_alt ? tour : withoutAlt(tour) };
  },

  getToursByIds: async ({ query }, context) => {
    const account = accountOf(context);
    const organizerIds = account.isStaff ? undefined : organizersFor(account, "office");
    return { data: await readCards(context.db, query.ids, { now: context.now(), organizerIds }) };
  },

  tourQuestion: async ({ query }, context) => {
    const { content } = await requireShownTour(context, query.tour_id, query.site_id);
    const question = content.questions.find(({ id }) => id === query.question_id);
    if (!question) throw notFound(tourTexts.noQuestion);
    return { data: question };
  },

  tourReviews: async ({ query }, context) => {
    const { id, reviewsCount } = await requireShownTour(context, query.id, query.site_id);
    const { page, limit } = query;
    const data = await readReviews(context.db, id, { limit, offset: (page - 1) * limit });
    return { data, pagination: paginate(page, limit, reviewsCount) };
  },

  tourProgram: async ({ query }, context) => {
    const { content } = await requireShownTour(context, query.tour_id, query.site_id);
    const day = content.program.find(({ id }) => id === query.program_id);
    if (!day) throw notFound(tourTexts.noDay);
    return { data: day };
  },

  tourCities: async ({ query }, context) => {
    const { content } = await requireShownTour(context, query.tour_id, query.site_id);
    return { data: content.from_cities ?? [] };
  },
};
