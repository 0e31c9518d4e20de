"use client";

import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { useMergedRefs } from "../behaviours/merge-refs.ts";
import { useFieldControl } from "../field/field-context.ts";
import styles from "./checkbox.module.css";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  /** The text beside the box; clicking it toggles too. */
  children?: ReactNode;
  /** A quiet second line. */
  description?: ReactNode;
  /** Some, but not all, of what this box stands for is chosen. */
  indeterminate?: boolean | undefined;
  /** Told after the user ticked or cleared the box. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox with its label. `className` and `style` go to the label, the rest to it. */
export function Checkbox(props: CheckboxProps) {
  const { children, description, indeterminate = false, onCheckedChange, ...others } = props;
  const { onChange, className, style, ref, ...rest } = others;
  const control = useFieldControl(rest);
  const own = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRefs(own, ref);

  useLayoutEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  });

  return (
    <label
      className={joinClasses(styles.root, className)}
      style={style}
      data-disabled={control.disabled || undefined}
    >
      <input
        {...rest}
        {...control}
        ref={mergedRef}
        type="checkbox"
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
