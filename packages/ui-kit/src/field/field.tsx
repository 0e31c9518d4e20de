"use client";

import { useId, useState, type ComponentProps, type ReactNode } from "react";
import { CircleAlert } from "../icons/icons.ts";
import { joinClasses } from "../behaviours/class-names.ts";
import hidden from "../behaviours/visually-hidden.module.css";
import { FieldContext } from "./field-context.ts";
import styles from "./field.module.css";

export interface FieldProps extends Omit<ComponentProps<"div">, "id"> {
  /** Id of the control inside; by default made up. */
  id?: string | undefined;
  /** Name of the control, shown above it. */
  label: ReactNode;
  /** Reads the label to screen readers only. */
  hideLabel?: boolean | undefined;
  /** A quiet word of help under the control. */
  hint?: ReactNode;
  /** What is wrong; the control is invalid while it is there. */
  error?: ReactNode;
  /** Something at the end of the label's line: a counter, a link. */
  labelEnd?: ReactNode;
  /** Marks the label and requires the control. Default `false`. */
  required?: boolean | undefined;
  /** Disables the control inside. Default `false`. */
  disabled?: boolean | undefined;
}

/** Label, hint and error around one control, which takes its ids and states from here. */
export function Field(props: FieldProps) {
  const { id, label, hideLabel, hint, error, labelEnd, required, disabled, ...rest } = props;
  const ownId = useId();
  /** The id that the control brought along. */
  const [adopted, adoptId] = useState<string>();
  const controlId = id ?? ownId;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const hasError = error != null && error !== false && error !== "";
  const hasHint = hint != null && hint !== "";
  const state = {
    controlId,
    adoptId,
    labelId,
    describedBy: joinClasses(hasError && errorId, hasHint && hintId) || undefined,
    invalid: hasError,
    required: required ?? false,
    disabled: disabled ?? false,
  };
  return (
    <div
      {...rest}
      className={joinClasses(styles.root, rest.className)}
      data-disabled={disabled || undefined}
    >
      <div className={hideLabel ? hidden.hidden : styles.head}>
        <label id={labelId} htmlFor={adopted ?? controlId} className={styles.label}>
          {label}
          {required && (
            <span className={styles.mark} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {labelEnd != null && <span className={styles.labelEnd}>{labelEnd}</span>}
      </div>
      <FieldContext value={state}>{rest.children}</FieldContext>
      <div aria-live="polite" className={styles.errorRegion}>
        {hasError && (
          <p id={errorId} className={styles.error}>
            <CircleAlert />
            <span>{error}</span>
          </p>
        )}
      </div>
      {hasHint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
