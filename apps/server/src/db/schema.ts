// Every table of the database, from the modules that own them.
export { demoSeeds } from "../demo/demo.table.ts";
export {
  accounts,
  rateLimits,
  secrets,
  sessions,
  signInAttempts,
  users,
  verifications,
} from "../modules/auth/auth.table.ts";
export { memberships, organizers } from "../modules/organizer/organizer.table.ts";
export { events, manifests, pages, sites } from "../modules/site/site.table.ts";
export { media } from "../modules/media/media.table.ts";
export { documents, documentVersions } from "../modules/document/document.table.ts";
export { domains, releasedNames } from "../modules/domain/domain.table.ts";
export { fontFiles, fonts } from "../modules/font/font.table.ts";
export { helpRequestAttempts, helpRequests } from "../modules/help-request/help-request.table.ts";
export { jobs } from "../modules/jobs/jobs.table.ts";
export { departurePrices, departures } from "../modules/tour/departure.table.ts";
export { oldSlugs, reviews, tours } from "../modules/tour/tour.table.ts";
export { requestHistory, requestOptions, requests } from "../modules/booking/request.table.ts";
export { arrivals, tourists } from "../modules/booking/tourist.table.ts";
export { paymentNotices, payments } from "../modules/booking/payment.table.ts";
export { tourChanges, tourDocuments } from "../modules/search/tour-change.table.ts";
