import type { Handlers } from "@tour/api";
import type { marketPageCalls } from "@tour/api/contract";
import { eq } from "drizzle-orm";
import { paginate } from "../../http/answers/paginate.ts";
import type { RequestContext } from "../../http/context.ts";
import { notFound } from "../../http/errors/errors.ts";
import { organizers } from "../organizers/organizer.table.ts";
import {
  countPublishedSites,
  listOrganizerSlugs,
  listPublishedSites,
} from "./list-published-sites.ts";
import { publicSiteTexts } from "./public-site.texts.ts";

/** Organisers as the marketplace shows them. */
export const marketOrganizerHandlers: Handlers<
  Pick<typeof marketPageCalls, "marketOrganizer" | "marketOrganizers">,
  RequestContext
> = {
  marketOrganizer: async ({ query: { id } }, context) => {
    const one = { limit: 1, offset: 0, toursLimit: 0, organizerId: id };
    const [[published], [records]] = await Promise.all([
      listPublishedSites(context, one),
      context.db
        .select({ verifiedAt: organizers.verifiedAt })
        .from(organizers)
        .where(eq(organizers.id, id)),
    ]);
    if (!published) throw notFound(publicSiteTexts.noPage);
    const { tours: _, ...shown } = published;
    const verifiedAt = shown.organizer.is_verified ? records?.verifiedAt : null;
    return { data: { ...shown, verified_at: verifiedAt?.toISOString() ?? null } };
  },

  marketOrganizers: async ({ query: { page, limit } }, { db }) => {
    const [data, total] = await Promise.all([
      listOrganizerSlugs(db, { limit, offset: (page - 1) * limit }),
      countPublishedSites(db),
    ]);
    return { data, pagination: paginate(page, limit, total) };
  },
};
