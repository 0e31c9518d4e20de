import type { ReactNode } from "react";
import { texts } from "../../texts/ru.ts";
import { CarouselControls } from "./carousel-controls.tsx";
import styles from "./carousel.module.css";

interface CarouselFrameProps {
  /** Names the carousel for screen readers. */
  label: string;
  /** How many slides there are. */
  count: number;
  /** So many slides fit on a wide page: it has no buttons for them. Default 1. */
  fitting?: number;
  /** Stops wherever it is let go: slides are of different widths. */
  isFree?: boolean;
  /** Where the buttons are: `above` the row, at its end, or `inside`, at both sides. */
  buttons?: "above" | "inside";
  className?: string;
  /** The row: one list that scrolls and snaps by itself. */
  children: ReactNode;
}

/**
 * Makes a row a carousel: with buttons, and moved by mouse and finger. What does that comes with the
 * first touch (`awaitCarousels`); until then, and without script, the row scrolls by itself.
 */
export function CarouselFrame(props: CarouselFrameProps) {
  const { label, count, fitting = 1, isFree = false, buttons = "above", className } = props;
  return (
    <div
      role="group"
      aria-roledescription={texts.row.carousel}
      aria-label={label || texts.row.label}
      className={`${styles.frame} ${className ?? ""}`}
      data-carousel={isFree ? "free" : "snap"}
    >
      <div
        className={styles.controls}
        data-carousel-controls=""
        data-buttons={buttons}
        data-few={count <= fitting || undefined}
      >
        <CarouselControls isFree={isFree} />
      </div>
      <div className={styles.viewport} data-carousel-viewport="">
        {props.children}
      </div>
    </div>
  );
}
