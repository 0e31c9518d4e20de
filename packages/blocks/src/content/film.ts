import { filmSchema } from "@tour/api";
import * as v from "valibot";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";

/** A film of the organiser's own that plays over a picture; may be left out. */
export const film = (hints: FieldHints) =>
  field(v.optional(v.nullable(filmSchema), null), { editor: "film", ...hints });
