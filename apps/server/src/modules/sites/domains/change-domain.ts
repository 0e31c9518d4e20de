import { randomBytes } from "node:crypto";
import type { ParsedInput } from "@tour/api";
import type { domainCalls } from "@tour/api/contract";
import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import { accountOf } from "../../../http/context.ts";
import type { RequestContext } from "../../../http/context.ts";
import { Refusal } from "../../../http/errors/errors.ts";
import { recordActivity } from "../../activity/record-activity.ts";
import { lockSiteOf } from "../find-site.ts";
import type { Site } from "../find-site.ts";
import { sites } from "../site.table.ts";
import { describeDomain } from "./describe-domain.ts";
import { readCustomDomain, readProvidedName } from "./domain-name.ts";
import type { ReadName } from "./domain-name.ts";
import { domains } from "./domain.table.ts";
import { domainTexts } from "./domain.texts.ts";
import { isQuarantined, releaseName } from "./reserved-subdomains.ts";
import { verifyDomainOwnership } from "./verify-domain-ownership.ts";
import { watchDomain } from "./watch-domain.job.ts";

type Input = ParsedInput<typeof domainCalls.changeDomain>;

/** Takes a subdomain at once; begins with a custom domain, and looks whether it is there already. */
export async function changeDomain({ query, body }: Input, context: RequestContext) {
  const { db, env, jobs, now } = context;
  const read = body.is_custom ? readCustomDomain : readProvidedName;
  const name = requireName(read(body.domain, env));
  const time = now();
  const claimId = await db.transaction(async (tx) => {
    const { organizer_id: organizerId } = query;
    const site = await lockSiteOf(tx, organizerId);
    const deed = { organizerId, kind: "domain_changed", details: { domain: name } } as const;
    await recordActivity(tx, accountOf(context).id, deed);
    if (body.is_custom) return claimHost({ db: tx, jobs }, site, name, time);
    await takeName(tx, site, name, time);
    return undefined;
  });
  if (claimId !== undefined) await verifyDomainOwnership(context, claimId);
  const [site] = await db.select().from(sites).where(eq(sites.organizerId, query.organizer_id));
  return { data: await describeDomain(context, site!) };
}

function requireName(read: ReadName): string {
  if ("name" in read) return read.name;
  throw new Refusal("unprocessable", domainTexts[read.reason], {
    validation: { domain: [domainTexts[read.reason]] },
  });
}

const conflict = (reason: "taken" | "quarantined") =>
  new Refusal("conflict", domainTexts[reason], { validation: { domain: [domainTexts[reason]] } });

/** The site is served under the subdomain alone from now on. */
async function takeName(tx: Database, site: Site, name: string, now: Date): Promise<void> {
  const { organizerId } = site;
  if (site.customDomain) {
    await releaseName(tx, { isCustom: true, name: site.customDomain, organizerId, now });
  }
  await tx.delete(domains).where(eq(domains.siteId, site.id));
  await tx
    .update(sites)
    .set({ name, customDomain: null })
    .where(eq(sites.id, site.id))
    .catch((error: { cause?: { constraint?: string } }) => {
      if (error.cause?.constraint !== "sites_name_unique") throw error;
      throw conflict("taken");
    });
  if (name === site.name) return;
  // After taking it, so that a release in the same moment is seen: the unique name waited for it.
  if (await isQuarantined(tx, { isCustom: false, name, organizerId, now })) {
    throw conflict("quarantined");
  }
  await releaseName(tx, { isCustom: false, name: site.name, organizerId, now });
}

/** Keeps the organiser's wish for a custom domain; what serves the site now goes on doing so. */
async function claimHost(
  { db: tx, jobs }: { db: Database; jobs: JobQueue },
  site: Site,
  host: string,
  now: Date,
): Promise<number> {
  const { organizerId } = site;
  if (await isQuarantined(tx, { isCustom: true, name: host, organizerId, now })) {
    throw conflict("quarantined");
  }
  const keptHosts = site.customDomain ? [host, site.customDomain] : [host];
  const isDropped = notInArray(domains.host, keptHosts);
  await tx.delete(domains).where(and(eq(domains.siteId, site.id), isDropped));
  const token = randomBytes(16).toString("hex");
  const [claim] = await tx
    .insert(domains)
    .values({ siteId: site.id, host, token, since: now })
    .onConflictDoUpdate({ target: [domains.siteId, domains.host], set: { host } })
    .returning();
  if (!claim) throw new Error("The database kept no domain");
  // A domain that was given up gets its time anew.
  if (claim.state === "failed") {
    await tx
      .update(domains)
      .set({ state: "new", reason: null, since: now })
      .where(eq(domains.id, claim.id));
  }
  await watchDomain({ db: tx, jobs }, claim.id);
  return claim.id;
}
