import type { Ref } from "react";
import { ChevronDown } from "../icons/icons.ts";
import styles from "./calendar.module.css";

interface TitleButtonProps {
  /** "June 2026", or the year alone. */
  text: string;
  /** The text and what a press does. */
  label: string;
  isOpen?: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}

/** The name of what is shown; a press leads to a choice of others. */
export function TitleButton({ text, label, isOpen = false, ref, onClick }: TitleButtonProps) {
  return (
    <div className={styles.title}>
      <button
        ref={ref}
        type="button"
        className={styles.titleButton}
        aria-label={label}
        aria-expanded={isOpen}
        onClick={onClick}
      >
        {text}
        <ChevronDown />
      </button>
    </div>
  );
}
