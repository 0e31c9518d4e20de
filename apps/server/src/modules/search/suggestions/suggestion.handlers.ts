import type { Handlers } from "@tour/api";
import type { searchCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { findVisibleSite } from "../../sites/find-tenant.ts";
import { readSiteUrls } from "../../sites/read-site-urls.ts";
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
    const names = await searchOf(context.services).suggestNames(asked);
    const urls = await readSiteUrls(
      context,
      names.flatMap(({ organizerId }) => organizerId ?? []),
    );
    const data = names.map(({ organizerId, ...name }) => {
      const url = organizerId && urls.get(organizerId);
      return { ...name, url: url ? `${url}/${name.slug}` : null };
    });
    return { data };
  },
};
