import type { LetterKind, LetterRecipient } from "@tour/api";
import { answerDueLetter } from "./kinds/answer-due.letter.ts";
import { arrivalLetter } from "./kinds/arrival.letter.ts";
import { askedLetter } from "./kinds/asked.letter.ts";
import { cancelledByGuestLetter } from "./kinds/cancelled-by-guest.letter.ts";
import { cancelledBySellerLetter } from "./kinds/cancelled-by-seller.letter.ts";
import { confirmedLetter } from "./kinds/confirmed.letter.ts";
import { declinedLetter } from "./kinds/declined.letter.ts";
import { expiredLetter } from "./kinds/expired.letter.ts";
import { guestCancelledLetter } from "./kinds/guest-cancelled.letter.ts";
import { guestPaidLetter } from "./kinds/guest-paid.letter.ts";
import { individualTourLetter } from "./kinds/individual-tour.letter.ts";
import { messageFromGuestLetter } from "./kinds/message-from-guest.letter.ts";
import { messageToGuestLetter } from "./kinds/message-to-guest.letter.ts";
import { groupCompleteLetter } from "./kinds/group-complete.letter.ts";
import { groupTooSmallLetter } from "./kinds/group-too-small.letter.ts";
import { moneyBackLetter } from "./kinds/money-back.letter.ts";
import { movedByGuestLetter } from "./kinds/moved-by-guest.letter.ts";
import { movedLetter } from "./kinds/moved.letter.ts";
import { partyChangedByGuestLetter } from "./kinds/party-changed-by-guest.letter.ts";
import { partyChangedLetter } from "./kinds/party-changed.letter.ts";
import { newBookingLetter } from "./kinds/new-booking.letter.ts";
import { paidLetter } from "./kinds/paid.letter.ts";
import { receiptLetter } from "./kinds/receipt.letter.ts";
import { newRequestLetter } from "./kinds/new-request.letter.ts";
import { paymentDueLetter } from "./kinds/payment-due.letter.ts";
import { refundedLetter } from "./kinds/refunded.letter.ts";
import { requestExpiredLetter } from "./kinds/request-expired.letter.ts";
import { restDueLetter } from "./kinds/rest-due.letter.ts";
import { reviewLetter } from "./kinds/review.letter.ts";
import { reviewedLetter } from "./kinds/reviewed.letter.ts";
import { touristsDueLetter } from "./kinds/tourists-due.letter.ts";
import { soldLetter } from "./kinds/sold.letter.ts";
import type { RequestLetter } from "./request-letter.ts";

/** Every letter of requests. */
export const requestLetterList: readonly RequestLetter[] = [
  askedLetter,
  newRequestLetter,
  answerDueLetter,
  confirmedLetter,
  paymentDueLetter,
  soldLetter,
  newBookingLetter,
  paidLetter,
  receiptLetter,
  guestPaidLetter,
  restDueLetter,
  touristsDueLetter,
  arrivalLetter,
  individualTourLetter,
  moneyBackLetter,
  refundedLetter,
  declinedLetter,
  cancelledBySellerLetter,
  cancelledByGuestLetter,
  guestCancelledLetter,
  expiredLetter,
  requestExpiredLetter,
  messageFromGuestLetter,
  messageToGuestLetter,
  movedLetter,
  movedByGuestLetter,
  partyChangedLetter,
  partyChangedByGuestLetter,
  groupCompleteLetter,
  groupTooSmallLetter,
  reviewLetter,
  reviewedLetter,
];

/** The letters that tell of one thing, each to its reader. */
export const requestLettersOf = (kind: LetterKind): RequestLetter[] =>
  requestLetterList.filter((letter) => letter.kind === kind);

export function findRequestLetter(kind: LetterKind, to: LetterRecipient): RequestLetter {
  const letter = requestLettersOf(kind).find((one) => one.to === to);
  if (!letter) throw new Error(`There is no letter "${kind}" to the ${to}`);
  return letter;
}
