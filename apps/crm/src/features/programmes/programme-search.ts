import * as v from "valibot";

const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Which document is looked through; before one is chosen, none. */
export const programmeSearchSchema = v.object({
  id: v.optional(v.fallback(v.optional(whole), undefined)),
});
