import { comparisonTexts as texts } from "../../../texts/comparison.ru.ts";
import styles from "./tour-card.module.css";

interface CompareLinkProps {
  id: number;
  title: string;
}

/** Leads to the comparison; a script makes it a button that puts the tour among those picked. */
export const CompareLink = ({ id, title }: CompareLinkProps) => (
  <a
    className={styles.compare}
    href={`/compare?tours=${id}`}
    rel="nofollow"
    aria-label={texts.compareTour(title)}
    data-compare
  >
    {texts.compare}
  </a>
);
