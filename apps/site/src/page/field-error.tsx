import styles from "./field-error.module.css";

interface FieldErrorProps {
  /** For `aria-describedby` of what it speaks of. */
  id: string;
  children: string;
}

/** What is wrong with a choice, at it: as the kit's fields say it of what is typed. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} role="alert">
      <svg viewBox="0 0 16 16" className={styles.sign} aria-hidden>
        <circle cx="8" cy="8" r="6.5" />
        <path d="M8 4.8v3.6M8 11.2h.01" />
      </svg>
      {children}
    </p>
  );
}
