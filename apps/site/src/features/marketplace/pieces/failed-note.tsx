import type { HTMLAttributes } from "react";
import linkButton from "../../../page/link-button.module.css";
import styles from "./failed-note.module.css";

interface FailedNoteProps extends HTMLAttributes<HTMLElement> {
  text: string;
  retry: string;
}

/** Says that what was asked for did not come, and offers to ask again; hidden until a script shows it. */
export const FailedNote = ({ text, retry, className, ...props }: FailedNoteProps) => (
  <div role="alert" className={`${styles.note} ${className ?? ""}`} hidden {...props}>
    <span>{text}</span>
    <button type="button" className={linkButton.link}>
      {retry}
    </button>
  </div>
);
