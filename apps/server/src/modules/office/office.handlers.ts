import type { Handlers } from "@tour/api";
import type { organizerCalls } from "@tour/api/contract";
import { accountOf } from "../../http/context.ts";
import type { RequestContext } from "../../http/context.ts";
import { badRequest, Refusal } from "../../http/errors/errors.ts";
import { paginate } from "../../http/answers/paginate.ts";
import { recordActivity } from "../activity/record-activity.ts";
import { changeOrganizer } from "../organizers/change-organizer.ts";
import { createOrganizer } from "./create-organizer.ts";
import { toOrganizerPublic } from "../organizers/organizer-public.ts";
import { readOrganizerReviews } from "./organizer-reviews.ts";
import { organizerTexts } from "../organizers/organizer.texts.ts";
import { readOrganizer, readOrganizerInfo, viewOrganizer } from "./read-organizers.ts";
import { searchOrganizers } from "./search-organizers.ts";
import { setPublishedOnSite } from "./set-published-on-site.ts";
import { readVerification } from "./verification/read-verification.ts";
import { requireRevision } from "./verification/require-revision.ts";
import { submitVerification } from "./verification/submit-verification.ts";
import { tellOwners } from "./verification/tell-owners.ts";
import {
  removeVerificationFile,
  uploadVerificationFile,
} from "./verification/verification-files.ts";

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

  organizerVerificationInfo: async ({ query }, { db }) => ({
    data: await readVerification(db, query.id),
  }),
  submitVerification,
  uploadVerificationFile,
  removeVerificationFile,

  organizerReviews: async ({ query }, { db }) => {
    const { id, limit, sort, page } = query;
    await readOrganizer(db, id);
    const { rows, total } = await readOrganizerReviews(db, id, {
      limit,
      offset: (page - 1) * limit,
      sort,
    });
    return { data: rows, pagination: paginate(page, limit, total) };
  },

  setOrganizerPublishedOnSite: setPublishedOnSite,

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
    const inviter = accountOf(context).name;
    const id = await createOrganizer(context, input, { owner, inviter });
    return { data: await viewOrganizer(context, id) };
  },

  updateOrganizer: async ({ query, body }, context) => {
    const { verification, ...changes } = body;
    if (verification && !accountOf(context).isStaff) {
      throw new Refusal("forbidden", organizerTexts.staffVerifies);
    }
    if (verification?.state === "rejected" && verification.comment === "") {
      throw badRequest({ "verification.comment": [organizerTexts.whyRefused] });
    }
    const { jobs, now } = context;
    await context.db.transaction(async (db) => {
      if (verification) await requireRevision(db, query.id, verification);
      await changeOrganizer(db, { id: query.id, changes, verification, now: now() });
      if (!verification) return;
      const organizerId = query.id;
      await tellOwners({ db, jobs }, { organizerId, ...verification });
      const details = { state: verification.state };
      const deed = { organizerId, kind: "verification_decided", details } as const;
      await recordActivity(db, accountOf(context).id, deed);
    });
    return { data: await viewOrganizer(context, query.id) };
  },
};
