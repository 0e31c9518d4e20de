"use client";

import type { ComponentProps } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { fillText } from "../locale/locale.ts";
import { ratingTexts } from "../locale/en.ts";
import { useLanguage, useSection } from "../locale/locale-context.ts";
import { Star } from "./star.tsx";
import styles from "./rating.module.css";

/** Stars of a rating. Specification, section 9. */
export const RATING_MAX = 5;

export interface RatingProps extends Omit<ComponentProps<"span">, "children"> {
  /** 0 to 5, tenths count; 0 or nothing is "no rating". */
  value: number | null | undefined;
  /** Height of a star in px; by default as high as the text around it. */
  size?: number | undefined;
  /** Writes the number beside the stars. */
  showValue?: boolean | undefined;
}

/** How much of the star at `index` (from 0) is filled at a rating, 0 to 1 in tenths. */
export function computeStarShare(value: number, index: number): number {
  return Math.round(Math.min(Math.max(value - index, 0), 1) * 10) / 10;
}

/** A rating to read. */
export function Rating({ value, size, showValue = false, ...rest }: RatingProps) {
  const code = useLanguage();
  const texts = useSection("rating", ratingTexts);
  const rating = value ?? 0;
  const number = rating.toLocaleString(code, { maximumFractionDigits: 1 });
  const label = rating > 0 ? fillText(texts.value, { value: number, max: RATING_MAX }) : texts.none;
  return (
    <span
      {...rest}
      role="img"
      aria-label={label}
      className={joinClasses(styles.root, rest.className)}
      style={size === undefined ? rest.style : { ...rest.style, fontSize: size }}
    >
      {Array.from({ length: RATING_MAX }, (_, index) => (
        <Star key={index} share={computeStarShare(rating, index)} />
      ))}
      {showValue && rating > 0 && (
        <span className={styles.value} aria-hidden="true">
          {number}
        </span>
      )}
    </span>
  );
}
