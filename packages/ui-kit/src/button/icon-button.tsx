"use client";

import { joinClasses } from "../behaviours/class-names.ts";
import type { ActionProps } from "../link/action.tsx";
import { Button, type ButtonAppearance } from "./button.tsx";
import styles from "./button.module.css";

export type IconButtonProps = ActionProps &
  ButtonAppearance & {
    /** What the button does; read by screen readers and shown as the native tooltip. */
    label: string;
  };

/** A square button whose only content is an icon. Default variant `ghost`. */
export function IconButton({ label, variant = "ghost", ...props }: IconButtonProps) {
  return (
    <Button
      title={label}
      aria-label={label}
      {...props}
      variant={variant}
      className={joinClasses(styles.square, props.className)}
    />
  );
}
