"use client";

import type { ComponentProps, ReactNode } from "react";
import { X } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import { fillText } from "../locale/locale.ts";
import { tagTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import styles from "./tag.module.css";

export interface TagProps extends ComponentProps<"span"> {
  /** Default `neutral`. */
  tone?: "neutral" | "accent" | "success" | "warning" | "danger" | undefined;
  /** Height: s 22, m 28 px. Default `m`. */
  size?: "s" | "m" | undefined;
  /** A drawing before the text. */
  icon?: ReactNode;
  /** Shows a button that takes the tag away. */
  onRemove?: (() => void) | undefined;
  /** Name of that button; by default made from the text. */
  removeLabel?: string | undefined;
}

/** A short word about a thing: a state, a kind, a chosen value. */
export function Tag(props: TagProps) {
  const { tone = "neutral", size = "m", icon, onRemove, removeLabel, ...rest } = props;
  const texts = useSection("tag", tagTexts);
  const name = typeof rest.children === "string" ? rest.children : "";
  return (
    <span
      {...rest}
      className={joinClasses(styles.root, rest.className)}
      data-tone={tone}
      data-size={size}
      data-removable={onRemove ? true : undefined}
    >
      {icon}
      <span className={styles.text}>{rest.children}</span>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={removeLabel ?? fillText(texts.remove, { name }).trim()}
          onClick={onRemove}
        >
          <X />
        </button>
      )}
    </span>
  );
}
