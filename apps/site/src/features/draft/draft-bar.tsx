import { draftTexts as texts } from "../../texts/draft.ru.ts";
import styles from "./draft-bar.module.css";

const day = new Intl.DateTimeFormat("ru", {
  day: "numeric",
  month: "long",
  timeZone: "Europe/Moscow",
});

/** Says above a page of a draft what it is, and until when it can be seen. */
export function DraftBar({ expiresAt }: { expiresAt: string }) {
  return (
    <aside className={styles.bar}>
      <p className={styles.words}>{texts.bar(day.format(new Date(expiresAt)))}</p>
      <p className={styles.quiet}>{texts.off}</p>
    </aside>
  );
}
