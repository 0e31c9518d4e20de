import * as v from "valibot";
import { defineCall } from "../call.ts";
import { dataOf, queryInteger } from "../entities/answer.ts";
import { domainCheckSchema, siteDomainSchema } from "../entities/domain.ts";

const byOrganizer = v.strictObject({ organizer_id: queryInteger });
const named = v.strictObject({
  /** The subdomain, or the custom domain in whatever script. */
  domain: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)),
  is_custom: v.boolean(),
});

/** Domains. Specification, section 7, "Organizer builder"; product decisions, section 5. */
export const domainCalls = {
  getDomain: defineCall({
    method: "GET",
    path: "/crm/api/constructor/get-domain",
    summary: "Where the site is served, and how far its custom domain has come",
    access: "editor",
    query: byOrganizer,
    answer: dataOf(siteDomainSchema),
  }),
  checkDomain: defineCall({
    method: "POST",
    path: "/crm/api/constructor/check-domain",
    summary:
      "Whether a name can be had. Of the domain that is attached already it looks at the name " +
      "servers anew",
    access: "editor",
    query: byOrganizer,
    body: named,
    answer: dataOf(domainCheckSchema),
  }),
  changeDomain: defineCall({
    method: "POST",
    path: "/crm/api/constructor/change-domain",
    summary:
      "Takes a subdomain at once, or begins with a custom domain, which is served once a TXT " +
      "record proves it; 409 for a name of somebody else's, 422 for one that can't be had",
    access: "owner",
    query: byOrganizer,
    body: named,
    answer: dataOf(siteDomainSchema),
  }),
};
