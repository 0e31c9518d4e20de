import * as v from "valibot";

/** What is done: its form is open. */
export const wayActs = ["notice", "date", "photo", "message"] as const;
export type WayAct = (typeof wayActs)[number];

export const waySearchSchema = v.object({
  act: v.optional(v.fallback(v.optional(v.picklist(wayActs)), undefined)),
  /** Of what was refused, and is put right in the form. */
  mend: v.optional(v.fallback(v.optional(v.string()), undefined)),
});
export type WaySearch = v.InferOutput<typeof waySearchSchema>;
