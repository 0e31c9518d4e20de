import type { ReactNode, Ref } from "react";
import { texts } from "../../texts/ru.ts";
import styles from "./scroll-row.module.css";

interface ScrollRowProps {
  /** Width of an item: `card` about 340 px, `slim` about 280 px, `wide` nearly all of the content's. */
  size?: "card" | "slim" | "wide";
  /** Nothing inside takes the focus: the row itself does, so that arrow keys scroll it. */
  takesFocus?: boolean;
  className?: string;
  ref?: Ref<HTMLUListElement>;
  /** List items. */
  children: ReactNode;
}

/**
 * A row that one swipes: it starts at the content's edge, runs out at the window's, and always cuts
 * the last item, so that one sees that there is more. Stands in a `bleed` section. Where the browser
 * can draw scroll buttons by itself, it does.
 */
export function ScrollRow({ size = "card", takesFocus, className, ref, children }: ScrollRowProps) {
  return (
    <ul
      ref={ref}
      role="list"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={takesFocus ? 0 : undefined}
      className={`${styles.row} ${className ?? ""}`}
      data-size={size}
      data-previous={texts.row.previous}
      data-next={texts.row.next}
    >
      {children}
    </ul>
  );
}
