import { Children } from "react";
import type { ReactNode } from "react";
import { CarouselFrame } from "../carousel/carousel-frame.tsx";
import styles from "./scroll-row.module.css";

interface ScrollRowProps {
  /** Names the row for screen readers. */
  label: string;
  /** Width of an item: `card` about 340 px, `slim` about 280 px, `wide` nearly all of the content's. */
  size?: "card" | "slim" | "wide";
  /** Items have widths of their own: the row stops wherever it is let go. */
  isFree?: boolean;
  /** Nothing inside takes the focus: the row itself does, so that arrow keys scroll it. */
  takesFocus?: boolean;
  className?: string;
  /** List items. */
  children: ReactNode;
}

/** How many items of a size stand beside each other on a wide page. */
const fitting = { card: 3, slim: 4, wide: 1 };

/**
 * A row that one swipes: it starts at the content's edge, runs out at the window's, and always cuts
 * the last item, so that one sees that there is more. Stands in a `bleed` section.
 */
export function ScrollRow(props: ScrollRowProps) {
  const { label, size = "card", isFree = false, takesFocus, className, children } = props;
  return (
    <CarouselFrame
      label={label}
      count={Children.count(children)}
      fitting={isFree ? 1 : fitting[size]}
      isFree={isFree}
      className={styles.frame}
    >
      <ul
        role="list"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
        tabIndex={takesFocus ? 0 : undefined}
        className={`${styles.row} ${className ?? ""}`}
        data-size={size}
      >
        {children}
      </ul>
    </CarouselFrame>
  );
}
