import type { BookingOffer } from "./booking-offer.ts";
import type { NewRequest } from "./booking.ts";

/** What a form that shows an offer is sent with by somebody who agrees to what is needed, and to no emails. */
export const neededConsents = ({
  documents,
  words,
}: Pick<BookingOffer, "documents" | "words">): NewRequest["consents"] =>
  [...documents, ...words]
    .filter(({ kind }) => kind !== "advertising")
    .map(({ kind, version }) => ({ kind, version }));
