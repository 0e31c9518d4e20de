import { imageUrl, pictureWidths } from "@tour/api";
import type { Image } from "@tour/api";

/** All widths that a picture is served in, as in the `srcset` attribute. */
export const listWidths = (image: Image) =>
  pictureWidths.map((width) => `${imageUrl(image, `${width}x00`)} ${width}w`).join(", ");
