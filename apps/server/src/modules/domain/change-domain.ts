import { randomBytes } from "node:crypto";
import type { ParsedInput } from "@tour/api";
import type { domainCalls } from "@tour/api/contract";
import { and, eq, notInArray } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import type { RequestContext } from "../../platform/context.ts";
import { Refusal } from "../../platform/errors.ts";
import { lockSiteOf } from "../site/find-site.ts";
import type { Site } from "../site/find-site.ts";
import { sites } from "../site/site.table.ts";
import { describeDomain } from "./describe-domain.ts";
import { readOwnDomain, readProvidedName } from "./domain-name.ts";
import type { ReadName } from "./domain-name.ts";
import { domains } from "./domain.table.ts";
import { domainTexts } from "./domain.texts.ts";
import { isQuarantined, releaseName } from "./released-names.ts";
import { judgeClaim } from "./judge-claim.ts";
import { watchDomain } from "./watch-domain.job.ts";

type Input = ParsedInput<typeof domainCalls.changeDomain>;

/** Takes a provided name at once; begins with an own domain, and looks whether it is there already. */
export async function changeDomain({ query, body }: Input, context: RequestContext) {
  const { db, env, now } = context;
  const read = body.is_custom ? readOwnDomain : readProvidedName;
  const name = requireName(read(body.domain, env));
  const time = now();
  const claimId = await db.transaction(async (tx) => {
    const site = await lockSiteOf(tx, query.organizer_id);
    if (body.is_custom) return claimHost(tx, site, name, time);
    await takeName(tx, site, name, time);
    return undefined;
  });
  if (claimId !== undefined) await judgeClaim(context, claimId);
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

/** The site is served under the provided name alone from now on. */
async function takeName(tx: Database, site: Site, name: string, now: Date): Promise<void> {
  const { organizerId } = site;
  if (site.ownDomain) {
    await releaseName(tx, { isCustom: true, name: site.ownDomain, organizerId, now });
  }
  await tx.delete(domains).where(eq(domains.siteId, site.id));
  await tx
    .update(sites)
    .set({ name, ownDomain: null })
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

/** Keeps the organiser's wish for an own domain; what serves the site now goes on doing so. */
async function claimHost(tx: Database, site: Site, host: string, now: Date): Promise<number> {
  const { organizerId } = site;
  if (await isQuarantined(tx, { isCustom: true, name: host, organizerId, now })) {
    throw conflict("quarantined");
  }
  const keptHosts = site.ownDomain ? [host, site.ownDomain] : [host];
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
  await watchDomain(tx, claim.id, now);
  return claim.id;
}
