import type { Handlers } from "@tour/api";
import type { tourScheduleCalls } from "@tour/api/contract";
import { readToday } from "@tour/dates";
import { and, eq } from "drizzle-orm";
import type { RequestContext } from "../../http/context.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { makeMockTour, makeMockTours } from "./mock-tours/mock-tours.ts";
import { findVisibleSite } from "../sites/find-tenant.ts";
import { shownOrganizers } from "../sites/published-organizers.ts";
import { searchOf } from "../search/search-of.ts";
import { countSchedule, readSchedule } from "./tours-schedule.ts";
import { tours } from "../tours/tour.table.ts";

const departuresOnPage = 50;

/** Specification, section 7, "Public site": when tours leave, and tours for a site without any. */
export const tourScheduleHandlers: Handlers<typeof tourScheduleCalls, RequestContext> = {
  toursSchedule: async ({ query }, context) => {
    const { db, now } = context;
    const site = await findVisibleSite(context, query.site_id);
    const wanted = { organizerIds: shownOrganizers(db, site), now: now() };
    const offset = (query.page - 1) * departuresOnPage;
    const data = await readSchedule(db, { ...wanted, limit: departuresOnPage, offset });
    // Counting those of all published sites in the database takes long.
    const total = site
      ? await countSchedule(db, wanted)
      : await searchOf(context.services).countComing();
    return { data, pagination: paginate(query.page, departuresOnPage, total) };
  },

  siteMockTours: async ({ query }, context) => ({
    data: (await isWithoutTours(context, query.site_id)) ? makeMockTours(today(context)) : [],
  }),

  siteMockTour: async ({ query }, context) => ({
    data: (await isWithoutTours(context, query.site_id)) ? makeMockTour(today(context)) : null,
  }),
};

const today = ({ now }: RequestContext) => readToday("UTC", now());

/** Whether the asked site has no tour that visitors could see; the marketplace shows no mocks. */
async function isWithoutTours(
  context: RequestContext,
  siteId: number | undefined,
): Promise<boolean> {
  const site = await findVisibleSite(context, siteId);
  if (!site) return false;
  const own = and(eq(tours.organizerId, site.organizerId), eq(tours.isListed, true));
  return (await context.db.$count(tours, own)) === 0;
}
