"use client";

import { useId, type ComponentProps, type KeyboardEvent } from "react";
import { isRightToLeft } from "../behaviours/right-to-left.ts";
import { ChevronLeft, ChevronRight } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { useControlled } from "../behaviours/use-controlled.ts";
import { useInBrowser } from "../behaviours/use-in-browser.ts";
import visuallyHidden from "../behaviours/visually-hidden.module.css";
import { IconButton } from "../button/icon-button.tsx";
import { readAlt, type GalleryItem } from "../fullscreen-gallery/gallery-item.ts";
import { useFullscreenGallery } from "../fullscreen-gallery/use-fullscreen-gallery.tsx";
import { fillText, type Texts } from "../locale/locale.ts";
import { mediaGalleryTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { MediaSlide } from "./media-slide.tsx";
import { Thumbnails } from "./thumbnails.tsx";
import { useSlides } from "./use-slides.ts";
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
  /** The first picture follows the last one. Default false. */
  loop?: boolean | undefined;
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

/**
 * A large picture with thumbnails, moved by finger, mouse, wheel, buttons and keys. Without script the
 * row scrolls and thumbnails are anchors.
 */
export function MediaGallery({
  items,
  index: given,
  defaultIndex = 0,
  onIndexChange,
  loop = false,
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
  const isLive = useInBrowser(() => true);
  const count = items.length;
  const [value, setIndex] = useControlled(given, defaultIndex, onIndexChange);
  const index = Math.min(Math.max(Math.trunc(value) || 0, 0), Math.max(count - 1, 0));
  const viewport = useSlides(index, loop, setIndex);
  const findSlide = (at: number) => viewport.current?.firstElementChild?.children[at];
  const { openAt, near, gallery } = useFullscreenGallery({
    items,
    label: name,
    backCloses,
    onIndexChange: setIndex,
    findTile: (at) => findSlide(at)?.querySelector("img"),
    findFocus: () => findSlide(index)?.querySelector("a"),
  });
  const current = items[index];
  if (!current) return null;

  const turn = (to: number) => {
    if (loop) setIndex((to + count) % count);
    else if (to >= 0 && to < count) setIndex(to);
  };
  /** Whether a slide stands beside the current one, also around the ends of a loop. */
  const isBeside = (at: number) => {
    const apart = Math.abs(at - index);
    return apart <= 1 || (loop && apart === count - 1);
  };
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
      event.preventDefault();
      const isRtl = isRightToLeft(event.currentTarget);
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
        <div ref={viewport} className={styles.viewport}>
          <div
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
                  (priority && at === defaultIndex) || (isLive && isBeside(at)) ? "eager" : "lazy"
                }
                isHidden={isLive && at !== index}
                onOpen={fullscreen ? (event) => openAt(at, event) : undefined}
                texts={texts}
              />
            ))}
          </div>
        </div>
        {count > 1 && (
          <>
            <IconButton
              label={texts.previous}
              variant="secondary"
              className={styles.previous}
              aria-disabled={(!loop && index === 0) || undefined}
              onClick={() => turn(index - 1)}
            >
              <ChevronLeft />
            </IconButton>
            <IconButton
              label={texts.next}
              variant="secondary"
              className={styles.next}
              aria-disabled={(!loop && index === count - 1) || undefined}
              onClick={() => turn(index + 1)}
            >
              <ChevronRight />
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
