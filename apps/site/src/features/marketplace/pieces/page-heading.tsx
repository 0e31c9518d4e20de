import { typograph } from "@tour/blocks/format";
import styles from "./page-heading.module.css";

interface PageHeadingProps {
  title: string;
  /** How many there are, in words; nothing where there are none. */
  count: string | false;
  /** What there is to say of them. */
  lead?: string | undefined;
  /** Where it stands on its page. */
  className?: string | undefined;
}

/** What a page of the marketplace lists, and how many. */
export function PageHeading({ title, count, lead, className }: PageHeadingProps) {
  return (
    <header className={`${styles.heading} ${className ?? ""}`}>
      <h1>{typograph(title)}</h1>
      {count && <p>{count}</p>}
      {lead && <p className={styles.lead}>{typograph(lead)}</p>}
    </header>
  );
}
