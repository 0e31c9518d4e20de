import * as v from "valibot";

/** Which organisers are looked at, so that an address shows another person the same. */
export const staffSearchSchema = v.object({
  /** An address that holds digits alone is read as a number. */
  q: v.optional(
    v.fallback(
      v.optional(
        v.pipe(
          v.union([v.string(), v.number()]),
          v.transform(String),
          v.string(),
          v.maxLength(100),
        ),
      ),
      undefined,
    ),
  ),
});
export type StaffSearch = v.InferOutput<typeof staffSearchSchema>;
