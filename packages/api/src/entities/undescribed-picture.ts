import * as v from "valibot";
import { imageSchema } from "./media.ts";
import { readinessPlaceSchema } from "./readiness.ts";

/** A picture of which nothing is said, and where guests see it. */
export const undescribedPictureSchema = v.object({
  image: imageSchema,
  places: v.array(readinessPlaceSchema),
});

export type UndescribedPicture = v.InferOutput<typeof undescribedPictureSchema>;
