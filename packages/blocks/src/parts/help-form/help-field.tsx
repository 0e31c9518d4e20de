"use client";

import { useId } from "react";
import styles from "./help-form.module.css";

interface HelpFieldProps {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  set: (value: string) => void;
  type?: "text" | "tel";
  autoComplete?: string;
  /** Several lines. */
  isLong?: boolean;
}

/** A field under its name, with what is wrong with it. */
export function HelpField(props: HelpFieldProps) {
  const { name, label, value, error, set, type = "text", autoComplete, isLong = false } = props;
  const id = useId();
  const shared = {
    id,
    name,
    value,
    className: styles.input,
    "aria-invalid": error !== undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {isLong ? (
        <textarea
          {...shared}
          rows={4}
          maxLength={4000}
          onChange={(event) => set(event.currentTarget.value)}
        />
      ) : (
        <input
          {...shared}
          type={type}
          maxLength={120}
          autoComplete={autoComplete}
          onChange={(event) => set(event.currentTarget.value)}
        />
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
