// Every table of the database, from the modules that own them.
export { officeChanges, officeViewers } from "./modules/live/office-change.table.ts";
export { organizerErasures } from "./leaving/erasure.table.ts";
export { demoSeeds } from "./seeding/demo/demo.table.ts";
export {
  accounts,
  emailConfirmations,
  rateLimits,
  secrets,
  sessions,
  signInTries,
  signUpAttempts,
  users,
  verifications,
} from "./modules/accounts/auth.table.ts";
export { activity } from "./modules/activity/activity.table.ts";
export { invitationAttempts, invitations } from "./modules/team/invitation.table.ts";
export {
  recoveryCodes,
  secondFactorAttempts,
  secondFactors,
} from "./modules/accounts/second-factor.table.ts";
export { impersonations } from "./modules/accounts/impersonation/impersonation.table.ts";
export { memberships } from "./modules/accounts/membership.table.ts";
export { organizers } from "./modules/organizers/organizer.table.ts";
export { suspensions } from "./modules/office/suspension/suspension.table.ts";
export { verificationFiles } from "./modules/office/verification/verification-file.table.ts";
export { savedViews } from "./modules/office/saved-views/saved-view.table.ts";
export { pageEdits } from "./modules/editor/drafts/page-edit.table.ts";
export { scheduledPublications } from "./modules/sites/scheduling/scheduled-publication.table.ts";
export { tiedPublications } from "./modules/tours/tied-publication.table.ts";
export { events, manifests, pages, sites } from "./modules/sites/site.table.ts";
export { films } from "./modules/media/films/film.table.ts";
export { media } from "./modules/media/media.table.ts";
export { documents, documentVersions } from "./modules/documents/document.table.ts";
export {
  draftCommentAttempts,
  draftComments,
  draftLinks,
} from "./modules/sites/draft-links/draft-link.table.ts";
export { domains, reservedSubdomains } from "./modules/sites/domains/domain.table.ts";
export { blockTemplates } from "./modules/editor/templates/block-template.table.ts";
export { brands } from "./modules/sites/brands/brand.table.ts";
export { siteNotices } from "./modules/sites/notices/site-notice.table.ts";
export { fontFiles, fonts } from "./modules/sites/fonts/font.table.ts";
export {
  helpEvents,
  helpRequestAttempts,
  helpRequests,
  helpWithdrawals,
} from "./modules/help-requests/help-request.table.ts";
export { pageChanges } from "./modules/public-site/page-cache/page-change.table.ts";
export { visitCounts } from "./modules/figures/visits/visit.table.ts";
export { databaseLineage } from "./db/lineage/lineage.table.ts";
export { retiredJobs } from "./db/retired-jobs.table.ts";
export { departurePrices, departures } from "./modules/tours/departure.table.ts";
export { programmes } from "./modules/programmes/programme.table.ts";
export { externalTourIds, tourImportItems, tourImports } from "./modules/imports/import.table.ts";
export { oldSlugs, reviews, tours } from "./modules/tours/tour.table.ts";
export {
  requestAttempts,
  requestConsents,
  requestHistory,
  requestOptions,
  requests,
} from "./modules/booking/request.table.ts";
export { requestAdjustments } from "./modules/booking/adjustments/adjustment.table.ts";
export { requestNotes, requestTasks } from "./modules/booking/tasks/task.table.ts";
export { messageTemplates } from "./modules/booking/templates/template.table.ts";
export { guestSummaries } from "./modules/tours/guest-summary.table.ts";
export { departureRoomings } from "./modules/booking/departures/rooming/rooming.table.ts";
export { chats } from "./modules/booking/chats/chat.table.ts";
export { guestReviews } from "./modules/booking/reviews/guest-review.table.ts";
export { reviewHidings } from "./modules/booking/reviews/review-hiding.table.ts";
export { findAttempts } from "./modules/booking/finding/find-attempts.table.ts";
export { messageAttempts, requestMessages } from "./modules/booking/messages/message.table.ts";
export { requestEmails } from "./modules/booking/emails/request-email.table.ts";
export {
  arrivals,
  passportReadings,
  personalDataSettings,
  tourists,
} from "./modules/booking/tourist.table.ts";
export { exchangeRates } from "./modules/booking/exchange/rate.table.ts";
export {
  paymentDifferences,
  payments,
  receipts,
  refunds,
} from "./modules/booking/payment.table.ts";
export {
  ledgerAccounts,
  ledgerPostings,
  ledgerTransactions,
  requestSums,
} from "./modules/booking/ledger/ledger.table.ts";
export {
  marketCollections,
  marketCollectionTours,
} from "./modules/collections/collection.table.ts";
export { marketChanges } from "./modules/marketplace/market-change.table.ts";
export {
  marketplace,
  marketplaceDocuments,
  marketplaceShops,
} from "./modules/marketplace/marketplace.table.ts";
export { pendingDeclines } from "./modules/booking/declining/pending-decline.table.ts";
export { pastShops, paymentSettings } from "./modules/booking/shop.table.ts";
export { settledTroubles } from "./modules/booking/payments/settled-trouble.table.ts";
export { payouts } from "./modules/booking/payouts/payout.table.ts";
export { refundDecisions } from "./modules/booking/refund-decisions/refund-decision.table.ts";
export { unknownNotices } from "./modules/booking/payments/unknown-notice.table.ts";
export { testPayments } from "./modules/booking/test-payments/test-payment.table.ts";
export { sandboxPayments, sandboxRefunds } from "./modules/booking/providers/sandbox.table.ts";
export { tourChanges, tourDocuments } from "./modules/tours/full-text/tour-change.table.ts";
export { subscriptionAttempts, subscriptions } from "./modules/subscriptions/subscription.table.ts";
