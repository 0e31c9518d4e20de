import type { DomainCheck, DomainReason, ParsedInput } from "@tour/api";
import type { domainCalls } from "@tour/api/contract";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { RequestContext } from "../../../http/context.ts";
import { requireSiteOf } from "../find-site.ts";
import type { Site } from "../find-site.ts";
import { sites } from "../site.table.ts";
import { toCustomDomain } from "./describe-domain.ts";
import { readCustomDomain, readProvidedName, showHost } from "./domain-name.ts";
import { domains } from "./domain.table.ts";
import { domainTexts } from "./domain.texts.ts";
import { verifyDomainOwnership } from "./verify-domain-ownership.ts";
import { isQuarantined } from "./reserved-subdomains.ts";

type Input = ParsedInput<typeof domainCalls.checkDomain>;

export async function checkDomain({ query, body }: Input, context: RequestContext) {
  const { db, env, now } = context;
  const site = await requireSiteOf(db, query.organizer_id);
  const isCustom = body.is_custom;
  const read = isCustom ? readCustomDomain(body.domain, env) : readProvidedName(body.domain, env);
  if (!("name" in read)) return { data: toCheck(body.domain, isCustom, read.reason) };
  const { name } = read;
  const host = isCustom ? name : `${name}.${env.providedDomain}`;
  const asked = { isCustom, name, organizerId: site.organizerId, now: now() };
  const isKept = await isQuarantined(db, asked);
  if (!isCustom) {
    const isTaken = (await db.$count(sites, and(eq(sites.name, name), ne(sites.id, site.id)))) > 0;
    return { data: toCheck(host, false, isTaken ? "taken" : isKept ? "quarantined" : null) };
  }
  const own = await findOwn(context, site, name);
  const isTaken = own ? own.reason === "taken" : await isServedElsewhere(context, site, name);
  const reason = isTaken ? "taken" : isKept ? "quarantined" : null;
  const check = toCheck(host, true, reason);
  return { data: { ...check, own: own ? toCustomDomain(own, env) : null } };
}

function toCheck(domain: string, isCustom: boolean, reason: DomainReason | null): DomainCheck {
  return {
    domain,
    domain_display: showHost(domain),
    is_custom: isCustom,
    is_available: reason === null,
    reason,
    message: domainTexts[reason ?? "available"],
    own: null,
  };
}

/** The site's custom domain of that name, looked at anew. */
async function findOwn(context: RequestContext, site: Site, host: string) {
  const [claim] = await context.db
    .select()
    .from(domains)
    .where(and(eq(domains.siteId, site.id), eq(domains.host, host)));
  return claim && verifyDomainOwnership(context, claim.id);
}

async function isServedElsewhere({ db }: RequestContext, site: Site, host: string) {
  const isServing = inArray(domains.state, ["issuing_certificate", "active"]);
  const found = and(eq(domains.host, host), ne(domains.siteId, site.id), isServing);
  return (await db.$count(domains, found)) > 0;
}
