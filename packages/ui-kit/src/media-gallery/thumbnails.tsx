"use client";

import { useEffect, useRef, type MouseEvent } from "react";
import { useCarousel } from "../carousel/use-carousel.ts";
import { Play } from "../icons/icons.ts";
import { readAlt, readUrl, type GalleryItem } from "../fullscreen-gallery/gallery-item.ts";
import { isPlainPress } from "../fullscreen-gallery/is-plain-press.ts";
import { listDensities } from "../fullscreen-gallery/picture-source.ts";
import { usePicture } from "../fullscreen-gallery/use-picture.ts";
import { fillText, type Texts } from "../locale/locale.ts";
import styles from "./media-gallery.module.css";

/** Size of a thumbnail's picture in px, and of the one for dense screens. */
const THUMB_SIZE = "160x160";
const THUMB_SIZE_2X = "320x320";

interface ThumbnailsProps {
  items: readonly GalleryItem[];
  index: number;
  onIndexChange: (index: number) => void;
  /** Id of the slide at a place; without script its link goes there. */
  slideId: (place: number) => string;
  texts: Texts["mediaGallery"];
}

/** The row of small pictures; the current one is kept in the middle as far as the row goes. */
export function Thumbnails({ items, index, onIndexChange, slideId, texts }: ThumbnailsProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useCarousel(() => viewport.current, { align: "center", dragFree: true });

  useEffect(() => {
    if (!embla) return;
    const stop = embla.internalEngine().slideRegistry.findIndex((places) => places.includes(index));
    embla.scrollTo(stop);
  }, [embla, index]);

  const press = (event: MouseEvent, place: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    onIndexChange(place);
  };
  return (
    <div ref={viewport} className={styles.thumbsViewport}>
      <ul role="list" aria-label={texts.thumbnails} className={styles.thumbs}>
        {items.map((item, place) => {
          const name = fillText(item.video_url ? texts.videoOf : texts.pictureOf, {
            index: place + 1,
            count: items.length,
          });
          const alt = readAlt(item);
          return (
            <li key={place}>
              <a
                className={styles.thumb}
                href={`#${slideId(place)}`}
                aria-label={alt ? `${name}. ${alt}` : name}
                aria-current={place === index ? "true" : undefined}
                onClick={(event) => press(event, place)}
              >
                <Thumbnail url={readUrl(item.image)} />
                {item.video_url && <Play className={styles.mark} />}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Thumbnail({ url }: { url: string }) {
  const picture = usePicture();
  return (
    <img
      {...listDensities(url, THUMB_SIZE, THUMB_SIZE_2X)}
      {...picture.handlers}
      width={160}
      height={160}
      alt=""
      loading="lazy"
      decoding="async"
      data-state={picture.state}
    />
  );
}
