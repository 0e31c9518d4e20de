import type { Handlers } from "@tour/api";
import type { domainCalls } from "@tour/api/contract";
import type { RequestContext } from "../../../http/context.ts";
import { requireSiteOf } from "../find-site.ts";
import { changeDomain } from "./change-domain.ts";
import { checkDomain } from "./check-domain.ts";
import { describeDomain } from "./describe-domain.ts";

/** Product decisions, section 5. */
export const domainHandlers: Handlers<typeof domainCalls, RequestContext> = {
  getDomain: async ({ query }, context) => {
    const site = await requireSiteOf(context.db, query.organizer_id);
    return { data: await describeDomain(context, site) };
  },
  checkDomain,
  changeDomain,
};
