"use client";

import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { useFieldControl } from "../field/field-context.ts";
import styles from "./switch.module.css";

export interface SwitchProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  /** The text beside the switch. */
  children?: ReactNode;
  /** A quiet second line. */
  description?: ReactNode;
  /** Where the switch stands: before its text, or at the far end of the line. Default `start`. */
  side?: "start" | "end" | undefined;
  /** Told after the user turned it on or off. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that takes effect at once. `className` and `style` go to the label. */
export function Switch(props: SwitchProps) {
  const { children, description, side = "start", onCheckedChange, ...others } = props;
  const { onChange, className, style, ...rest } = others;
  const control = useFieldControl(rest);
  return (
    <label
      className={joinClasses(styles.root, className)}
      style={style}
      data-side={side}
      data-disabled={control.disabled || undefined}
    >
      <input
        {...rest}
        {...control}
        type="checkbox"
        role="switch"
        className={styles.input}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.currentTarget.checked);
        }}
      />
      {children != null && (
        <span className={styles.text}>
          {children}
          {description != null && <span className={styles.description}>{description}</span>}
        </span>
      )}
    </label>
  );
}
