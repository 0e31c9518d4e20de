"use client";

import type { ReactNode } from "react";
import { joinClasses } from "../behaviours/class-names.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { useRadioState } from "../radio-group/radio-context.ts";
import { RadioGroup, type RadioGroupProps } from "../radio-group/radio-group.tsx";
import styles from "./segmented.module.css";

export interface SegmentedOption<Value extends string = string> {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** Shows the icon alone; the label is still read. */
  hideLabel?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedProps<Value extends string = string> extends Omit<
  RadioGroupProps<Value>,
  "children" | "orientation"
> {
  /** What can be chosen, in order. */
  options: readonly SegmentedOption<Value>[];
  /** Height: s 32, m 40 px. Default `m`. */
  size?: "s" | "m" | undefined;
  /** As wide as the container, all options equal. */
  fullWidth?: boolean | undefined;
}

/** A row of exclusive options; radios underneath. */
export function Segmented<Value extends string = string>({
  options,
  size = "m",
  fullWidth = false,
  className,
  ...group
}: SegmentedProps<Value>) {
  return (
    <RadioGroup
      {...group}
      orientation="none"
      className={joinClasses(
        styles.root,
        size === "s" && styles.small,
        fullWidth && styles.full,
        className,
      )}
    >
      {options.map((option) => (
        <Segment key={option.value} {...option} />
      ))}
    </RadioGroup>
  );
}

function Segment({ value, label, icon, hideLabel = false, disabled }: SegmentedOption) {
  const group = useRadioState();
  const isDisabled = disabled ?? group.disabled;
  return (
    <label
      className={styles.option}
      title={hideLabel ? label : undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        required={group.required}
        disabled={isDisabled}
        className={styles.input}
        onChange={() => group.choose(value)}
      />
      {icon != null && <span className={styles.icon}>{icon}</span>}
      <span className={hideLabel ? hidden.hidden : styles.label}>{label}</span>
    </label>
  );
}
