import type { Handlers } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { findVisibleSite } from "../../sites/find-tenant.ts";
import { searchOf } from "../search-of.ts";

/** Where the tours of a search begin. */
export const toursMapHandlers: Handlers<Pick<typeof searchCalls, "toursMap">, RequestContext> = {
  toursMap: async ({ query }, context) => {
    const site = await findVisibleSite(context, query.site_id);
    const organizerId = site?.organizerId ?? null;
    const placed = await searchOf(context.services).placeTours({ organizerId, query });
    const { groups: data, box, toursCount, placedCount } = placed;
    return { data, box, tours_count: toursCount, placed_count: placedCount };
  },
};
