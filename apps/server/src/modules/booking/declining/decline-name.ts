/** The job that declines a request: it stands in `decline.job.ts`. */
export const declineName = "decline-request";
