"use client";

import { useId, useSyncExternalStore, type ComponentProps, type KeyboardEvent } from "react";
import { ChevronLeft, ChevronRight } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import visuallyHidden from "../behaviours/visually-hidden.module.css";
import { IconButton } from "../button/icon-button.tsx";
import { readAlt, type GalleryItem } from "../fullscreen-gallery/gallery-item.ts";
import { useFullscreenGallery } from "../fullscreen-gallery/use-fullscreen-gallery.tsx";
import { fillText, type Texts } from "../locale/locale.ts";
import { mediaGalleryTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { MediaSlide } from "./media-slide.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { useSlideRow } from "./use-slide-row.ts";
import styles from "./media-gallery.module.css";

export interface MediaGalleryProps extends Omit<ComponentProps<"div">, "children"> {
  /** Pictures and videos, in order. */
  items: readonly GalleryItem[];
  /** The current item, from 0. */
  index?: number | undefined;
  /** Default 0. */
  defaultIndex?: number | undefined;
  /** Told the number of the slide that is shown now, from 0. */
  onIndexChange?: ((index: number) => void) | undefined;
  /** Whether a main picture opens the gallery over the window. Default true. */
  fullscreen?: boolean | undefined;
  /** How wide the main picture is shown, as in the `sizes` attribute. Default "100vw". */
  sizes?: string | undefined;
  /** The first picture of the page: fetched at once and before others. Default false. */
  priority?: boolean | undefined;
  /** Names the gallery for screen readers. Default "Gallery". */
  label?: string | undefined;
  /** The browser's Back closes the open gallery; see FullscreenGallery. Default false. */
  backCloses?: boolean | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["mediaGallery"]> | undefined;
}

const never = () => () => {};

/** A large picture with thumbnails. Without script the row scrolls and thumbnails are anchors. */
export function MediaGallery({
  items,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  fullscreen = true,
  sizes = "100vw",
  priority = false,
  label,
  backCloses,
  texts: own,
  className,
  ...rest
}: MediaGalleryProps) {
  const texts = useSection("mediaGallery", mediaGalleryTexts, own);
  const name = label ?? texts.label;
  const id = useId();
  const slideId = (place: number) => `${id}slide-${place}`;
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const count = items.length;
  const [value, setIndex] = useControlled(given, defaultIndex, onIndexChange);
  const index = Math.min(Math.max(Math.trunc(value) || 0, 0), Math.max(count - 1, 0));
  const { row, handlers } = useSlideRow(index, count, setIndex);
  const { openAt, near, gallery } = useFullscreenGallery({
    items,
    label: name,
    backCloses,
    onIndexChange: setIndex,
    findFocus: () => row.current?.children[index]?.querySelector("a"),
  });
  const current = items[index];
  if (!current) return null;

  const turn = (to: number) => {
    if (to >= 0 && to < count) setIndex(to);
  };
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      const isRtl = getComputedStyle(event.currentTarget).direction === "rtl";
      turn((event.key === "ArrowRight") === isRtl ? index - 1 : index + 1);
    },
  };
  const place = { index: index + 1, count };
  const position = fillText(current.video_url ? texts.videoOf : texts.pictureOf, place);
  const status = [position, readAlt(current)].filter(Boolean).join(". ");

  return (
    <div
      {...rest}
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={name}
      className={joinClasses(styles.root, className)}
    >
      <p role="status" className={visuallyHidden.hidden}>
        {status}
      </p>
      <div {...near} {...keys} className={styles.main}>
        <div
          ref={row}
          {...handlers}
          // Keys scroll it where no link inside takes the focus.
          {...(!fullscreen && { tabIndex: 0 })}
          className={styles.row}
        >
          {items.map((item, at) => (
            <MediaSlide
              key={at}
              item={item}
              id={slideId(at)}
              place={at}
              count={count}
              sizes={sizes}
              priority={priority && at === defaultIndex}
              loading={
                (priority && at === defaultIndex) || (isLive && Math.abs(at - index) <= 1)
                  ? "eager"
                  : "lazy"
              }
              isHidden={isLive && at !== index}
              onOpen={fullscreen ? (event) => openAt(at, event) : undefined}
              texts={texts}
            />
          ))}
        </div>
        {count > 1 && (
          <>
            <IconButton
              label={texts.previous}
              variant="secondary"
              className={styles.previous}
              aria-disabled={index === 0 || undefined}
              onClick={() => turn(index - 1)}
            >
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton
              label={texts.next}
              variant="secondary"
              className={styles.next}
              aria-disabled={index === count - 1 || undefined}
              onClick={() => turn(index + 1)}
            >
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {count > 1 && (
        <div {...keys}>
          <Thumbnails
            items={items}
            index={index}
            onIndexChange={turn}
            slideId={slideId}
            texts={texts}
          />
        </div>
      )}
      {gallery}
    </div>
  );
}
