import { Counter } from "prom-client";

/** What this process has done; a job that failed is counted at each try. */
export const jobRuns = new Counter({
  name: "tour_job_runs_total",
  help: "Jobs that this process ran, by kind and how they ended",
  labelNames: ["kind", "outcome"],
});
