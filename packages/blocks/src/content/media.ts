import { imageSchema, mediaSchema } from "@tour/api";
import * as v from "valibot";
import { field } from "./field.ts";
import type { FieldHints } from "./field.ts";

/** A picture that may be left out. */
export const image = (hints: FieldHints) =>
  field(v.optional(v.nullable(imageSchema), null), { editor: "image", ...hints });

/** A picture or a video that may be left out. */
export const media = (hints: FieldHints) =>
  field(v.optional(v.nullable(mediaSchema), null), { editor: "media", ...hints });

/** A picture or a video as an entry of a list; null until one has been chosen. */
export const mediaItem = (hints: FieldHints) =>
  field(v.nullable(mediaSchema), { editor: "media", ...hints });
