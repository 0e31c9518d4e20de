import * as v from "valibot";
import { cropsSchema, sizeOfCut } from "./picture-crops.ts";
import type { PictureShape } from "./picture-crops.ts";

/**
 * The placeholder in an image's url that a size replaces: `WIDTHxHEIGHT`, or `WIDTHx00` for any
 * height. Specification, section 3 (gallery item).
 */
export const sizePlaceholder = "{size}";

const focal = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/**
 * A picture: url with a size placeholder, alternative text, focal point from 0 to 1, and the colour
 * that stands in its place until it comes, for example `#3f5c4a`.
 */
export const imageSchema = v.object({
  url: v.pipe(v.string(), v.maxLength(2000)),
  alt: v.optional(v.pipe(v.string(), v.maxLength(300)), ""),
  /** There is nothing to say of it: nobody is asked for its alternative text. */
  is_decorative: v.optional(v.boolean()),
  focal_x: v.optional(focal, 0.5),
  focal_y: v.optional(focal, 0.5),
  /** Its own cuts for some shapes, instead of what lies around the focal point. */
  crops: v.optional(cropsSchema),
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
});

export type Image = v.InferOutput<typeof imageSchema>;

/** A picture or a video with its poster; videos of youtube, rutube and vimeo. */
export const mediaSchema = v.object({
  kind: v.picklist(["image", "video"]),
  image: imageSchema,
  video_url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
});

export type Media = v.InferOutput<typeof mediaSchema>;

/** A file of an organiser's media library. */
export const mediaFileSchema = v.object({
  id: v.string(),
  image: imageSchema,
  width: v.number(),
  height: v.number(),
  name: v.string(),
});

export type MediaFile = v.InferOutput<typeof mediaFileSchema>;

/** The same of an upload: whether the library had a picture of the very same bytes, which this is then. */
export const uploadedMediaSchema = v.object({ ...mediaFileSchema.entries, is_known: v.boolean() });

/** How many pictures one call copies from another organiser's library. */
export const maxCopiedPictures = 12;

/**
 * What came of one picture that was to be copied from another organiser's library: the one that is in
 * this organiser's library now, or why there is none.
 */
export const copiedMediaSchema = v.object({
  file: v.nullable(mediaFileSchema),
  problem: v.nullable(
    v.picklist([
      /** One may not read the other organiser's library. */
      "no_access",
      /** It is not in that library, or no more. */
      "gone",
      /** There is no room for it. */
      "no_room",
    ]),
  ),
});

export type CopiedMedia = v.InferOutput<typeof copiedMediaSchema>;

/** What shows a picture of the library. */
const mediaPlaceKinds = [
  /** Blocks of the pages. */
  "main",
  "tour-page",
  /** A tour: its card, its programme, its accommodation or its guides. */
  "tour",
  "favicon",
  "share-image",
  "logo",
  /** A collection of the marketplace. */
  "collection",
  /** Versions of the site that are published no more, and can be restored. */
  "versions",
  /** A publication that waits for its time. */
  "scheduled",
  /** Blocks that are kept under a name, to be put on pages. */
  "template",
] as const;

/** One place where a picture stands. */
export const mediaPlaceSchema = v.object({
  kind: v.picklist(mediaPlaceKinds),
  /** The block's, the tour's, the template's or the collection's name; the versions' numbers; else empty. */
  title: v.string(),
  /** The block's or the tour's own; null for other kinds. */
  id: v.nullable(v.union([v.string(), v.number()])),
  /** Whether guests see it there now: without the picture there would be a hole. */
  is_live: v.boolean(),
});

export type MediaPlace = v.InferOutput<typeof mediaPlaceSchema>;

/**
 * Puts a size into an image's url: `imageUrl(image, "1200x00")`; with a shape, the image's own cut for
 * it, where it has one.
 */
export function imageUrl(
  image: Pick<Image, "url" | "crops">,
  size: MediaSize,
  shape?: PictureShape,
): string {
  const cut = shape && image.crops?.[shape];
  return image.url.replace(sizePlaceholder, cut ? sizeOfCut(size, cut) : size);
}

/** The widths that pictures are offered in, in px: `WIDTHx00` keeps the picture's own ratio. */
export const pictureWidths = [320, 480, 640, 800, 1200, 1600, 2000] as const;

/** Crops of a picture that fills a phone held upright: the rest of a wide one would never be seen. */
export const phoneCrops = ["720x1280", "900x1600", "1080x1920"] as const;

/** Sizes that are cropped around the focal point, in px. Specification, section 9 (media sizes). */
export const pictureCrops = [
  "374x500",
  "250x300",
  "500x600",
  "1200x628",
  "160x160",
  "320x320",
  "640x640",
  ...phoneCrops,
] as const;

/** A size that pictures are served in; any other answers 400. Never enlarged. */
export type MediaSize = `${(typeof pictureWidths)[number]}x00` | (typeof pictureCrops)[number];

export const mediaSizes: readonly MediaSize[] = [
  ...pictureWidths.map((width) => `${width}x00` as const),
  ...pictureCrops,
];
