"use client";

import type { ComponentProps } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { fillText, type Texts } from "../locale/locale.ts";
import { carouselIndicatorTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { listDots } from "./list-dots.ts";
import styles from "./carousel-indicator.module.css";

export interface CarouselIndicatorProps extends Omit<ComponentProps<"div">, "children" | "role"> {
  /** The current page, from 1. */
  value: number;
  /** How many pages there are. */
  pages: number;
  /** Dots at once; the row moves along with the page. Default 4. */
  max?: number | undefined;
  /** Makes the dots buttons. Without it they are a picture. */
  onValueChange?: ((page: number) => void) | undefined;
  /** Texts of this one instance; the others come from the `LocaleProvider`. */
  texts?: Partial<Texts["carouselIndicator"]> | undefined;
}

/** Dots that show which page of a gallery is open. Specification, section 9. */
export function CarouselIndicator(props: CarouselIndicatorProps) {
  const { value, pages, max, onValueChange, texts: own, ...rest } = props;
  const texts = useSection("carouselIndicator", carouselIndicatorTexts, own);
  if (pages < 2) return null;
  const dots = listDots(value, pages, max);
  const label = fillText(texts.label, { page: value, pages });
  const className = joinClasses(styles.root, rest.className);
  if (!onValueChange) {
    return (
      <div aria-label={label} {...rest} role="img" className={className}>
        {dots.map(({ page, isSmall }) => (
          <span key={page} className={styles.place}>
            <span
              className={styles.dot}
              data-current={page === value || undefined}
              data-small={isSmall || undefined}
            />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div aria-label={label} {...rest} role="group" className={className}>
      {dots.map(({ page, isSmall }) => (
        <button
          key={page}
          type="button"
          className={styles.place}
          aria-label={fillText(texts.page, { page })}
          aria-current={page === value ? "true" : undefined}
          onClick={() => onValueChange(page)}
        >
          <span
            className={styles.dot}
            data-current={page === value || undefined}
            data-small={isSmall || undefined}
          />
        </button>
      ))}
    </div>
  );
}
