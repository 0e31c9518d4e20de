import type { Database } from "../../db/database.ts";
import type { JobHandler } from "../jobs/run-jobs.ts";
import { enqueueJob } from "../jobs/enqueue-job.ts";
import { nextCheckAt } from "./domain-state.ts";
import { judgeClaim } from "./judge-claim.ts";

const kind = "watch-domain";

/** Asks for a domain to be looked at until it is active, and now and then from there on. */
export async function watchDomain(tx: Database, domainId: number, now: Date): Promise<void> {
  const payload = { domain_id: domainId };
  await enqueueJob(tx, { kind, key: String(domainId), payload, runAt: now });
}

const watch: JobHandler = async ({ domain_id }, services) => {
  const domain = await judgeClaim(services, Number(domain_id));
  if (domain) return nextCheckAt(domain, services.now()) ?? undefined;
};

export const domainJobs = { [kind]: watch };
