import { typographHtml } from "../../format/typography.ts";
import styles from "./rich-text.module.css";

interface RichTextProps {
  /** HTML that the server has cleaned. */
  html: string;
  /** Dotted path of the text in the block's content. */
  at?: string;
  className?: string;
}

/** A formatted text of the content; nothing when it is empty. */
export function RichText({ html, at, className }: RichTextProps) {
  if (!html.trim() || html === "<p></p>") return null;
  return (
    <div
      className={`${styles.text} ${className ?? ""}`}
      data-at={at}
      data-rich={at && ""}
      dangerouslySetInnerHTML={{ __html: typographHtml(html) }}
    />
  );
}
