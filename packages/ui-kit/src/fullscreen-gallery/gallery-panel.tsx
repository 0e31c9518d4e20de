"use client";

import { useEffect, useId, useRef } from "react";
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "../icons/icons.ts";
import visuallyHidden from "../behaviours/visually-hidden.module.css";
import { useControlled } from "../behaviours/use-controlled.ts";
import { IconButton } from "../button/icon-button.tsx";
import { fillText, type Texts } from "../locale/locale.ts";
import { readAlt } from "./gallery-item.ts";
import { GallerySlide } from "./gallery-slide.tsx";
import type { FullscreenGalleryProps } from "./gallery-props.ts";
import { useStage } from "./use-stage.ts";
import { readVideo } from "./video-embed.ts";
import styles from "./fullscreen-gallery.module.css";

type GalleryPanelProps = Pick<
  FullscreenGalleryProps,
  "items" | "index" | "defaultIndex" | "onIndexChange"
> & {
  label: string;
  isClosing: boolean;
  close: () => void;
  texts: Texts["fullscreenGallery"];
};

/** What stands in the open gallery; made anew at each opening. */
export function GalleryPanel(props: GalleryPanelProps) {
  const { items, label, isClosing, close, texts } = props;
  const [value, goTo] = useControlled(props.index, props.defaultIndex ?? 0, props.onIndexChange);
  const count = items.length;
  const index = Math.min(Math.max(Math.trunc(value) || 0, 0), count - 1);
  const stage = useStage({ index, count, goTo, close });
  const statusId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A video has no zoom: the button that had the focus may be gone.
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  }, [index]);
  const item = items[index];
  if (!item) return null;

  const isVideo = readVideo(item.video_url) !== undefined;
  const place = { index: index + 1, count };
  const about = [readAlt(item), item.caption === readAlt(item) ? "" : item.caption];
  const status = [fillText(isVideo ? texts.videoOf : texts.pictureOf, place), ...about];

  return (
    <div
      ref={panel}
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={label}
      aria-describedby={statusId}
      className={styles.panel}
      tabIndex={-1}
      data-autofocus=""
      {...stage.keys}
    >
      <p id={statusId} role="status" className={visuallyHidden.hidden}>
        {status.filter(Boolean).join(". ")}
      </p>
      <div className={styles.tools}>
        {!isVideo && (
          <IconButton
            label={stage.isZoomed ? texts.zoomOut : texts.zoomIn}
            className={styles.tool}
            onClick={stage.toggleZoom}
          >
            {stage.isZoomed ? <ZoomOut /> : <ZoomIn />}
          </IconButton>
        )}
        <IconButton label={texts.close} className={styles.tool} onClick={close}>
          <X />
        </IconButton>
      </div>
      <div
        ref={stage.stage}
        className={styles.stage}
        data-gallery-stage=""
        data-zoomed={stage.isZoomed || undefined}
      >
        <div ref={stage.track} className={styles.track}>
          {items.map((each, at) => (
            <GallerySlide
              key={at}
              item={each}
              place={at}
              count={count}
              isCurrent={at === index}
              isNear={Math.abs(at - index) <= 1}
              isZoomed={stage.isZoomed}
              isClosing={isClosing}
              texts={texts}
            />
          ))}
        </div>
      </div>
      {item.caption && (
        <p className={styles.caption} aria-hidden="true">
          {item.caption}
        </p>
      )}
      {count > 1 && (
        <>
          <span className={styles.counter} aria-hidden="true">
            {fillText(texts.counter, place)}
          </span>
          <IconButton
            label={texts.previous}
            className={styles.previous}
            aria-disabled={index === 0 || undefined}
            onClick={() => stage.turn(index - 1)}
          >
            <ChevronLeft />
          </IconButton>
          <IconButton
            label={texts.next}
            className={styles.next}
            aria-disabled={index === count - 1 || undefined}
            onClick={() => stage.turn(index + 1)}
          >
            <ChevronRight />
          </IconButton>
        </>
      )}
    </div>
  );
}
