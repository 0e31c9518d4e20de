import { domainJobs } from "./modules/domain/watch-domain.job.ts";
import type { JobHandlers } from "./modules/jobs/run-jobs.ts";
import { letterJobs } from "./modules/letter/letter.job.ts";

/** What the server does outside requests, by the kind of the job. */
export const jobHandlers: JobHandlers = { ...domainJobs, ...letterJobs };
