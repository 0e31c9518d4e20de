"use client";

import { useMemo } from "react";
import { fillText, type Texts } from "../locale/locale.ts";
import { GalleryPicture } from "./gallery-picture.tsx";
import { GalleryVideo } from "./gallery-video.tsx";
import type { GalleryItem } from "./gallery-item.ts";
import { readVideo } from "./video-embed.ts";
import styles from "./gallery-slide.module.css";

interface GallerySlideProps {
  item: GalleryItem;
  /** Place in the row, from 0, and the length of the row. */
  place: number;
  count: number;
  isCurrent: boolean;
  /** The current one and its neighbours, which are loaded ahead; the others are empty. */
  isNear: boolean;
  isZoomed: boolean;
  /** The gallery is moving away. */
  isClosing: boolean;
  texts: Texts["fullscreenGallery"];
}

/** One slide: a picture, a video, or nothing as long as it is far away. */
export function GallerySlide(props: GallerySlideProps) {
  const { item, place, count, isCurrent, isNear, isClosing, texts } = props;
  const video = useMemo(() => readVideo(item.video_url), [item.video_url]);
  return (
    <div
      role="group"
      aria-roledescription={texts.slide}
      aria-label={fillText(texts.position, { index: place + 1, count })}
      className={styles.slide}
      inert={!isCurrent}
      aria-hidden={!isCurrent || undefined}
      data-shown={isCurrent || undefined}
    >
      <div className={styles.frame} data-frame="">
        {isNear &&
          (video ? (
            <GalleryVideo
              item={item}
              video={video}
              isCurrent={isCurrent && !isClosing}
              texts={texts}
            />
          ) : (
            <GalleryPicture
              item={item}
              isCurrent={isCurrent}
              isZoomed={props.isZoomed && isCurrent}
              texts={texts}
            />
          ))}
      </div>
    </div>
  );
}
