"use client";

import type { MouseEvent } from "react";
import { ImageOff } from "../icons/icons.ts";
import { Button } from "../button/button.tsx";
import type { Texts } from "../locale/locale.ts";
import { Spinner } from "../spinner/spinner.tsx";
import { focusGallery } from "./focus-gallery.ts";
import { readAlt, readUrl, type GalleryItem } from "./gallery-item.ts";
import { listSources } from "./picture-source.ts";
import { usePicture } from "./use-picture.ts";
import styles from "./gallery-slide.module.css";

interface GalleryPictureProps {
  item: GalleryItem;
  isCurrent: boolean;
  /** An enlarged picture asks for a larger file. */
  isZoomed: boolean;
  texts: Texts["fullscreenGallery"];
}

/** One picture of the gallery: comes, is there, or failed and can be asked for again. */
export function GalleryPicture({ item, isCurrent, isZoomed, texts }: GalleryPictureProps) {
  const picture = usePicture();
  const retry = (event: MouseEvent<HTMLElement>) => {
    focusGallery(event.currentTarget);
    picture.retry();
  };
  if (picture.state === "failed") {
    return (
      <div className={styles.failed} role={isCurrent ? "alert" : undefined}>
        <ImageOff />
        <p>{texts.failed}</p>
        <Button variant="secondary" size="s" className={styles.retry} onClick={retry}>
          {texts.retry}
        </Button>
      </div>
    );
  }
  return (
    <>
      <img
        {...listSources(readUrl(item.image), isZoomed ? "250vw" : "100vw")}
        {...picture.handlers}
        key={picture.attempt}
        className={styles.picture}
        alt={readAlt(item)}
        fetchPriority={isCurrent ? "high" : "low"}
        draggable={false}
        data-state={picture.state}
        data-zoomable={picture.state === "shown" || undefined}
      />
      {picture.state === "loading" && <Spinner className={styles.spinner} size={36} />}
    </>
  );
}
