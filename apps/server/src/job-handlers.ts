import { domainJobs } from "./modules/domain/watch-domain.job.ts";
import type { JobHandlers } from "./modules/jobs/run-jobs.ts";
import { letterJobs } from "./modules/letter/letter.job.ts";
import { pictureJobs } from "./modules/media/prepare-pictures.job.ts";

/** What the server does outside requests, by the kind of the job. */
export const jobHandlers: JobHandlers = { ...domainJobs, ...letterJobs };

/** The same for what takes seconds: done beside the others, so that no letter waits for a picture. */
export const slowJobHandlers: JobHandlers = pictureJobs;
