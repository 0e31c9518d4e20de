import type { Handlers } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { findVisibleSite } from "../../sites/find-tenant.ts";
import { searchOf } from "../search-of.ts";

/** Product decisions, section 9: the eight kinds of suggestions. */
export const suggestionHandlers: Handlers<
  Pick<typeof searchCalls, "suggestions">,
  RequestContext
> = {
  suggestions: async ({ query: { q: typed, kind, limit, site_id: siteId } }, context) => {
    const site = await findVisibleSite(context, siteId);
    const organizerId = site?.organizerId ?? null;
    const asked = { organizerId, typed, kind, limit };
    return { data: await searchOf(context.services).suggestNames(asked) };
  },
};
