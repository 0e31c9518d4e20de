import { closeExpiredJob } from "./modules/booking/close-expired.job.ts";
import { completeRequestJob } from "./modules/booking/complete-request.job.ts";
import { declineJob } from "./modules/booking/declining/decline.job.ts";
import { decideGroupsJob } from "./modules/booking/departures/decide-groups.job.ts";
import { sweepChangesJob } from "./modules/live/sweep-changes.job.ts";
import { sweepProgrammesJob } from "./modules/programmes/sweep-programmes.job.ts";
import { settleDepartureJob } from "./modules/booking/departures/settle-departure.job.ts";
import { pollPaymentJob } from "./modules/booking/payments/poll-payment.job.ts";
import { reconcileJob } from "./modules/booking/payments/reconcile.job.ts";
import { sendReceiptJob } from "./modules/booking/receipts/send-receipt.job.ts";
import { payRefundJob } from "./modules/booking/refunds/pay-refund.job.ts";
import { followTestJob } from "./modules/booking/test-payments/follow-test.job.ts";
import { requestEmailJob } from "./modules/booking/emails/request-email.job.ts";
import { askForReviewJob } from "./modules/booking/reviews/ask-for-review.job.ts";
import { remindOfTripJob } from "./modules/booking/emails/remind-of-trip.job.ts";
import { findBookingsJob } from "./modules/booking/finding/find-bookings.job.ts";
import { remindOfHoldJob } from "./modules/booking/emails/remind-of-hold.job.ts";
import { eraseDocumentsJob } from "./modules/booking/tourists/erase-documents.job.ts";
import type { JobKind } from "./jobs/job-kind.ts";
import { watchDomainJob } from "./modules/sites/domains/watch-domain.job.ts";
import { emailJob } from "./modules/emails/email.job.ts";
import { listPicturesJob } from "./modules/editor/pictures/prepare-pictures.job.ts";
import { publishScheduledJob } from "./modules/editor/scheduling/publish-scheduled.job.ts";
import { purgePagesJob } from "./modules/public-site/page-cache/purge-pages.job.ts";
import { findColorsJob } from "./modules/media/find-colors.job.ts";
import { tourImportJob } from "./modules/imports/applying/import.job.ts";
import { subscriptionEmailJob } from "./modules/subscriptions/subscription-email.job.ts";
import { tellSubscribersJob } from "./modules/subscriptions/tell-subscribers.job.ts";
import { removeFilesJob } from "./modules/media/storage/remove-files.job.ts";
import { makePictureJob } from "./modules/media/make-picture.job.ts";
import type { Services } from "./platform/services.ts";

/** What the server does outside requests. */
export const jobKinds: readonly JobKind<object, Services>[] = [
  watchDomainJob,
  emailJob,
  publishScheduledJob,
  purgePagesJob,
  listPicturesJob,
  makePictureJob,
  findColorsJob,
  removeFilesJob,
  closeExpiredJob,
  declineJob,
  completeRequestJob,
  pollPaymentJob,
  payRefundJob,
  sendReceiptJob,
  followTestJob,
  reconcileJob,
  eraseDocumentsJob,
  remindOfHoldJob,
  remindOfTripJob,
  askForReviewJob,
  requestEmailJob,
  findBookingsJob,
  subscriptionEmailJob,
  tellSubscribersJob,
  decideGroupsJob,
  settleDepartureJob,
  sweepChangesJob,
  sweepProgrammesJob,
  tourImportJob,
];
