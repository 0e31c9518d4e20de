import { phoneCrops, sizeOfCut } from "@tour/api";
import type { Image } from "@tour/api";
import { sharedTypes } from "@tour/blocks/definitions";
import type { PublishedContent } from "../../sites/site-content.ts";
import { commonSizes } from "../../media/make-picture.job.ts";
import { listCuts } from "../../media/know-cuts.ts";
import { mapImages } from "../../media/map-images.ts";
import { keyOfUrl, keysIn } from "../../media/media-path.ts";

/** Sizes of one picture that visitors of a site will ask for. */
export interface WantedPicture {
  key: string;
  sizes: string[];
  /** Whether a page begins with it, so that it is made before the others. */
  isLeading: boolean;
}

interface TourPictures {
  image: Image | null;
  content: unknown;
}

/** Of pictures from edge to edge of a large screen. */
const wideSizes = ["1600x00", "2000x00"];

/**
 * The pictures of a published site and of its tours, in the order in which they are best made:
 * what a page begins with, on phones first, then everything else as it stands on the pages.
 */
export function listWantedPictures(
  { main, tour, settings }: Pick<PublishedContent, "main" | "tour" | "settings">,
  tours: readonly TourPictures[],
): WantedPicture[] {
  const shown = [...main, ...tour].filter((block) => !block.is_hidden);
  const body = main.filter((block) => shown.includes(block) && !sharedTypes.includes(block.type));
  const leading = new Set([
    ...keysIn(body.map(({ content }) => content)).slice(0, 1),
    ...tours.flatMap(({ image }) => keysIn(image)),
  ]);
  const all = new Set([
    ...leading,
    ...keysIn([shown.map(({ content }) => content), settings, tours]),
  ]);
  const want = (keys: Set<string>, sizes: readonly string[], isLeading: boolean) =>
    [...keys].map((key) => ({ key, sizes: [...sizes], isLeading }));
  return [
    ...want(leading, phoneCrops, true),
    ...want(all, commonSizes, false),
    ...want(leading, wideSizes, false),
    ...listWantedCuts([shown.map(({ content }) => content), tours]),
  ];
}

/** The cuts that places show instead of a whole picture; messengers, which show a link's, take no AVIF. */
function listWantedCuts(shown: unknown): WantedPicture[] {
  const wanted = new Map<string, Set<string>>();
  mapImages(shown, (image) => {
    const key = keyOfUrl(image.url);
    const { link: _, "9:16": phone, ...others } = image.crops ?? {};
    const sizes = [
      ...(phone ? phoneCrops.map((size) => sizeOfCut(size, phone)) : []),
      ...listCuts(others).flatMap((cut) => commonSizes.map((size) => sizeOfCut(size, cut))),
    ];
    if (key && sizes.length > 0) {
      wanted.set(key, new Set([...(wanted.get(key) ?? []), ...sizes]));
    }
    return image;
  });
  return [...wanted].map(([key, sizes]) => ({ key, sizes: [...sizes], isLeading: false }));
}
