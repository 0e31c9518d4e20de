import { imageUrl, pictureWidths, sizePlaceholder } from "@tour/api";
import type { Image } from "@tour/api";
import styles from "./picture.module.css";

interface PictureProps {
  image: Image;
  sizes: string;
  className?: string;
  isFirst?: boolean;
}

/** Focal points in steps of a fifth: classes, because the policy forbids inline styles. */
const step = (focal: number) => Math.round(focal * 5) * 20;

/** A picture in the sizes that it is stored in; decorative, because its words stand beside it. */
export function Picture({ image, sizes, className, isFirst = false }: PictureProps) {
  const isResizable = image.url.includes(sizePlaceholder);
  const set = pictureWidths.map((width) => `${imageUrl(image, `${width}x00`)} ${width}w`);
  return (
    <img
      className={`${styles.picture} ${className ?? ""}`}
      data-focal-x={step(image.focal_x)}
      data-focal-y={step(image.focal_y)}
      src={imageUrl(image, "800x00")}
      srcSet={isResizable ? set.join(", ") : undefined}
      sizes={isResizable ? sizes : undefined}
      alt=""
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : undefined}
      decoding={isFirst ? undefined : "async"}
    />
  );
}
