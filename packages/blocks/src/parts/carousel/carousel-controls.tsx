"use client";

import { turnPage, useCarousel, useSelected } from "@tour/ui-kit/carousel";
import { useEffect, useRef } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./carousel.module.css";
import { useCarouselKeys } from "./use-carousel-keys.ts";

interface CarouselControlsProps {
  isFree: boolean;
  /** Told once the row is moved by Embla. */
  onLive?: () => void;
}

/** The buttons of a `CarouselFrame`, and what moves the row that stands beside them. */
export function CarouselControls({ isFree, onLive }: CarouselControlsProps) {
  const button = useRef<HTMLButtonElement>(null);
  const embla = useCarousel(
    () =>
      button.current
        ?.closest("[data-carousel]")
        ?.querySelector<HTMLElement>("[data-carousel-viewport]"),
    { dragFree: isFree },
  );
  const { selected, stops, isKnown } = useSelected(embla);
  useCarouselKeys(embla);
  useEffect(() => {
    if (embla) onLive?.();
  }, [embla, onLive]);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={texts.row.previous}
        aria-disabled={selected === 0 || undefined}
        data-fits={(isKnown && stops < 2) || undefined}
        onClick={() => embla && turnPage(embla, -1)}
      >
        <span aria-hidden="true">←</span>
      </button>
      <button
        type="button"
        className={styles.button}
        aria-label={texts.row.next}
        aria-disabled={(isKnown && selected === stops - 1) || undefined}
        data-fits={(isKnown && stops < 2) || undefined}
        onClick={() => embla && turnPage(embla, 1)}
      >
        <span aria-hidden="true">→</span>
      </button>
    </>
  );
}
