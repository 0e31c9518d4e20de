"use client";

import type { MouseEvent } from "react";
import { ImageOff, Play } from "../icons/icons.ts";
import { readAlt, readUrl, type GalleryItem } from "../fullscreen-gallery/gallery-item.ts";
import { fillSize, FULL_SIZE, listSources } from "../fullscreen-gallery/picture-source.ts";
import { usePicture } from "../fullscreen-gallery/use-picture.ts";
import { fillText, type Texts } from "../locale/locale.ts";
import styles from "./media-gallery.module.css";

interface MediaSlideProps {
  item: GalleryItem;
  id: string;
  /** Place in the row, from 0, and the length of the row. */
  place: number;
  count: number;
  sizes: string;
  loading: "eager" | "lazy";
  priority: boolean;
  /** Out of sight: neither the focus nor a screen reader comes here. */
  isHidden: boolean;
  onOpen: ((event: MouseEvent<HTMLElement>) => void) | undefined;
  texts: Texts["mediaGallery"];
}

/** A main picture; a link to the whole of it when the gallery may be opened. */
export function MediaSlide(props: MediaSlideProps) {
  const { item, place, count, isHidden, onOpen, texts } = props;
  const picture = usePicture();
  const url = readUrl(item.image);
  const name = fillText(item.video_url ? texts.videoOf : texts.pictureOf, {
    index: place + 1,
    count,
  });
  const alt = readAlt(item) || name;
  const content = (
    <>
      <img
        {...listSources(url, props.sizes)}
        {...picture.handlers}
        className={styles.picture}
        alt={onOpen ? fillText(texts.open, { name: alt }) : alt}
        loading={props.loading}
        fetchPriority={props.priority ? "high" : undefined}
        decoding={props.priority ? undefined : "async"}
        data-state={picture.state}
      />
      {picture.state === "failed" && (
        <span className={styles.failed}>
          <ImageOff />
          {texts.failed}
        </span>
      )}
      {item.video_url && (
        <span className={styles.play} aria-hidden="true">
          <Play />
        </span>
      )}
    </>
  );
  return (
    <div
      id={props.id}
      role="group"
      aria-roledescription={texts.slide}
      aria-label={fillText(texts.position, { index: place + 1, count })}
      className={styles.slide}
      inert={isHidden}
      aria-hidden={isHidden || undefined}
    >
      {onOpen ? (
        <a
          className={styles.frame}
          href={item.video_url ?? fillSize(url, FULL_SIZE)}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {content}
        </a>
      ) : (
        <div className={styles.frame}>{content}</div>
      )}
    </div>
  );
}
