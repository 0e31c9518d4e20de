import type { Database } from "../../../db/database.ts";
import { defineJob } from "../../../jobs/job-kind.ts";
import type { JobQueue } from "../../../jobs/job-queue.ts";
import type { Services } from "../../../platform/services.ts";
import { nextCheckAt } from "./domain-state.ts";
import { verifyDomainOwnership } from "./verify-domain-ownership.ts";

type Outside = Pick<Services, "db" | "env" | "network" | "now">;

/** Looks at a domain until it is active, and now and then from there on. */
export const watchDomainJob = defineJob({
  name: "watch-domain",
  async run({ domain_id }: { domain_id: number }, outside: Outside) {
    const domain = await verifyDomainOwnership(outside, domain_id);
    if (domain) return nextCheckAt(domain, outside.now()) ?? undefined;
  },
});

/** Asks for a domain to be looked at now, in the transaction that claims it. */
export async function watchDomain(
  { db, jobs }: { db: Database; jobs: JobQueue },
  domainId: number,
): Promise<void> {
  const payload = { domain_id: domainId };
  await jobs.enqueue(db, watchDomainJob, { key: String(domainId), payload });
}
