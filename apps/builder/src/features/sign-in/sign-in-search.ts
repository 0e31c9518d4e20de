import { ownPath } from "@tour/api";
import * as v from "valibot";

/** Where to go after signing in: a path of the builder, never another site. */
export const signInSearch = v.object({
  next: v.optional(v.fallback(v.pipe(v.string(), v.transform(ownPath), v.string()), "/")),
});
