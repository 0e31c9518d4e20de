import * as v from "valibot";

/** To the minute, in UTC: `2027-03-01T09:00:00.000Z`. */
const moment = v.pipe(
  v.string(),
  v.maxLength(40),
  v.isoTimestamp(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);

const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/**
 * When visitors see a block; one without a rule they see always. Departures are those of the tour on a
 * tour's page, and of all tours of the site on the main page.
 */
export const shownSchema = v.variant("when", [
  /** From a moment on and until another; null where that end is open. */
  v.strictObject({
    when: v.literal("period"),
    from: v.nullable(moment),
    until: v.nullable(moment),
  }),
  /** While a departure can be booked. */
  v.strictObject({ when: v.literal("seats") }),
  /** While the next departure is more than so many days ahead. */
  v.strictObject({ when: v.literal("far-from-departure"), days }),
  /** While the next departure is so many days ahead, or fewer. */
  v.strictObject({ when: v.literal("near-departure"), days }),
]);

export type BlockShown = v.InferOutput<typeof shownSchema>;
