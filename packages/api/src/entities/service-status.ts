import * as v from "valibot";

/**
 * `saving`: changes and bookings are kept. `files`: pictures and documents can be uploaded. `search`: tours
 * are found on the marketplace. `emails`: they go out. `timed`: what has its moment, such as a publication
 * or a reminder, comes at it.
 */
export const serviceParts = ["saving", "files", "search", "emails", "timed"] as const;
export type ServicePart = (typeof serviceParts)[number];

export const serviceStatusSchema = v.object({
  /** When it was looked at. */
  checked_at: v.pipe(v.string(), v.isoTimestamp()),
  parts: v.array(
    v.object({
      part: v.picklist(serviceParts),
      works: v.boolean(),
      /** For how long it has not, in whole seconds, where that is known. */
      for_seconds: v.nullable(v.number()),
    }),
  ),
});
export type ServiceStatus = v.InferOutput<typeof serviceStatusSchema>;
