import { imageUrl, phoneCrops, sizePlaceholder } from "@tour/api";
import type { Image } from "@tour/api";
import { preload } from "react-dom";
import { Picture } from "./picture.tsx";
import { listWidths } from "./list-widths.ts";
import styles from "./picture.module.css";

interface ScreenPictureProps {
  image: Image;
  /** How wide it is shown in windows that are not a phone's held upright. */
  sizes: string;
  priority?: boolean;
}

const upright = "(max-aspect-ratio: 2/3)";
/** As wide as the window, or as a crop of 9 to 16 that is as tall as it. */
const uprightSizes = "max(100vw, 56.25svh)";

/**
 * A picture from edge to edge of the screen. A phone held upright shows a third of a wide one, so
 * it gets a crop of its own, by the picture's cut for such screens or around the focal point: a quarter of
 * the bytes.
 */
export function ScreenPicture({ image, sizes, priority }: ScreenPictureProps) {
  const picture = <Picture image={image} ratio="fill" sizes={sizes} priority={priority} />;
  if (!image.url.includes(sizePlaceholder)) return picture;
  const crops = listCrops(image);
  if (priority) {
    // React asks ahead for a plain picture by itself, but not for one with sources.
    const ahead = { as: "image", fetchPriority: "high" } as const;
    const [first] = phoneCrops;
    preload(imageUrl(image, first, "9:16"), {
      ...ahead,
      imageSrcSet: crops,
      imageSizes: uprightSizes,
      media: upright,
    });
    preload(imageUrl(image, "1200x00"), {
      ...ahead,
      imageSrcSet: listWidths(image),
      imageSizes: sizes,
      media: `not ${upright}`,
    });
  }
  return (
    <picture className={styles.sources}>
      <source media={upright} srcSet={crops} sizes={uprightSizes} width={720} height={1280} />
      {picture}
    </picture>
  );
}

const listCrops = (image: Image) =>
  phoneCrops.map((size) => `${imageUrl(image, size, "9:16")} ${size.split("x")[0]}w`).join(", ");
