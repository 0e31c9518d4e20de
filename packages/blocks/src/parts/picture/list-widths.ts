import { imageUrl, pictureWidths } from "@tour/api";
import type { Image, PictureShape } from "@tour/api";

/** All widths that a picture, or its cut for a shape, is served in, as in the `srcset` attribute. */
export const listWidths = (image: Image, shape?: PictureShape) =>
  pictureWidths.map((width) => `${imageUrl(image, `${width}x00`, shape)} ${width}w`).join(", ");
