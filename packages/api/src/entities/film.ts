import * as v from "valibot";

/** What a film may be, in megabytes: it plays on phones, on what their lines cost. */
export const filmLimits = { megabytes: 20 } as const;

/** How a film is packed; both play in all browsers. */
export const filmTypes = ["mp4", "webm"] as const;
export type FilmType = (typeof filmTypes)[number];

/** A short film of the organiser's own, that plays without sound in place of a picture. */
export const filmSchema = v.object({
  url: v.pipe(v.string(), v.regex(/^\/media\/[\w-]{22}\/film$/)),
  type: v.picklist(filmTypes),
  /** The file's, as it was uploaded. */
  name: v.pipe(v.string(), v.maxLength(200)),
});
export type Film = v.InferOutput<typeof filmSchema>;
