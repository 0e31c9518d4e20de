"use client";

import { Children, useRef, type ComponentProps } from "react";
import { ChevronLeft, ChevronRight } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { IconButton } from "../button/icon-button.tsx";
import { fillText, type Texts } from "../locale/locale.ts";
import { carouselTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { CarouselIndicator } from "../carousel-indicator/carousel-indicator.tsx";
import { turnPage } from "./turn-page.ts";
import { useCarousel } from "./use-carousel.ts";
import { useSelected } from "./use-selected.ts";
import styles from "./carousel.module.css";

export interface CarouselProps extends ComponentProps<"div"> {
  /** Names the carousel for screen readers. */
  label: string;
  /** The first slide follows the last one. Default false. */
  loop?: boolean | undefined;
  /** Stops wherever it is let go instead of at a slide. Default false. */
  free?: boolean | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["carousel"]> | undefined;
}

/**
 * Slides in a row, moved by finger, mouse, wheel, buttons and dots. Each child is a slide, as wide as
 * `--carousel-slide` says. Without script the row scrolls.
 */
export function Carousel(props: CarouselProps) {
  const { label, loop = false, free = false, texts: own, className, children, ...rest } = props;
  const texts = useSection("carousel", carouselTexts, own);
  const viewport = useRef<HTMLDivElement>(null);
  const embla = useCarousel(() => viewport.current, { loop, dragFree: free });
  const { selected, stops, isKnown } = useSelected(embla);
  const slides = Children.toArray(children);
  const canTurn = (end: number) => (isKnown ? loop || selected !== end : end > 0);
  return (
    <div
      {...rest}
      role="group"
      aria-roledescription={texts.carousel}
      aria-label={label}
      className={joinClasses(styles.root, className)}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.row} data-loop={loop}>
          {slides.map((slide, place) => (
            <div
              key={place}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={fillText(texts.position, { index: place + 1, count: slides.length })}
              className={styles.slide}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls} hidden={slides.length < 2 || (isKnown && stops < 2)}>
        <IconButton
          label={texts.previous}
          aria-disabled={!canTurn(0) || undefined}
          onClick={() => embla && turnPage(embla, -1)}
        >
          <ChevronLeft />
        </IconButton>
        <CarouselIndicator
          value={selected + 1}
          pages={isKnown ? stops : slides.length}
          onValueChange={(page) => embla?.scrollTo(page - 1)}
        />
        <IconButton
          label={texts.next}
          aria-disabled={!canTurn(stops - 1) || undefined}
          onClick={() => embla && turnPage(embla, 1)}
        >
          <ChevronRight />
        </IconButton>
      </div>
    </div>
  );
}
