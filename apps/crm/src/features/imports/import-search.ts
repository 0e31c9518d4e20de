import { importItemKinds } from "@tour/api";
import * as v from "valibot";

const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2_147_483_647));

/** Which import is open, and which of its tours are shown; before a file is chosen, none. */
export const importSearchSchema = v.object({
  id: v.optional(v.fallback(v.optional(whole), undefined)),
  kind: v.optional(v.fallback(v.optional(v.picklist(importItemKinds)), undefined)),
  page: v.optional(v.fallback(v.optional(whole), undefined)),
});
export type ImportSearch = v.InferOutput<typeof importSearchSchema>;
