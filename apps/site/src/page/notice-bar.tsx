import type { ShownNotice } from "@tour/api";
import { texts } from "../texts/ru.ts";
import styles from "./notice-bar.module.css";

/** What the site says above its header, until its time. Plain words: markup in them is text. */
export function NoticeBar({ notice: { text, until } }: { notice: ShownNotice }) {
  return (
    <aside className={styles.notice} aria-label={texts.notice} data-notice-until={until}>
      <p className={styles.words}>{text}</p>
    </aside>
  );
}
