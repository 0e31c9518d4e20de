"use client";

import type { ComponentProps } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { spinnerTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import styles from "./spinner.module.css";

export interface SpinnerProps extends ComponentProps<"span"> {
  /** Diameter in px; by default as high as the text around it. */
  size?: number | undefined;
  /** What is being waited for; an empty text hides the spinner from screen readers. */
  label?: string | undefined;
}

/** A turning ring for work whose length is not known. */
export function Spinner({ size, label, className, style, ...rest }: SpinnerProps) {
  const texts = useSection("spinner", spinnerTexts);
  const name = label ?? texts.label;
  return (
    <span
      {...rest}
      {...(name ? { role: "img", "aria-label": name } : { "aria-hidden": true })}
      className={joinClasses(styles.root, className)}
      style={size === undefined ? style : { ...style, fontSize: size }}
    />
  );
}
