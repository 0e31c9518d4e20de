import { imageUrl, sizePlaceholder } from "@tour/api";
import type { Image, PictureShape } from "@tour/api";
import { listWidths } from "./list-widths.ts";
import styles from "./picture.module.css";
import { toneOf } from "./tone.ts";
import tones from "./tone.module.css";

export type Ratio = "3:2" | "4:5" | "16:9" | "1:1" | "3:4" | "21:9" | "fill";

interface PictureProps {
  image: Image;
  /** Cropped to this by the picture's own cut for it, else by the focal point; `fill` takes the parent's size. */
  ratio: Ratio;
  /** Of a picture that fills its parent, where the parent has one shape at all widths. */
  shape?: PictureShape;
  /** How wide it is shown, as in the `sizes` attribute, for example "(width < 576px) 100vw, 33vw". */
  sizes: string;
  /** The first picture of a page: fetched at once and before others. */
  priority?: boolean;
  /** Decorative pictures, whose text stands beside them, have none. */
  alt?: string;
  className?: string;
}

const intrinsic: Record<Ratio, [number, number]> = {
  "3:2": [1200, 800],
  "4:5": [960, 1200],
  "16:9": [1280, 720],
  "1:1": [1000, 1000],
  "3:4": [900, 1200],
  "21:9": [1400, 600],
  fill: [1200, 800],
};

/** Focal points in steps of ten per cent: classes, because a strict policy forbids inline styles. */
const step = (focal: number) => Math.round(Math.min(1, Math.max(0, focal)) * 10) * 10;

/** A picture with its sizes, cropped by its own cut or its focal point, lazy unless it leads the page. */
export function Picture({
  image,
  ratio,
  shape = ratio === "fill" ? undefined : ratio,
  sizes,
  priority,
  alt,
  className,
}: PictureProps) {
  const [width, height] = intrinsic[ratio];
  // What was cut already has the shape: its middle is shown where the room differs by a hair.
  const isCut = Boolean(shape && image.crops?.[shape]);
  const resizable = image.url.includes(sizePlaceholder);
  return (
    <img
      className={`${styles.picture} ${tones.tone} ${className ?? ""}`}
      src={imageUrl(image, "1200x00", shape)}
      srcSet={resizable ? listWidths(image, shape) : undefined}
      sizes={resizable ? sizes : undefined}
      width={width}
      height={height}
      alt={alt ?? image.alt}
      loading={priority ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
      decoding={priority ? undefined : "async"}
      data-ratio={ratio}
      data-tone={toneOf(image.color)}
      data-focal-x={step(isCut ? 0.5 : image.focal_x)}
      data-focal-y={step(isCut ? 0.5 : image.focal_y)}
    />
  );
}
