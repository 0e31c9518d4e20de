import type { Handlers } from "@tour/api";
import type { organizerCalls } from "@tour/api/contract";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { Refusal } from "../../http/errors/errors.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { changeOrganizer, setPublishedOnSite } from "../organizers/change-organizer.ts";
import { createOrganizer } from "./create-organizer.ts";
import { checkLegal } from "../organizers/legal-checks.ts";
import { toOrganizerPublic } from "../organizers/organizer-public.ts";
import { readOrganizerReviews } from "./organizer-reviews.ts";
import { organizerTexts } from "../organizers/organizer.texts.ts";
import { readOrganizer, readOrganizerInfo, viewOrganizer } from "./read-organizers.ts";
import { searchOrganizers } from "./search-organizers.ts";

const pageSize = 50;

/** Specification, section 7, "Organizer". */
export const organizerHandlers: Handlers<typeof organizerCalls, RequestContext> = {
  organizerPublicInfo: async ({ query }, context) => {
    const row = await readOrganizer(context.db, query.id);
    if (!query.author_data_from_crm)
      return { data: { ...toOrganizerPublic(row), author_data: null } };
    const { site_url, tours_count } = await readOrganizerInfo(context, query.id);
    const author_data = {
      is_verified: row.verificationState === "verified",
      site_url,
      tours_count,
    };
    return { data: { ...toOrganizerPublic(row), author_data } };
  },

  organizerInfo: async ({ query }, context) => ({
    data: await readOrganizerInfo(context, query.id),
  }),

  organizerVerificationInfo: async ({ query }, { db }) => {
    const row = await readOrganizer(db, query.id);
    return {
      data: {
        state: row.verificationState,
        comment: row.verificationComment,
        decided_at: row.verifiedAt?.toISOString() ?? null,
        legal: row.legal,
        checks: checkLegal(row.legal),
      },
    };
  },

  organizerReviews: async ({ query }, { db }) => {
    const { id, limit, page } = query;
    await readOrganizer(db, id);
    const { rows, total } = await readOrganizerReviews(db, id, {
      limit,
      offset: (page - 1) * limit,
    });
    return { data: rows, pagination: paginate(page, limit, total) };
  },

  setOrganizerPublishedOnSite: async ({ body }, { db }) => {
    await setPublishedOnSite(db, body.id, body.is_published_on_site);
    return { success: true };
  },

  listOrganizers: async ({ query }, context) => {
    const { rows, total } = await searchOrganizers(context, query, {
      limit: pageSize,
      offset: (query.page - 1) * pageSize,
    });
    return { data: rows, pagination: paginate(query.page, pageSize, total) };
  },

  viewOrganizer: async ({ query }, context) => ({ data: await viewOrganizer(context, query.id) }),

  createOrganizer: async ({ body }, context) => {
    const { owner, ...input } = body;
    const id = await createOrganizer(context, input, owner);
    return { data: await viewOrganizer(context, id) };
  },

  updateOrganizer: async ({ query, body }, context) => {
    const { verification, ...changes } = body;
    if (verification && !accountOf(context).isStaff) {
      throw new Refusal("forbidden", organizerTexts.staffVerifies);
    }
    const { db, now } = context;
    await changeOrganizer(db, { id: query.id, changes, verification, now: now() });
    return { data: await viewOrganizer(context, query.id) };
  },
};
