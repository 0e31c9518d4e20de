import { typograph } from "@tour/blocks/format";
import styles from "./notice.module.css";

interface NoticeProps {
  title: string;
  text: string;
  action?: { text: string; href: string };
}

/** Says why there is nothing to see, and where to go from here. */
export function Notice({ title, text, action }: NoticeProps) {
  return (
    <section className={styles.notice}>
      <h2>{typograph(title)}</h2>
      <p>{typograph(text)}</p>
      {action && <a href={action.href}>{action.text}</a>}
    </section>
  );
}
