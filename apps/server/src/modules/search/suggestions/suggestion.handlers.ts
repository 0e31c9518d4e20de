import type { Handlers } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { findVisibleSite } from "../../sites/find-tenant.ts";
import { searchOf } from "../search-of.ts";
import { findScope } from "../search-tours.ts";
import { suggest } from "./suggest.ts";

/** Product decisions, section 9: the eight kinds of suggestions. */
export const suggestionHandlers: Handlers<
  Pick<typeof searchCalls, "suggestions">,
  RequestContext
> = {
  suggestions: async ({ query }, context) => {
    const site = await findVisibleSite(context, query.site_id);
    const { tours, suggestions } = await searchOf(context.services).read(context.now());
    const organizerId = site?.organizerId ?? null;
    const { q: typed, kind, limit } = query;
    const make = () => {
      const scope = findScope(tours, { organizerId, text: null });
      return suggest(tours, suggestions, { typed, scope, kind, limit });
    };
    // Everybody types the same beginnings.
    const key = JSON.stringify([organizerId, typed, kind, limit]);
    return { data: suggestions.known.get(tours, key, make) };
  },
};
