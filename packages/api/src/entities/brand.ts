import { presetSchema } from "@tour/theme";
import * as v from "valibot";
import { filled } from "./input-fields.ts";

/** Characters of a brand's name, and how many brands an organiser may keep. */
export const brandLimits = { name: 40, count: 12 } as const;

/** What a site looks like: the preset that is on, and its fields. */
export const lookSchema = v.strictObject({
  preset_type: v.string(),
  preset: presetSchema,
});
export type Look = v.InferOutput<typeof lookSchema>;

export const brandNameSchema = filled(brandLimits.name);

/** A look that an organiser keeps under a name. */
export const brandSchema = v.object({ id: v.number(), name: v.string(), look: lookSchema });
export type Brand = v.InferOutput<typeof brandSchema>;
