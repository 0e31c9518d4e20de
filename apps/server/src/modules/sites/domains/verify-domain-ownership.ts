import { and, eq, inArray, ne } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import type { Services } from "../../../platform/services.ts";
import { DnsUnavailableError } from "../../../platform/network/dns-resolver.ts";
import { sites } from "../site.table.ts";
import type { Domain } from "./describe-domain.ts";
import { proofText } from "./domain-records.ts";
import { isServed, judgeDomain } from "./domain-state.ts";
import { domains } from "./domain.table.ts";
import { readDns } from "./read-dns.ts";
import type { FoundInDns } from "./read-dns.ts";

type Outside = Pick<Services, "db" | "env" | "network" | "now">;

/** Looks at the world for a domain and keeps what becomes of it; undefined when it is gone. */
export async function verifyDomainOwnership(
  outside: Outside,
  domainId: number,
): Promise<Domain | undefined> {
  const { db, env, network, now } = outside;
  const [claim] = await db.select().from(domains).where(eq(domains.id, domainId));
  if (!claim) return undefined;
  const found = await readDns(network.dns, claim.host, env).catch((error: unknown) => {
    if (error instanceof DnsUnavailableError) return undefined;
    throw error;
  });
  if (!found) return keep(db, claim, { reason: "dns_unavailable", checkedAt: now() });
  const hasProof = found.proofs.includes(proofText(claim.token));
  const mayServe = found.isPointed && (hasProof || isServed(claim.state));
  const needsTls = new URL(env.siteOrigin).protocol === "https:";
  const isTrusted =
    !needsTls || (isServed(claim.state) && (await network.hasCertificate(claim.host)));
  const facts = { hasProof, isPointed: found.isPointed, hasCertificate: mayServe && isTrusted };
  const standing = judgeDomain(claim, facts, now());
  const seen = { hasProof, isPointed: found.isPointed, checkedAt: now() };
  return db.transaction(async (tx) => {
    // Claims of one host are judged one after another. Sites are locked before domains, everywhere.
    const claims = tx
      .select({ siteId: domains.siteId })
      .from(domains)
      .where(eq(domains.host, claim.host));
    await tx
      .select({ id: sites.id })
      .from(sites)
      .where(inArray(sites.id, claims))
      .orderBy(sites.id)
      .for("update");
    const rivals = await tx
      .select()
      .from(domains)
      .where(eq(domains.host, claim.host))
      .orderBy(domains.id)
      .for("update");
    if (!rivals.some((one) => one.id === claim.id)) return undefined;
    if (isServed(standing.state) && !(await yieldHost(tx, claim, found, now()))) {
      return keep(tx, claim, { ...seen, state: "failed", reason: "taken", since: now() });
    }
    const row = await keep(tx, claim, { ...standing, ...seen });
    await pointSite(tx, row);
    return row;
  });
}

async function keep(db: Database, claim: Domain, change: Partial<Domain>): Promise<Domain> {
  const [row] = await db.update(domains).set(change).where(eq(domains.id, claim.id)).returning();
  if (!row) throw new Error(`The domain ${claim.id} is gone`);
  return row;
}

/**
 * Takes the host from whoever has it, unless their proof still stands beside the new one: a domain
 * that was sold belongs to the one who can write its records.
 */
async function yieldHost(tx: Database, claim: Domain, found: FoundInDns, now: Date) {
  const [holder] = await tx
    .select()
    .from(domains)
    .where(
      and(
        eq(domains.host, claim.host),
        ne(domains.id, claim.id),
        inArray(domains.state, ["issuing_certificate", "active"]),
      ),
    );
  if (!holder) return true;
  if (found.proofs.includes(proofText(holder.token))) return false;
  const lost = await keep(tx, holder, { state: "failed", reason: "taken", since: now });
  await pointSite(tx, lost);
  return true;
}

/** The site's address follows: its custom domain once that is active, the provided one without it. */
async function pointSite(tx: Database, domain: Domain): Promise<void> {
  const isSite = eq(sites.id, domain.siteId);
  if (domain.state !== "active") {
    if (isServed(domain.state)) return;
    await tx
      .update(sites)
      .set({ customDomain: null })
      .where(and(isSite, eq(sites.customDomain, domain.host)));
    return;
  }
  await tx.update(sites).set({ customDomain: domain.host }).where(isSite);
  // What the site was served under before gives way to the new domain.
  await tx.delete(domains).where(and(eq(domains.siteId, domain.siteId), ne(domains.id, domain.id)));
}
