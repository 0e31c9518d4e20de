"use client";

import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { useFieldControl } from "../field/field-context.ts";
import box from "./control-box.module.css";
import { ControlBox } from "./control-box.tsx";
import styles from "./input.module.css";

export interface InputProps extends Omit<ComponentProps<"input">, "size"> {
  /** Height: s 32, m 40, l 52 px; never under 44 px for a finger. Default `m`. */
  size?: "s" | "m" | "l" | undefined;
  /** An icon or a word before the text. */
  start?: ReactNode;
  /** An icon, a unit or a small button after the text. */
  end?: ReactNode;
  /** The new text on every input. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** One line of text. `className` and `style` go to the box, all else to the `<input>`. */
export function Input({
  size,
  start,
  end,
  onValueChange,
  onChange,
  className,
  style,
  ...rest
}: InputProps) {
  const control = useFieldControl(rest);
  return (
    <ControlBox
      className={className}
      style={style}
      size={size}
      invalid={control["aria-invalid"]}
      disabled={control.disabled}
    >
      {start != null && <span className={styles.side}>{start}</span>}
      <input
        type="text"
        {...rest}
        {...control}
        className={joinClasses(box.control, styles.input)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.currentTarget.value);
        }}
      />
      {end != null && <span className={styles.side}>{end}</span>}
    </ControlBox>
  );
}
