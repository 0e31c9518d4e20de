import type { BookingValues } from "./booking-values.ts";

/** What of a record differs from how it was; a count that was not there was 0. */
const changed = <Value>(before: Record<string, Value>, after: Record<string, Value>) =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== (before[name] ?? 0)),
  );

/**
 * The values with what somebody typed into the page before its script came: what stood in the form
 * that the server had rendered, what stands in it now, and what it would begin with otherwise.
 */
export function mergeEarly(
  rendered: BookingValues,
  early: BookingValues,
  values: BookingValues,
): BookingValues {
  const { choice, comment } = early;
  // Nobody takes a choice back: without one, the date that they came for is none of those offered.
  const isOtherDate =
    choice.departureId !== null && choice.departureId !== rendered.choice.departureId;
  return {
    ...values,
    choice: {
      departureId: isOtherDate ? choice.departureId : values.choice.departureId,
      counts: { ...values.choice.counts, ...changed(rendered.choice.counts, choice.counts) },
    },
    contact: { ...values.contact, ...changed(rendered.contact, early.contact) },
    comment: comment === rendered.comment ? values.comment : comment,
    consents: { ...values.consents, ...changed(rendered.consents, early.consents) },
  };
}
