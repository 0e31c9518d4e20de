import type { EmailKind, EmailRecipient } from "@tour/api";
import { answerDueEmail } from "./kinds/answer-due.email.ts";
import { arrivalEmail } from "./kinds/arrival.email.ts";
import { askedEmail } from "./kinds/asked.email.ts";
import { cancelledByGuestEmail } from "./kinds/cancelled-by-guest.email.ts";
import { cancelledBySellerEmail } from "./kinds/cancelled-by-seller.email.ts";
import { confirmedEmail } from "./kinds/confirmed.email.ts";
import { datesChangedEmail } from "./kinds/dates-changed.email.ts";
import { declinedEmail } from "./kinds/declined.email.ts";
import { expiredEmail } from "./kinds/expired.email.ts";
import { guestCancelledEmail } from "./kinds/guest-cancelled.email.ts";
import { guestPaidEmail } from "./kinds/guest-paid.email.ts";
import { individualTourEmail } from "./kinds/individual-tour.email.ts";
import { messageFromGuestEmail } from "./kinds/message-from-guest.email.ts";
import { messageToGuestEmail } from "./kinds/message-to-guest.email.ts";
import { groupCompleteEmail } from "./kinds/group-complete.email.ts";
import { groupTooSmallEmail } from "./kinds/group-too-small.email.ts";
import { moneyBackEmail } from "./kinds/money-back.email.ts";
import { movedByGuestEmail } from "./kinds/moved-by-guest.email.ts";
import { movedEmail } from "./kinds/moved.email.ts";
import { partyChangedByGuestEmail } from "./kinds/party-changed-by-guest.email.ts";
import { partyChangedEmail } from "./kinds/party-changed.email.ts";
import { newBookingEmail } from "./kinds/new-booking.email.ts";
import { paidEmail } from "./kinds/paid.email.ts";
import { receiptEmail } from "./kinds/receipt.email.ts";
import { madeBySellerEmail } from "./kinds/made-by-seller.email.ts";
import { newRequestEmail } from "./kinds/new-request.email.ts";
import { paymentDueEmail } from "./kinds/payment-due.email.ts";
import { priceChangedEmail } from "./kinds/price-changed.email.ts";
import { refundedEmail } from "./kinds/refunded.email.ts";
import { requestExpiredEmail } from "./kinds/request-expired.email.ts";
import { restDueEmail } from "./kinds/rest-due.email.ts";
import { reviewEmail } from "./kinds/review.email.ts";
import { reviewDeclinedEmail } from "./kinds/review-declined.email.ts";
import { reviewedEmail } from "./kinds/reviewed.email.ts";
import { touristsDueEmail } from "./kinds/tourists-due.email.ts";
import { soldEmail } from "./kinds/sold.email.ts";
import type { RequestEmail } from "./request-email.ts";

/** Every email of requests. */
export const requestEmailList: readonly RequestEmail[] = [
  askedEmail,
  madeBySellerEmail,
  newRequestEmail,
  answerDueEmail,
  confirmedEmail,
  paymentDueEmail,
  soldEmail,
  newBookingEmail,
  paidEmail,
  receiptEmail,
  guestPaidEmail,
  restDueEmail,
  touristsDueEmail,
  arrivalEmail,
  individualTourEmail,
  moneyBackEmail,
  refundedEmail,
  declinedEmail,
  cancelledBySellerEmail,
  cancelledByGuestEmail,
  guestCancelledEmail,
  expiredEmail,
  requestExpiredEmail,
  messageFromGuestEmail,
  messageToGuestEmail,
  movedEmail,
  movedByGuestEmail,
  partyChangedEmail,
  priceChangedEmail,
  partyChangedByGuestEmail,
  groupCompleteEmail,
  groupTooSmallEmail,
  datesChangedEmail,
  reviewEmail,
  reviewDeclinedEmail,
  reviewedEmail,
];

/** The emails that tell of one thing, each to its reader. */
export const requestEmailsOf = (kind: EmailKind): RequestEmail[] =>
  requestEmailList.filter((email) => email.kind === kind);

export function findRequestEmail(kind: EmailKind, to: EmailRecipient): RequestEmail {
  const email = requestEmailsOf(kind).find((one) => one.to === to);
  if (!email) throw new Error(`There is no email "${kind}" to the ${to}`);
  return email;
}
