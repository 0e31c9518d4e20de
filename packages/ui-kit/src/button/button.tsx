"use client";

import type { MouseEvent, ReactNode } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { Action, type ActionProps } from "../link/action.tsx";
import { buttonTexts } from "../locale/en.ts";
import { useSection } from "../locale/locale-context.ts";
import { Spinner } from "../spinner/spinner.tsx";
import styles from "./button.module.css";

export type ButtonVariant = "primary" | "secondary" | "ghost" | "danger";
export type ButtonSize = "s" | "m" | "l";

export interface ButtonAppearance {
  /** Weight of the action; one `primary` a screen. Default `primary`. */
  variant?: ButtonVariant | undefined;
  /** Height: s 32, m 40, l 52 px; never under 44 px for a finger. Default `m`. */
  size?: ButtonSize | undefined;
  /** Keeps the width, shows a spinner and takes no clicks while work is going on. */
  loading?: boolean | undefined;
}

export type ButtonProps = ActionProps &
  ButtonAppearance & {
    /** A drawing before the text; the button is named by its text. */
    iconStart?: ReactNode;
    /** A drawing after the text; the button is named by its text. */
    iconEnd?: ReactNode;
    /** As wide as the container. */
    fullWidth?: boolean | undefined;
  };

function stopClick(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** An anchor with `href`, a router link with `to`, otherwise `<button type="button">`. */
export function Button({
  variant = "primary",
  size = "m",
  loading = false,
  iconStart,
  iconEnd,
  fullWidth = false,
  ...props
}: ButtonProps) {
  const texts = useSection("button", buttonTexts);
  return (
    <Action
      {...props}
      {...(loading && { "aria-disabled": true, "aria-busy": true, onClick: stopClick })}
      className={joinClasses(styles.root, props.className)}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
      data-full={fullWidth || undefined}
    >
      {iconStart != null && <span className={styles.icon}>{iconStart}</span>}
      <span className={styles.label}>{props.children}</span>
      {iconEnd != null && <span className={styles.icon}>{iconEnd}</span>}
      {loading && <Spinner className={styles.spinner} label={texts.loading} />}
    </Action>
  );
}
