import { typograph } from "../../format/typography.ts";
import type { TourMark } from "../tour-mark/tour-mark.ts";
import styles from "./prose.module.css";

interface ProseProps {
  /** Plain text; its lines are paragraphs. */
  text: string;
  mark?: TourMark;
  className?: string;
}

/** A plain text of several paragraphs, for example of the tour; nothing when it is empty. */
export function Prose({ text, mark, className }: ProseProps) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim());
  if (paragraphs.length === 0) return null;
  return (
    <div {...mark} className={`${styles.prose} ${className ?? ""}`}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{typograph(paragraph)}</p>
      ))}
    </div>
  );
}
