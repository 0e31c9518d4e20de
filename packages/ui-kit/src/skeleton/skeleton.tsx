"use client";

import type { ComponentProps } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { skeletonTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import styles from "./skeleton.module.css";

export interface SkeletonProps extends ComponentProps<"span"> {
  /** `text` is as high as a line, `block` fills its box. Default `text`. */
  shape?: "text" | "block" | "circle" | undefined;
  /** Lines of text. Default 1. */
  lines?: number | undefined;
  /** Says that something is loading; give it to one skeleton of a group. */
  announce?: boolean | undefined;
}

/** The outline of what is about to come. */
export function Skeleton({ shape = "text", lines = 1, announce, ...rest }: SkeletonProps) {
  const texts = useSection("skeleton", skeletonTexts);
  return (
    <span {...rest} className={joinClasses(styles.root, rest.className)} data-shape={shape}>
      {announce && (
        <span role="status" className={hidden.hidden}>
          {texts.label}
        </span>
      )}
      {Array.from({ length: shape === "text" ? lines : 1 }, (_, index) => (
        <span key={index} className={styles.bone} aria-hidden="true" />
      ))}
    </span>
  );
}
