"use client";

import type { ComponentProps, CSSProperties, ReactNode } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import { useFieldControl } from "../field/field-context.ts";
import styles from "./choice.module.css";

interface ChoiceLabelProps {
  /** The native box. */
  box: ReactNode;
  /** The words beside it; a press on them is one on the box. */
  children?: ReactNode;
  /** A quiet second line. */
  description?: ReactNode;
  disabled: boolean;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  "data-side"?: string | undefined;
  "data-look"?: string | undefined;
}

/** A box with its words: what checkboxes, radios and switches have in common. */
export function ChoiceLabel(props: ChoiceLabelProps) {
  const { box, children, description, disabled, className, ...rest } = props;
  return (
    <label
      {...rest}
      className={joinClasses(styles.root, className)}
      data-disabled={disabled || undefined}
    >
      {box}
      {children != null && (
        <span className={styles.text}>
          {children}
          {description != null && <span className={styles.description}>{description}</span>}
        </span>
      )}
    </label>
  );
}

/** The look of a box that is ticked, square or round. */
export const boxClass = styles.box;

export interface TickProps extends Omit<ComponentProps<"input">, "type" | "size"> {
  /** The text beside the box; clicking it toggles too. */
  children?: ReactNode;
  /** A quiet second line. */
  description?: ReactNode;
  /** Told after the user ticked or cleared the box. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A native checkbox in its label. `className` and `style` go to the label, the rest to the box. */
export function Tick(
  props: TickProps & {
    inputClass: string | undefined;
    labelClass?: string | undefined;
    "data-side"?: string;
  },
) {
  const { children, description, onCheckedChange, onChange, className, style, ...others } = props;
  const { inputClass, labelClass, "data-side": side, ...rest } = others;
  const control = useFieldControl(rest);
  return (
    <ChoiceLabel
      box={
        <input
          {...rest}
          {...control}
          type="checkbox"
          className={inputClass}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
      }
      description={description}
      disabled={control.disabled}
      className={joinClasses(labelClass, className)}
      style={style}
      data-side={side}
    >
      {children}
    </ChoiceLabel>
  );
}
