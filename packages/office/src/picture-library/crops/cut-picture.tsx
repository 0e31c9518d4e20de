import { shapeRatios } from "@tour/api";
import type { PictureShape } from "@tour/api";
import type { Frame } from "./crop-geometry.ts";
import styles from "./crops.module.css";

interface CutPictureProps {
  src: string;
  shape: PictureShape;
  frame: Frame;
}

/** A picture as a shape shows it, small. */
export function CutPicture({ src, shape, frame: { x, y, width, height } }: CutPictureProps) {
  return (
    <span className={styles.cut} data-shape={shape} style={{ aspectRatio: shapeRatios[shape] }}>
      <img
        src={src}
        alt=""
        draggable={false}
        style={{
          width: `${100 / width}%`,
          height: `${100 / height}%`,
          left: `${(-100 * x) / width}%`,
          top: `${(-100 * y) / height}%`,
        }}
      />
    </span>
  );
}
